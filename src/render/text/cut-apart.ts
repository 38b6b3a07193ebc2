import { groupedBy } from '../../model/grouped-by.ts'
import { cutToWidth, widthOf } from './width.ts'

/**
 * Shortens texts in the middle to at most `width` columns and keeps them distinct. When shortened
 * texts would look alike, parameters that all texts of the same name share are left out first,
 * because two benchmarks often differ only in the third of their five parameters. Then parameters
 * shared by only the texts that still look alike are left out, where that makes more of them
 * distinct. At last, what those that look alike all begin with is shortened.
 *
 * @param texts - ids of benchmarks: a name, then `key=value` words
 */
export function cutApart(texts: readonly string[], width: number): readonly string[] {
  const distinct = [...new Set(texts)]
  const cut = (text: string): string => cutToWidth(text, width)
  const namesByText = shortenTexts(distinct, alikeIn(distinct, cut), firstWord)
  const once = (text: string): string => cut(namesByText.get(text) ?? text)
  const stillAlike = alikeIn(distinct, once)
  const apart = shortenTexts(distinct, stillAlike, once)
  const twice = (text: string): string => cut(apart.get(text) ?? namesByText.get(text) ?? text)
  const best = alikeIn(distinct, twice).size < stillAlike.size ? twice : once
  const alike = alikeIn(distinct, best)
  if (alike.size === 0) return texts.map(best)
  const late = cutLate(
    distinct.filter((text) => alike.has(text)),
    best,
    width,
  )
  const last = (text: string): string => late.get(text) ?? best(text)
  return texts.map(alikeIn(distinct, last).size < alike.size ? last : best)
}

/** Those that look alike, with what they all begin with cut instead of what tells them apart. */
function cutLate(
  texts: readonly string[],
  cut: (text: string) => string,
  width: number,
): ReadonlyMap<string, string> {
  const late = new Map<string, string>()
  for (const group of groupedBy(texts, cut).values()) {
    if (group.length < 2) continue
    const commonStart = sharedStart(group)
    const start = cutEnd(commonStart, Math.floor(width * 0.3))
    const from = start === commonStart ? 0 : commonStart.length
    const cutStart = (text: string): string =>
      cutEnd(from === 0 ? text : `${start}${text.slice(from)}`, width)
    for (const text of group) late.set(text, cutStart(text))
    const rest = [...groupedBy(group, cutStart).values()].filter(
      ({ length }) => length > 1 && length < group.length,
    )
    for (const more of rest)
      for (const [text, shownText] of cutLate(more, cutStart, width)) late.set(text, shownText)
  }
  return late
}

/** What all texts begin with, up to where a word begins. */
function sharedStart([first = '', ...otherTexts]: readonly string[]): string {
  const all = Array.from(first)
  const end = all.findIndex((_, at) => {
    const start = all.slice(0, at + 1).join('')
    return otherTexts.some((text) => !text.startsWith(start))
  })
  return all
    .slice(0, end)
    .join('')
    .replace(/[^\s/(,:]*$/, '')
}

/** Shortens a text at its end to at most `width` columns. */
function cutEnd(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  const keptCharacters = Array.from(text)
  while (keptCharacters.length > 0 && widthOf(keptCharacters.join('')) > width - 1)
    keptCharacters.pop()
  return width < 1 ? '' : `${keptCharacters.join('')}…`
}

/** The texts that look like another one. */
function alikeIn(texts: readonly string[], cut: (text: string) => string): ReadonlySet<string> {
  const groups = [...groupedBy(texts, cut).values()]
  return new Set(groups.filter(({ length }) => length > 1).flat())
}

/** The given texts without the parameters that all of their family share. */
function shortenTexts(
  texts: readonly string[],
  wantedTexts: ReadonlySet<string>,
  familyOf: (text: string) => string,
): ReadonlyMap<string, string> {
  const families = [...groupedBy(texts, familyOf).values()]
  return new Map(
    families.flatMap((family) => {
      const commonParameters = sharedParameters(family)
      return family
        .filter((text) => wantedTexts.has(text))
        .map((text): [string, string] => [text, without(text, commonParameters)])
    }),
  )
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? ''
}

function sharedParameters(texts: readonly string[]): ReadonlySet<string> {
  const [first = [], ...otherLists] = texts.map((text) => text.split(' '))
  const isShared = (word: string): boolean => otherLists.every((words) => words.includes(word))
  return new Set(first.filter((word) => word.includes('=') && isShared(word)))
}

function without(text: string, commonParameters: ReadonlySet<string>): string {
  const words = text.split(' ').map((word) => (commonParameters.has(word) ? '…' : word))
  return words.filter((word, index) => word !== '…' || words[index - 1] !== '…').join(' ')
}
