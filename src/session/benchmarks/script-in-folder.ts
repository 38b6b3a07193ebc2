import { readManifest } from '../../build/install/read-manifest.ts'
import type { Host } from '../../host/host.ts'
import type { Build } from '../../model/build/build.ts'
import type { ChosenScript } from '../../plan/finding/discover.ts'
import { benchScriptOf } from '../../plan/finding/found-in-script.ts'

/**
 * The file of the benchmark folder that the benchmark script of a side's package.json
 * runs: its author wants that file to be run, and not its helpers beside it.
 *
 * @param folder - absolute path of the side's benchmark folder
 * @returns `null` when there is no such script, or it runs something else
 */
export async function scriptInFolder(
  { packageDirectory }: Pick<Build, 'packageDirectory'>,
  folder: string,
  host: Host,
): Promise<ChosenScript | null> {
  const manifest = await readManifest(packageDirectory, host)
  const script = manifest === null ? null : benchScriptOf(manifest)
  if (script?.ok !== true || script.file === null) return null
  const { file, words, name } = script
  const path = host.files.relative(folder, host.files.join(packageDirectory, file))
  if (path === '' || path.startsWith('..')) return null
  const at = words.indexOf(file)
  return { name, path, before: words.slice(0, at), words: words.slice(at + 1) }
}
