import type { Adapter } from '../../adapters/adapter.ts'
import { adapters } from '../../adapters/index.ts'

/** A script, and the package whose benchmarks it is one of. */
export interface ScriptText {
  /** Path relative to the benchmark folder, with forward slashes. */
  readonly path: string
  readonly text: string
  /** Name of the package that the folder is in. */
  readonly packageName?: string | undefined
  /** The texts of what it imports from outside of the folder. */
  readonly helpers?: readonly string[]
}

/**
 * The adapter of the tool that a script imports, or `null` when there is none. Decided by the
 * script's text without what is there for types only, or by a module from outside of the folder. The
 * examples of a tool itself import it by a path out of the benchmark folder.
 */
export function adapterOf({
  path,
  text: all,
  packageName,
  helpers = [],
}: ScriptText): Adapter | null {
  const text = all.replaceAll(forTypes, '')
  const found = Object.values(adapters).find(
    (adapter) =>
      adapter.packageName !== null &&
      (imports(text, adapter.packageName) ||
        (adapter.packageName === packageName && importsAbove(path, text))) &&
      adapter.isSuite?.(text) !== false,
  )
  return (
    found ??
    adapterBehind(helpers) ??
    Object.values(adapters).find(({ needsNoImport }) => needsNoImport?.(path, text) === true) ??
    null
  )
}

/** The tool that is used by a module which scripts import for that. */
function adapterBehind(helpers: readonly string[]): Adapter | null {
  const texts = helpers.map((text) => text.replaceAll(forTypes, ''))
  const named = Object.values(adapters).filter(({ programCommand }) => programCommand === undefined)
  return (
    named.find(
      ({ packageName }) => packageName !== null && texts.some((text) => imports(text, packageName)),
    ) ?? null
  )
}

/** Comments, which may import the type of a parameter, and imports of types. */
const forTypes = /^[ \t]*\/\*[\s\S]*?\*\/|^[ \t]*import\s+type\s[^'"]*['"][^'"]*['"]/gm

const importing = String.raw`(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*`

function imports(text: string, packageName: string): boolean {
  return new RegExp(`${importing}['"]${packageName}['"]`).test(text)
}

function importsAbove(path: string, text: string): boolean {
  const depth = path.split('/').length - 1
  const relative = new RegExp(`${importing}['"](\\.[^'"]*)['"]`, 'g')
  return [...text.matchAll(relative)].some(
    ([, specifier = '']) => specifier.split('/').filter((part) => part === '..').length > depth,
  )
}
