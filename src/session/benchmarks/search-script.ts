import { readManifest } from '../../build/install/read-manifest.ts'
import type { Host } from '../../host/host.ts'
import type { Build } from '../../model/build/build.ts'
import type { Found } from '../../plan/finding/discover.ts'
import { benchScriptOf, foundInScript } from '../../plan/finding/found-in-script.ts'

/**
 * What the benchmark script of a side's package.json runs, for packages without a
 * folder of benchmarks. It is started directly, never by a shell.
 *
 * @returns nothing, and the reason, if there is such a script that cannot be started directly
 */
export async function searchScript(
  { directory, packageDirectory }: Pick<Build, 'directory' | 'packageDirectory'>,
  host: Host,
): Promise<{ readonly found: readonly Found[]; readonly refused: string | null }> {
  const nothing = { found: [], refused: null }
  // Scripts run in the folder of their package, but commands run at the top of the tree.
  if (directory !== packageDirectory) return nothing
  const manifest = await readManifest(directory, host)
  const script = manifest === null ? null : benchScriptOf(manifest)
  if (script === null) return nothing
  if (!script.ok) return { found: [], refused: script.reason }
  const text =
    script.file === null ? '' : await readScript(host.files.join(directory, script.file), host)
  return { found: [foundInScript(script, text)], refused: null }
}

/**
 * A stranger wrote the path: anything that is not a file of the tree, such as a link to a device,
 * is not read.
 */
async function readScript(path: string, { files }: Host): Promise<string> {
  return (await files.kindOf(path)) === 'file' ? ((await files.read(path)) ?? '') : ''
}
