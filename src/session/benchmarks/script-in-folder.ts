import type { Host } from '../../host/host.ts'
import type { Build } from '../../model/build/build.ts'
import type { ChosenScript } from '../../plan/finding/discover.ts'
import { benchScriptIn } from './bench-script-in.ts'

/**
 * The file of the benchmark folder that the benchmark script of a side's package.json, or else of the
 * folder's own, runs: its author wants that file to be run, and not its helpers beside it.
 *
 * @param folder - absolute path of the side's benchmark folder
 * @returns `null` when there is no such script, or it runs something else
 */
export async function scriptInFolder(
  { packageDirectory }: Pick<Build, 'packageDirectory'>,
  folder: string,
  host: Host,
): Promise<ChosenScript | null> {
  return (await chosenIn(packageDirectory, folder, host)) ?? (await chosenIn(folder, folder, host))
}

async function chosenIn(
  directory: string,
  folder: string,
  host: Host,
): Promise<ChosenScript | null> {
  const script = await benchScriptIn(directory, host)
  if (script?.ok !== true || script.file === null) return null
  const { file, words, name } = script
  const path = host.files.relative(folder, host.files.join(directory, file))
  if (path === '' || path.startsWith('..')) return null
  const at = words.indexOf(file)
  return { name, path, before: words.slice(0, at), words: words.slice(at + 1) }
}
