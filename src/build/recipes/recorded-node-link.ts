import type { Files } from '../../host/files/files.ts'
import type { Build } from '../../model/build/build.ts'
import type { RecordedLink } from '../addon/recorded-links.ts'
import { nodeLink } from './keep-node-link.ts'

/** How the Node.js that was built of a side was linked; `null` when that was not kept. */
export async function recordedNodeLink(
  { packageDirectory, runtime }: Pick<Build, 'packageDirectory' | 'runtime'>,
  files: Files,
): Promise<RecordedLink | null> {
  const cwd = files.join(packageDirectory, nodeLink)
  const command = (await files.read(files.join(cwd, 'line')))?.trim() ?? ''
  return command === '' ? null : { kind: 'node', path: runtime.path, cwd, command }
}
