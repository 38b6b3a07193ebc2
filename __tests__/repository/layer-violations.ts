import { posix } from 'node:path'
import type { Import } from './imports.ts'
import { ENTRIES, LAYERS } from './layers.ts'

/**
 * Every import, of files named from the top of the repository, that goes where it may not.
 *
 * @returns one line per violation, in the order of the imports
 */
export function layerViolations(imports: readonly Import[]): readonly string[] {
  return imports.flatMap((each) => {
    const why = each.file.startsWith('src/') ? whyNotOfSource(each) : whyNotOfIsland(each)
    return why === undefined ? [] : [`${each.file} imports ${each.specifier}: ${why}`]
  })
}

function whyNotOfSource(each: Import): string | undefined {
  const path = each.file.slice('src/'.length)
  if (!path.includes('/'))
    return ENTRIES.includes(path) ? whyNotOfEntry(each) : 'the file belongs into a folder of src/'
  const folder = folderOf(path)
  const layer = LAYERS[folder]
  if (layer === undefined) return `the folder ${folder} is not in the table of layers`
  if (!each.specifier.startsWith('.')) {
    const known = layer.packages.some((pattern) => matches(pattern, each.specifier))
    return known ? undefined : `${folder} may not import this package`
  }
  const target = targetOf(each)
  if (!target.startsWith('src/')) return 'it lies outside src/'
  const targetFolder = folderOf(target.slice('src/'.length))
  const [ownPart, otherPart] = [partOf(each.file), partOf(target)]
  if (ownPart !== null && otherPart !== null && ownPart !== otherPart)
    return 'a part imports no other'
  if (targetFolder === folder || layer.folders.includes(targetFolder)) return undefined
  return `${folder} may not import ${targetFolder}`
}

function whyNotOfEntry(each: Import): string | undefined {
  if (!each.specifier.startsWith('.')) return undefined
  const target = targetOf(each)
  return target.startsWith('src/') || target === 'package.json' ? undefined : 'it lies outside src/'
}

// Benchmarks run under foreign versions of Node and know nothing of the program that runs them.
function whyNotOfIsland(each: Import): string | undefined {
  if (!each.specifier.startsWith('.')) return undefined
  const island = `${folderOf(each.file)}/`
  return targetOf(each).startsWith(island) ? undefined : `it lies outside ${island}`
}

/** The folder below `parts` in which a file lies; `null` for the list and the contract. */
function partOf(file: string): string | null {
  return /^src\/parts\/([^/]+)\//.exec(file)?.[1] ?? null
}

function targetOf({ file, specifier }: Import): string {
  return posix.join(posix.dirname(file), specifier)
}

function folderOf(path: string): string {
  return path.split('/')[0] ?? path
}

function matches(pattern: string, name: string): boolean {
  if (pattern.endsWith('*')) return name.startsWith(pattern.slice(0, -1))
  return name === pattern || name.startsWith(`${pattern}/`)
}
