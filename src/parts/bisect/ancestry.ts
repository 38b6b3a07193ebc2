/** The commits of a range by their position, parents before children; the last one is BAD. */
export interface Ancestry {
  /** Number of commits. */
  readonly size: number
  /** Whether one commit is another's ancestor, or the same. GOOD, at -1, is in all of them. */
  readonly isIn: (ancestor: number, commit: number) => boolean
}

/**
 * Which commits of a range contain which.
 *
 * @param parents - positions of each commit's parents inside the range; all below its own
 */
export function ancestryOf(parents: readonly (readonly number[])[]): Ancestry {
  const words = Math.ceil(parents.length / 32)
  const sets: Uint32Array[] = []
  for (const [at, own] of parents.entries()) {
    const set = new Uint32Array(words)
    for (const parent of own) {
      for (const [word, bits] of (sets[parent] ?? []).entries()) set[word] = (set[word] ?? 0) | bits
    }
    set[at >>> 5] = (set[at >>> 5] ?? 0) | (1 << (at & 31))
    sets.push(set)
  }
  return {
    size: parents.length,
    isIn: (ancestor, commit) =>
      ancestor < 0 || (((sets[commit]?.[ancestor >>> 5] ?? 0) >>> (ancestor & 31)) & 1) === 1,
  }
}
