import type { Host } from '../../host/host.ts'
import type { Build } from '../../model/build/build.ts'
import type { Found } from '../../plan/finding/discover.ts'
import { foundInScript } from '../../plan/finding/found-in-script.ts'
import { benchScriptIn } from './bench-script-in.ts'
import { suitesAtTop } from './suites-at-top.ts'

/** What there is to measure at the top of a package. */
interface FoundAtTop {
  readonly found: readonly Found[]
  readonly refused: string | null
  /** Where that is, in words. */
  readonly place: string
}

/**
 * What the benchmark script of a side's package.json runs, or else the suites beside it, for packages
 * without a folder of benchmarks. It is started directly, never by a shell.
 *
 * @returns nothing, and the reason, if there is such a script that cannot be started directly
 */
export async function searchScript(
  { directory, packageDirectory }: Pick<Build, 'directory' | 'packageDirectory'>,
  host: Host,
): Promise<FoundAtTop> {
  const place = 'package.json'
  const nothing = { found: [], refused: null, place }
  // Scripts run in the folder of their package, but commands run at the top of the tree.
  if (directory !== packageDirectory) return nothing
  const script = await benchScriptIn(directory, host)
  if (script?.ok !== true) {
    const found = await suitesAtTop(directory, host)
    if (found.length > 0) return { found, refused: null, place: 'the top of the package' }
    return script === null ? nothing : { ...nothing, refused: script.reason }
  }
  const text =
    script.file === null ? '' : await readScript(host.files.join(directory, script.file), host)
  return { ...nothing, found: [foundInScript(script, text)] }
}

/**
 * A stranger wrote the path: anything that is not a file of the tree, such as a link to a device,
 * is not read.
 */
async function readScript(path: string, { files }: Host): Promise<string> {
  return (await files.kindOf(path)) === 'file' ? ((await files.read(path)) ?? '') : ''
}
