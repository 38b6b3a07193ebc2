import { groupedBy } from '../../model/grouped-by.ts'
import { cutToWidth, widthOf } from './width.ts'

/**
 * Shortens texts in the middle to at most `width` columns and keeps them distinct. Shortened texts
 * that would look alike leave out the words that all texts of the same name share, because two
 * benchmarks often differ only in the third of their five parameters; those that still look alike
 * lose their beginning instead of their middle.
 *
 * @param texts - ids of benchmarks: a name, then `key=value` words
 */
export function cutApart(texts: readonly string[], width: number): readonly string[] {
  const distinct = [...new Set(texts)]
  const families = groupedBy(distinct, firstWord)
  const forms = [
    (text: string) => cutToWidth(text, width),
    (text: string) => cutToWidth(withoutShared(text, families.get(firstWord(text)) ?? []), width),
    (text: string) => cutStart(text, width),
  ]
  const shortForms = new Map<string, string>()
  let alike: readonly string[] = distinct
  for (const form of forms) {
    for (const text of alike) shortForms.set(text, form(text))
    const groups = groupedBy(distinct, (text) => shortForms.get(text) ?? text)
    alike = [...groups.values()].filter(({ length }) => length > 1).flat()
  }
  return texts.map((text) => shortForms.get(text) ?? text)
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? ''
}

/** A text with one ellipsis for the words in a row that its whole family has. */
function withoutShared(text: string, family: readonly string[]): string {
  const [name = '', ...words] = text.split(' ')
  const wordsOfFamily = family.map((member) => new Set(member.split(' ')))
  const signs = words.map((word) =>
    wordsOfFamily.every((ownWords) => ownWords.has(word)) ? '…' : word,
  )
  const ends = signs.filter((word, index) => word !== '…' || signs[index - 1] !== '…')
  return [name, ...ends].join(' ')
}

function cutStart(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  const characters = Array.from(text)
  while (characters.length > 0 && widthOf(characters.join('')) > width - 1) characters.shift()
  return width < 1 ? '' : `…${characters.join('')}`
}
