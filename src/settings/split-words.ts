import { assignment, startWords, variablesOf } from '../model/run/start-of.ts'
import { UsageError } from '../model/usage-error.ts'

/**
 * Splits a text into words as a shell does. Blanks separate words, single and double quotes group them,
 * and a backslash escapes the next character, except inside single quotes. Nothing is expanded: no
 * variables, no globs, no substitution.
 *
 * @param place - where it is written, for messages
 * @throws UsageError when a quote is not closed
 */
export function splitWords(line: string, place?: string): readonly string[] {
  return readWords(line, place).map(({ text }) => text)
}

/**
 * The words of a command line, which no shell reads. What a shell does before it starts the program stands
 * in front as words of `env`: `cd x && A=1 node y` is `env --chdir=x A=1 node y`.
 *
 * @param place - where it is written, for messages
 * @throws UsageError when only a shell could do what it says
 */
export function commandWords(line: string, place?: string): readonly string[] {
  const words = readWords(line, place)
  const isFolder = words[0]?.bare === 'cd' && words[2]?.bare === '&&'
  const rest = isFolder ? words.slice(3) : words
  const foreign = rest.find(({ bare }) => onlyInShells.test(bare))
  if (foreign !== undefined) {
    throw new UsageError(
      `${at(place)}expected a program and its arguments, got "${foreign.text}", which only a shell reads: put it in quotes, or write sh -c '${line.replaceAll("'", String.raw`'\''`)}'`,
    )
  }
  const first = rest.findIndex(({ bare }) => !assignment.test(bare))
  if (first < 0)
    throw new UsageError(`${at(place)}expected a program and its arguments, got "${line}"`)
  const texts = rest.map(({ text }) => text)
  const folder = isFolder ? (words[1]?.text ?? '') : null
  return startWords({
    words: texts.slice(first),
    folder,
    variables: variablesOf(texts.slice(0, first)),
  })
}

/** Redirections, pipes, lists and groups, and what is replaced by something else. */
const onlyInShells = /[<>|&;`]|^\(|\$[\w({]/

/** A word, and as much of it as stands where a shell takes characters for more than themselves. */
interface ShellWord {
  readonly text: string
  readonly bare: string
}

const wordPattern = /(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"])+/gs
const quotedPattern = /'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs

function at(place: string | undefined): string {
  return place === undefined ? '' : `${place}: `
}

function readWords(line: string, place?: string): readonly ShellWord[] {
  const [quote] = /['"]/.exec(line.replaceAll(wordPattern, '')) ?? []
  if (quote !== undefined)
    throw new UsageError(`${at(place)}expected a closing ${quote} in the command: ${line}`)
  return (line.match(wordPattern) ?? []).map((word) => ({
    text: word.replaceAll(
      quotedPattern,
      (_, single?: string, double?: string, character?: string) =>
        single ?? double?.replaceAll(/\\(.)/gs, '$1') ?? character ?? '',
    ),
    // Double quotes keep everything but what is replaced.
    bare: word.replaceAll(quotedPattern, (_, _single, double = '') =>
      /`|\$[\w({]/.test(String(double).replaceAll(/\\./gs, ' ')) ? '`' : '_',
    ),
  }))
}
