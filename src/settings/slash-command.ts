// The grammar of /bench, for the bot. Pure: whether the author may command is not known here.
import type { SlashCommand, Wishes } from '../model/slash-command.ts'
import { UsageError } from '../model/usage-error.ts'
import { parseRevision } from './parse-revision.ts'
import { settingFromText } from './setting-from-text.ts'
import { splitWords } from './split-words.ts'

const trigger = '/bench'
const longestLine = 1000
const longestName = 300
const longestReason = 500

// Invisible characters could hide part of a command from its readers.
const printable = /^[\P{C}\t]*$/u

/**
 * The command in a comment, or `null` when there is none. The command must be the whole comment
 * apart from blank lines, and `/bench` must begin in the first column: quoted, indented or fenced
 * text is never a command. Every text has an answer; nothing throws.
 *
 * @param body - text of the comment, not trusted
 */
export function parseSlashCommand(body: string): SlashCommand | null {
  const [line = '', ...otherLines] = body.split(/\r\n|\r|\n/)
  if (!/^\/bench(?:[ \t]|$)/.test(line)) return null
  try {
    if (line.length > longestLine) refuse(`at most ${longestLine} characters`)
    if (!printable.test(line)) refuse('printable characters only')
    if (otherLines.some((text) => text.trim() !== '')) refuse('a single line')
    const words = splitWords(line.slice(trigger.length))
    const [first, ...rest] = words
    if (first === undefined || first.includes('=')) {
      return { kind: 'measure', wishes: wishesIn(words) }
    }
    const command = Object.hasOwn(commands, first) ? commands[first] : undefined
    if (command !== undefined) return command(rest)
    const commandNames = Object.keys(commands).toSorted().join(', ')
    return refuse(`${commandNames} or NAME=VALUE, got ${JSON.stringify(first)}`)
  } catch (error) {
    if (error instanceof UsageError) return { kind: 'unknown', complaint: error.message }
    throw error
  }
}

function refuse(expectation: string): never {
  throw new UsageError(`expected ${expectation}`)
}

/** What the words after a command make of it; each throws UsageError when one is not valid. */
const commands: Readonly<Record<string, (words: readonly string[]) => SlashCommand>> = {
  accept: acceptOf,
  bisect: ([name, ...words]) => {
    const usage = 'bisect NAME good=REV": the benchmark as the table names it, and what was good'
    const bisect = benchmarkIn(name, usage)
    const unknownWord = words.find((word) => !/^(?:good|head|key|node|pairs)=/.test(word))
    if (unknownWord !== undefined) {
      refuse(
        `good=, head=, key=, node= or pairs= after the name, got ${JSON.stringify(unknownWord)}`,
      )
    }
    const options = words.map((word) => word.replace(/^good=/, 'base='))
    return { kind: 'measure', wishes: { ...wishesIn(options), bisect } }
  },
  cancel: (words) => {
    const { key = null, ...rest } = wishesIn(words)
    const [unknownName] = Object.keys(rest)
    return unknownName === undefined
      ? { kind: 'cancel', key }
      : refuse(`"cancel" or "cancel key=NAME", got ${unknownName}=`)
  },
  help: (words) => (words.length === 0 ? { kind: 'help' } : refuse('"help" alone')),
  profile: ([name, ...options]) => {
    const usage = 'profile NAME": the benchmark as the table names it; quote a name with spaces'
    // A list is separated by commas, which a name can contain as well.
    const only = benchmarkIn(name, usage).replaceAll(',', '*')
    return { kind: 'measure', wishes: { ...wishesIn(options), only, profile: only } }
  },
  status: (words) => (words.length === 0 ? { kind: 'status' } : refuse('"status" alone')),
}

/** The name of a benchmark; an option in its place is none. */
function benchmarkIn(name: string | undefined, usage: string): string {
  const isOption = /^(?:good|head|base|key|node|pairs|only|profile)=/.test(name ?? '')
  if (name === undefined || name === '' || isOption) return refuse(`"${usage}`)
  return name.length > longestName ? refuse(`a name of at most ${longestName} characters`) : name
}

function acceptOf([name, ...words]: readonly string[]): SlashCommand {
  const at = words.findIndex((word) => !/^(?:within|key)=/.test(word))
  const options = at < 0 ? words : words.slice(0, at)
  const reason = at < 0 ? '' : words.slice(at).join(' ').trim()
  const usage = 'accept NAME reason": the benchmark as the table names it, and why'
  // Any name can be in a table, even one that looks like an option.
  const benchmark = name === undefined || name === '' ? refuse(`"${usage}`) : name
  if (reason === '') refuse(`"${usage}`)
  if (reason.length > longestReason) refuse(`a reason of at most ${longestReason} characters`)
  const textByName = new Map(
    options.map((word) => [word.split('=')[0], word.replace(/^[^=]*=/, '')]),
  )
  if (textByName.size < options.length) refuse('within= and key= once each')
  const within = textByName.get('within')
  const keyText = textByName.get('key')
  const { key = null } = keyText === undefined ? {} : settingFromText('key', keyText, 'key')
  const { limit = null } = within === undefined ? {} : settingFromText('limit', within, 'within')
  return { kind: 'accept', name: benchmark, within: limit, key, reason }
}

const readers: Readonly<Record<Exclude<keyof Wishes, 'bisect'>, (value: string) => unknown>> = {
  only: (value) => settingFromText('only', value, 'only'),
  profile: (value) => settingFromText('only', value, 'profile'),
  pairs: (value) => settingFromText('pairs', value, 'pairs'),
  base: (value) => {
    const { node } = parseRevision(value)
    if (node !== undefined) checkNodes(node)
    // Whoever has opened a pull request has put it there.
    if (/^(?:refs\/)?pull\//.test(value))
      throw new UsageError('base must be a branch, tag or commit of this repository')
  },
  node: checkNodes,
  key: (value) => settingFromText('key', value, 'key'),
  head: (value) => {
    // Commits with the same first seven digits can be made in an hour.
    if (!/^[0-9a-f]{12,40}$/.test(value)) {
      throw new UsageError('head must be a commit id of 12 to 40 hex digits')
    }
  },
}

/**
 * @throws UsageError for a word that is not NAME=VALUE, an unknown or repeated name, or a bad value
 */
function wishesIn(words: readonly string[]): Wishes {
  const wishes = new Map<string, string>()
  for (const word of words) {
    const [, name = '', value = ''] = /^([a-z]{1,20})=(.{1,500})$/su.exec(word) ?? []
    const read = Object.hasOwn(readers, name) ? Reflect.get(readers, name) : undefined
    if (read === undefined) {
      const readerNames = Object.keys(readers).join('=, ')
      throw new UsageError(`expected one of ${readerNames}=, got ${JSON.stringify(word)}`)
    }
    if (wishes.has(name)) throw new UsageError(`expected ${name}= once, got it twice`)
    read(value)
    wishes.set(name, value)
  }
  return Object.fromEntries(wishes)
}

// A path would name a program on the measuring machine.
function checkNodes(value: string): void {
  const version = /^(?:lts(?:\/[a-z]{1,20})?|\d{1,3}(?:\.\d{1,3}){0,2})$/
  const versions = value.split(',')
  if (versions.length > 10 || !versions.every((each) => version.test(each))) {
    throw new UsageError(`node must be versions such as 20,24, got ${JSON.stringify(value)}`)
  }
}
