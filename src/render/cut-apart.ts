import { groupedBy } from '../model/grouped-by.ts'
import { cutToWidth } from './width.ts'

/**
 * Texts cut in the middle to at most `width` columns. Of those that would look alike, the parameters
 * that all of them share are left out first, so that what tells them apart stays: two benchmarks often
 * differ only in the third of their five parameters.
 *
 * @param texts - ids of benchmarks: a name, then `key=value` words
 */
export function cutApart(texts: readonly string[], width: number): readonly string[] {
  const sameCut = groupedBy(new Set(texts), (text) => cutToWidth(text, width))
  const alike = [...sameCut.values()].filter((group) => group.length > 1)
  const apart = new Map(
    alike.flatMap((group) => {
      const shared = sharedParameters(group)
      return group.map((text): [string, string] => [text, without(text, shared)])
    }),
  )
  return texts.map((text) => cutToWidth(apart.get(text) ?? text, width))
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
