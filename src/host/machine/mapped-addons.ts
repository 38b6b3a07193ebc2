import { readFileSync } from 'node:fs'
import { programsOf, type RootedConsumption } from '../process/consumption.ts'

/**
 * Paths of the native addons in the memory of a program and of everything it has started, however
 * they were loaded. They are read from outside, so the program cannot hide one that it still has
 * mapped. The path of a deleted file ends with ` (deleted)`; proc_pid_maps(5).
 *
 * @param root - where `proc` is mounted
 * @returns absolute paths, sorted; `null` where not reported by the system
 */
export function mappedAddons(
  rootedConsumption: RootedConsumption,
  root = '/proc',
): readonly string[] | null {
  const maps = programsOf(rootedConsumption, root).map((pid) =>
    readMaps(`${root}/${String(pid)}/maps`),
  )
  if (maps.every((text) => text === '')) return null
  const paths = maps.flatMap((text) =>
    [...text.matchAll(/^\S+ \S+ \S+ \S+ \d+ +(\/.*\.node(?: \(deleted\))?)$/gm)].map(
      ([, path = '']) => path,
    ),
  )
  return [...new Set(paths)].toSorted()
}

function readMaps(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // It has ended meanwhile, or belongs to somebody else.
  }
}
