import type { Host } from '../host/host.ts'
import { isScriptPath } from '../model/is-script-path.ts'

// Nobody edits a larger script by hand, and a file with holes may claim any size.
const mostBytes = 1_000_000

/**
 * The scripts that a folder of benchmarks has, by path relative to it, with their texts; none where there is
 * no such folder. Links are not followed.
 *
 * @param folder - absolute path
 */
export async function scriptsBefore(
  folder: string,
  { files }: Pick<Host, 'files'>,
): Promise<ReadonlyMap<string, string>> {
  const scriptsByPath = new Map<string, string>()
  if ((await files.list(folder)).length === 0) return scriptsByPath
  for (const path of await files.walk(folder)) {
    if (!isScriptPath(path)) continue
    const full = files.join(folder, path)
    if ((await files.sizeBytes(full)) > mostBytes) continue
    scriptsByPath.set(path, (await files.read(full)) ?? '')
  }
  return scriptsByPath
}
