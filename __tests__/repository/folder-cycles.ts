import { posix } from 'node:path'
import type { Import } from './imports.ts'

/**
 * Folders of src/ that reach each other through what their files import.
 *
 * @returns one path per folder that reaches itself, as `a → b → a`
 */
export function folderCycles(imports: readonly Import[]): readonly string[] {
  const targets = new Map<string, Set<string>>()
  for (const { file, specifier } of imports) {
    const from = folderOf(file)
    const to = folderOf(posix.join(posix.dirname(file), specifier))
    if (!specifier.startsWith('.') || from === undefined || to === undefined || from === to)
      continue
    targets.set(from, (targets.get(from) ?? new Set()).add(to))
  }
  return [...targets.keys()].flatMap((start) => wayBack(start, targets) ?? [])
}

function wayBack(
  start: string,
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const paths: string[][] = [[start]]
  const seen = new Set<string>()
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    for (const next of targets.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, start].join(' → ')
      if (!seen.has(next)) paths.push([...path, next])
      seen.add(next)
    }
  }
  return undefined
}

function folderOf(path: string): string | undefined {
  const [top, folder, ...rest] = path.split('/')
  return top === 'src' && rest.length > 0 ? folder : undefined
}
