import type { Adapter } from '../adapters/adapter.ts'
import { adapters } from '../adapters/index.ts'
import { joinedPath } from '../model/joined-path.ts'
import { scriptFactsOf, type ScriptFacts, type ScriptText } from './script-facts.ts'

/** What may stand at the end of a path that a command or an import leaves out. */
export const pathEndings: readonly string[] = ['', '/index'].flatMap((start) =>
  ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '.json', ''].map((suffix) => start + suffix),
)

/** The first of the paths that a name without its ending may mean; `undefined` where there is none. */
export function pathNamed(name: string, isThere: (path: string) => boolean): string | undefined {
  // A name of the folder itself is empty.
  return pathEndings.map((suffix) => (name + suffix).replace(/^\//, '')).find(isThere)
}

/** A script that was read. */
export interface ReadScript {
  readonly facts: ScriptFacts
  /** The tool that it imports itself; `null` without one. */
  readonly tool: Adapter | null
  /** Paths of the scripts that it imports, or starts as threads. */
  readonly uses: readonly string[]
}

/** Scripts by path. */
export type ReadScripts = ReadonlyMap<string, ReadScript>

/** Reads scripts that may import each other. */
export function readScripts(
  scripts: readonly ScriptText[],
  packageName: string | undefined,
): ReadScripts {
  const paths = new Set(scripts.map(({ path }) => path))
  return new Map(
    scripts.map((script) => {
      const facts = scriptFactsOf(script)
      const relativePaths = relativeImportsOf(script, facts)
      const threads = scripts.filter(({ path }) =>
        facts.threads.includes(path.slice(path.lastIndexOf('/') + 1)),
      )
      const uses = [
        ...relativePaths.flatMap((name) => pathNamed(name, (path) => paths.has(path)) ?? []),
        ...threads.map(({ path }) => path),
      ]
      const readScript = {
        facts,
        tool: ownTool(script, facts, relativePaths, packageName),
        uses: uses.filter((path) => path !== script.path),
      }
      return [script.path, readScript] as const
    }),
  )
}

/** The tool that a script is written for: its own, or that of a script which it uses. */
export function toolOf(path: string, scripts: ReadScripts): Adapter | null {
  const tools = [...reachedFrom(path, scripts)].flatMap((each) => {
    const tool = scripts.get(each)?.tool ?? null
    // One with a program of its own starts its files itself, and none that imports them.
    return tool === null || (each !== path && tool.programCommand !== undefined) ? [] : [tool]
  })
  return tools[0] ?? null
}

/** Whether one of some others uses a script. Of those that use each other, the first is used by none. */
export function isPartOfAny(
  path: string,
  otherPaths: readonly string[],
  scripts: ReadScripts,
): boolean {
  const usedPaths = reachedFrom(path, scripts)
  return otherPaths.some(
    (otherPath) =>
      otherPath !== path &&
      reachedFrom(otherPath, scripts).has(path) &&
      !(usedPaths.has(otherPath) && path < otherPath),
  )
}

function reachedFrom(path: string, scripts: ReadScripts): ReadonlySet<string> {
  const reachedPaths = new Set([path])
  for (const each of reachedPaths)
    for (const usedPath of scripts.get(each)?.uses ?? []) reachedPaths.add(usedPath)
  return reachedPaths
}

/** Paths of a script's relative imports, as written, relative to the folder; one that leads out begins with `../`. */
export function relativeImportsOf(
  { path }: Pick<ScriptText, 'path'>,
  { imports }: Pick<ScriptFacts, 'imports'>,
): readonly string[] {
  return imports
    .filter((specifier) => /^\.\.?(?:\/|$)/.test(specifier))
    .map((specifier) => joinedPath(`${path}/..`, specifier).replace(/\.[cm]?[jt]s$/, ''))
}

function ownTool(
  { path, text }: ScriptText,
  { imports }: ScriptFacts,
  relativePaths: readonly string[],
  packageName: string | undefined,
): Adapter | null {
  const tools = Object.values(adapters)
  const adapter = tools.find(
    (tool) =>
      tool.packageName !== undefined &&
      ([tool.packageName, ...(tool.otherNames ?? [])].some((name) => imports.includes(name)) ||
        // The examples of a tool itself import it by a path.
        (tool.packageName === packageName &&
          relativePaths.some((each) => each.startsWith('..')))) &&
      tool.isSuite?.(text) !== false,
  )
  return adapter ?? tools.find(({ needsNoImport }) => needsNoImport?.(path, text) === true) ?? null
}
