import type { Host } from '../host/host.ts'
import type { Seat } from './seat.ts'

/** Absolute folder of the programs that run and watch suites of other tools. */
export function adaptersFolder(
  { harnessPath }: Pick<Seat, 'harnessPath'>,
  files: Pick<Host['files'], 'join'>,
): string {
  return files.join(harnessPath, '..', 'adapters')
}
