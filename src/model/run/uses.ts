/**
 * How a program used a path: it found nothing there (`m`), looked at it, opened it, opened it as Node.js opens a
 * package.json (`n`), or changed what has that name (`w`).
 */
export type Use = 'm' | 'l' | 'o' | 'n' | 'w'

/** Every path that a program has named, with all that it did to it, the first thing first. */
export type Uses = ReadonlyMap<string, ReadonlySet<Use>>

/** Whether a path, or a folder around it, was missing when it was named first: the program has made it itself. */
export function isOwnMade(path: string, uses: Uses): boolean {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const [first] = uses.get(at) ?? []
    if (first === 'm') return true
  }
  return false
}
