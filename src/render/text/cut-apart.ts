import { groupedBy } from '../../model/grouped-by.ts'
import { cutToWidth } from './width.ts'

/**
 * Shortens texts in the middle to at most `width` columns and keeps them distinct. When shortened
 * texts would look alike, parameters that all texts of the same name share are left out first,
 * because two benchmarks often differ only in the third of their five parameters. Then parameters
 * shared by only the texts that still look alike are left out, where that makes more of them
 * distinct.
 *
 * @param texts - ids of benchmarks: a name, then `key=value` words
 */
export function cutApart(texts: readonly string[], width: number): readonly string[] {
  const distinct = [...new Set(texts)]
  const cut = (text: string): string => cutToWidth(text, width)
  const named = shortened(distinct, alikeIn(distinct, cut), nameOf)
  const once = (text: string): string => cut(named.get(text) ?? text)
  const stillAlike = alikeIn(distinct, once)
  const apart = shortened(distinct, stillAlike, once)
  const twice = (text: string): string => cut(apart.get(text) ?? named.get(text) ?? text)
  return texts.map(alikeIn(distinct, twice).size < stillAlike.size ? twice : once)
}

/** The texts that look like another one. */
function alikeIn(texts: readonly string[], cut: (text: string) => string): ReadonlySet<string> {
  const groups = [...groupedBy(texts, cut).values()]
  return new Set(groups.filter(({ length }) => length > 1).flat())
}

/** The given texts without the parameters that all of their family share. */
function shortened(
  texts: readonly string[],
  wanted: ReadonlySet<string>,
  familyOf: (text: string) => string,
): ReadonlyMap<string, string> {
  const families = [...groupedBy(texts, familyOf).values()]
  return new Map(
    families.flatMap((family) => {
      const shared = sharedParameters(family)
      return family
        .filter((text) => wanted.has(text))
        .map((text): [string, string] => [text, without(text, shared)])
    }),
  )
}

function nameOf(text: string): string {
  return text.split(' ')[0] ?? ''
}

function sharedParameters(texts: readonly string[]): ReadonlySet<string> {
  const [first = [], ...others] = texts.map((text) => text.split(' '))
  const isShared = (word: string): boolean => others.every((words) => words.includes(word))
  return new Set(first.filter((word) => word.includes('=') && isShared(word)))
}

function without(text: string, shared: ReadonlySet<string>): string {
  const words = text.split(' ').map((word) => (shared.has(word) ? '…' : word))
  return words.filter((word, index) => word !== '…' || words[index - 1] !== '…').join(' ')
}
