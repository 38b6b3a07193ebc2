import type { Host } from '../../host/host.ts'
import type { Target } from '../targets/target.ts'

/** Absolute folder of the programs that run and watch suites of other tools. */
export function adaptersFolder(
  { harnessPath }: Pick<Target, 'harnessPath'>,
  files: Pick<Host['files'], 'join'>,
): string {
  return files.join(harnessPath, '..', 'adapters')
}
