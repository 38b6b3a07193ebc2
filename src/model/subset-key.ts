/** What a command or a form asks of a run, as text; an empty text asks nothing. */
export interface AskedSubset {
  readonly only?: string | undefined
  readonly pairs?: string | undefined
  readonly base?: string | undefined
  readonly node?: string | undefined
  /** Benchmarks to profile whatever their verdict. */
  readonly profile?: string | undefined
  /** A benchmark of which the commit is wanted that changed it, since `base`. */
  readonly bisect?: string | undefined
}

const longestKey = 50

/**
 * The key under which a run reports. One that measures only a part of the table, or something else
 * than it, has a comment and a check of its own: it never stands for the whole.
 *
 * @param key - of the whole table
 * @param fullPairs - most pairs of the whole table; with more of them a run replaces it
 * @returns the key itself where the whole table was asked for
 */
export function subsetKey(key: string, subset: AskedSubset, fullPairs: number): string {
  const word = subsetWord(subset, fullPairs)
  if (word === null || key === word || key.endsWith(`-${word}`)) return key
  if (key === 'default') return word
  return `${key.slice(0, longestKey - word.length - 1)}-${word}`
}

/** Whether a comment shows a part of the table. */
export function isSubsetKey(key: string): boolean {
  return /(?:^|-)part$/.test(key)
}

function subsetWord(
  { only = '', pairs = '', base = '', node = '', profile = '', bisect = '' }: AskedSubset,
  fullPairs: number,
): 'bisect' | 'profile' | 'part' | null {
  if (bisect !== '') return 'bisect'
  // The whole table can be measured with profiles beside it.
  if (profile !== '' && only !== '') return 'profile'
  const isFewer = pairs !== '' && Number(pairs) < fullPairs
  return isFewer || [only, base, node].some((text) => text !== '') ? 'part' : null
}
