import { shaDigits, type CommentContext } from './page.ts'

/** What a command on a pull request depends on. */
export type CommandPlace = Pick<CommentContext, 'key' | 'headSha' | 'fromFork'>

/** Stands for every regression of a comment. */
export const everyName = '*'

/** Text as one word of a command. */
export function quoteWord(name: string): string {
  return /^[\w./=:+@%,-]+$/.test(name) ? name : `"${name.replaceAll(/["\\]/g, '\\$&')}"`
}

/** A command that measures, as this pull request takes it: a fork's names its head. */
export function measureCommand(words: readonly string[], place: CommandPlace): string {
  const { headSha, fromFork = false } = place
  const head = fromFork ? [`head=${headSha.slice(0, shaDigits)}`] : []
  return ['/bench', ...words, ...keyWords(place), ...head].join(' ')
}

/**
 * The command that accepts a regression of the comment under this key.
 *
 * @param name - of the benchmark; `*` means every regression
 */
export function acceptCommand(name: string, place: Pick<CommandPlace, 'key'>): string {
  const word = name === everyName ? name : quoteWord(name)
  return ['/bench', 'accept', word, ...keyWords(place), 'REASON'].join(' ')
}

function keyWords({ key }: Pick<CommandPlace, 'key'>): readonly string[] {
  return key === 'default' ? [] : [`key=${key}`]
}
