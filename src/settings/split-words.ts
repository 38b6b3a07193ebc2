import { UsageError } from '../model/usage-error.ts'

/**
 * Splits a command line into program and arguments. Blanks separate words, single and double quotes
 * group them, and a backslash escapes the next character, except inside single quotes. Nothing is
 * expanded: no variables, no globs, no substitution.
 *
 * @throws UsageError when a quote is not closed
 */
export function splitWords(line: string): readonly string[] {
  const words: string[] = []
  let word: string | null = null
  let quote: string | null = null
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at)
    if (quote === null && /\s/.test(character)) {
      if (word !== null) words.push(word)
      word = null
    } else if (character === '\\' && quote !== "'" && at + 1 < line.length) {
      at += 1
      word = (word ?? '') + line.charAt(at)
    } else if (quote === null && (character === "'" || character === '"')) {
      quote = character
      word ??= ''
    } else if (character === quote) {
      quote = null
    } else {
      word = (word ?? '') + character
    }
  }
  if (quote !== null) throw new UsageError(`expected a closing ${quote} in the command: ${line}`)
  if (word !== null) words.push(word)
  return words
}
