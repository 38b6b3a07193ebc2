import type { Host } from '../../host/host.ts'
import { adapterOf, type ScriptText } from '../../plan/finding/adapter-of.ts'
import { exportsAny, suitesIn } from '../../plan/finding/discover.ts'
import { otherRuntimeOf } from '../../plan/finding/other-runtime-of.ts'
import { someOf } from '../../model/some-of.ts'

/** A folder of scripts that import a tool for benchmarks. */
export interface SuiteFolder {
  /** Relative to the top of the tree, with forward slashes. */
  readonly path: string
  /** Whether its name says what it is for; others have everything else in them, too. */
  readonly isNamed: boolean
  readonly scripts: number
}

const mostScripts = 3000
const mostBytes = 200_000
const named = /bench|perf/i
/** What others wrote, what a build writes, and what hides. */
const skipped = /^(?:node_modules|dist|build|coverage|\..*)$/

/**
 * Folders of scripts that import a tool that can be read, outside of what is installed or built, the
 * largest first. A folder that is named for it counts with all below it.
 *
 * @param top - absolute path of the tree that is searched; nothing of it is run
 */
export async function suitesElsewhere(top: string, host: Host): Promise<readonly SuiteFolder[]> {
  const { files } = host
  const found = new Map<string, number>()
  for (const path of await scriptsBelow(top, host)) {
    const folder = folderOf(path)
    // Tests of a tool's own kind import it, too; the top has everything else beside it.
    if (folder === '' || !named.test(path)) continue
    const full = files.join(top, path)
    if ((await files.kindOf(full)) !== 'file' || (await files.sizeBytes(full)) > mostBytes) continue
    const text = (await files.read(full)) ?? ''
    if (adapterOf({ path, text }) !== null) found.set(folder, (found.get(folder) ?? 0) + 1)
  }
  return [...found]
    .map(([path, scripts]) => ({ path, scripts, isNamed: named.test(path) }))
    .toSorted((one, other) => other.scripts - one.scripts || (one.path < other.path ? -1 : 1))
}

/**
 * The scripts of such a folder that are suites, or get theirs from one that they import: nobody has said
 * that the others are benchmarks.
 */
export function onlySuites<T extends ScriptText>(scripts: readonly T[]): readonly T[] {
  return scripts.filter(
    (script) =>
      adapterOf(script) !== null ||
      (!exportsAny(script) && suitesIn(script, scripts).some(exportsAny)),
  )
}

/**
 * What a person is told about such folders when one is taken: the others are not measured.
 *
 * @returns `null` when there are no others
 */
export function othersNote([taken, ...others]: readonly SuiteFolder[]): string | null {
  if (taken === undefined || others.length === 0) return null
  const shown = someOf(others.map(({ path }) => path))
  return `suites of ${shown} are left out beside those of ${taken.path}: name a folder with --benchmarks`
}

/**
 * What a person is told of suites outside of the folder of benchmarks, which are not measured; `null`
 * without any.
 *
 * @param taken - path of that folder, relative to the top of the tree
 */
export async function besideNote(top: string, taken: string, host: Host): Promise<string | null> {
  const elsewhere = await suitesElsewhere(top, host)
  const others = elsewhere.filter(({ path }) => !`${path}/`.startsWith(`${taken}/`))
  return othersNote([{ path: taken, isNamed: true, scripts: 0 }, ...others])
}

/**
 * Where there is no suite that can be read: the folders that are named for benchmarks and hold scripts,
 * in words; `null` without any.
 */
export async function scriptsNote(top: string, host: Host): Promise<string | null> {
  const paths = await scriptsBelow(top, host)
  const expected = 'expected benchmarks in the usual folders or a script of package.json, got'
  const foreign = await forOtherRuntime(top, paths, host)
  if (foreign !== null) return `${expected} ${foreign}`
  const own = [...new Set(paths.map(folderOf))].filter((path) =>
    named.test(path.split('/').at(-1) ?? ''),
  )
  if (own.length > 0)
    return `${expected} scripts in ${someOf(own)} that use no known tool: name the folder with --benchmarks to measure each as a whole process`
  const file =
    paths.find((path) => /^(?:bench|perf)[\w.-]*\.[cm]?js$/i.test(path)) ??
    paths.find((path) => /\/bench(?:mark)?s?\.[cm]?js$/i.test(path))
  return file === undefined
    ? null
    : `${expected} ${file}, which uses no known tool: measure it as a whole process by --commands 'bench=node ${file}'`
}

/** What is named for benchmarks and needs Deno or Bun, and what to do about it; `null` without any. */
async function forOtherRuntime(
  top: string,
  paths: readonly string[],
  { files }: Host,
): Promise<string | null> {
  const found: { readonly path: string; readonly isBench: boolean; readonly runtime: string }[] = []
  const candidates = paths.filter((one) => named.test(one))
  for (const path of candidates) {
    const full = files.join(top, path)
    if ((await files.kindOf(full)) !== 'file' || (await files.sizeBytes(full)) > mostBytes) continue
    const text = (await files.read(full)) ?? ''
    const runtime = otherRuntimeOf(text)
    if (runtime !== null) found.push({ path, runtime, isBench: /\bDeno\.bench\s*\(/.test(text) })
  }
  const isAll = found.length === candidates.length
  const one = found.find(({ isBench }) => isBench) ?? (isAll ? found[0] : undefined)
  if (one === undefined) return null
  const its = found.filter(({ runtime }) => runtime === one.runtime).map(({ path }) => path)
  const what = `${someOf(its)}, which ${its.length === 1 ? 'needs' : 'need'} ${one.runtime}`
  return one.isBench
    ? `${what}: name what to measure by --commands 'bench@deno-bench=deno bench ${one.path}'`
    : `${what}: benchmarks run by Node.js`
}

/** The topmost folder that is named for benchmarks, or else the one that the script is in. */
function folderOf(path: string): string {
  const folders = path.split('/').slice(0, -1)
  const at = folders.findIndex((name) => named.test(name))
  return folders.slice(0, at < 0 ? folders.length : at + 1).join('/')
}

/** Paths relative to the top, of as many scripts as a look may take. */
async function scriptsBelow(top: string, { files }: Host): Promise<readonly string[]> {
  const found: string[] = []
  const folders = ['']
  for (let at = 0; at < folders.length && found.length < mostScripts; at += 1) {
    const folder = folders[at] ?? ''
    const entries = await files.list(folder === '' ? top : files.join(top, folder))
    for (const { name, directory } of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (directory && !skipped.test(name)) folders.push(path)
      if (!directory && /\.[cm]?[jt]s$/.test(name)) found.push(path)
    }
  }
  return found.slice(0, mostScripts)
}
