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
  const [first = '', ...more] = body.split(/\r\n|\r|\n/)
  if (!/^\/bench(?:[ \t]|$)/.test(first)) return null
  if (first.length > longestLine) return unknown(`at most ${longestLine} characters`)
  if (!printable.test(first)) return unknown('printable characters only')
  if (more.some((line) => line.trim() !== '')) return unknown('a single line')
  try {
    return slashCommandOf(splitWords(first.slice(trigger.length)))
  } catch (error) {
    if (error instanceof UsageError) return { kind: 'unknown', complaint: error.message }
    throw error
  }
}

/** @throws UsageError when a word is not valid */
function slashCommandOf([first, ...rest]: readonly string[]): SlashCommand {
  if (first === undefined || first.includes('=')) {
    return { kind: 'measure', wishes: wishesIn(first === undefined ? [] : [first, ...rest]) }
  }
  switch (first) {
    case 'accept':
      return acceptOf(rest)
    case 'cancel': {
      const { key = null, ...others } = wishesIn(rest)
      const [otherText] = Object.keys(others)
      return otherText === undefined
        ? { kind: 'cancel', key }
        : unknown(`"cancel" or "cancel key=NAME", got ${otherText}=`)
    }
    case 'help':
      return rest.length === 0 ? { kind: 'help' } : unknown('"help" alone')
    case 'status':
      return rest.length === 0 ? { kind: 'status' } : unknown('"status" alone')
    case 'profile':
      return profileCommand(rest)
    case 'bisect':
      return bisectCommand(rest)
    default:
      return unknown(
        `accept, bisect, cancel, help, profile, status or NAME=VALUE, got ${JSON.stringify(first)}`,
      )
  }
}

/** @throws UsageError when an option is not valid */
function profileCommand([name, ...options]: readonly string[]): SlashCommand {
  if (
    name === undefined ||
    name === '' ||
    /^(?:head|base|key|node|pairs|only|profile)=/.test(name)
  ) {
    return unknown('"profile NAME": the benchmark as the table names it; quote a name with spaces')
  }
  if (name.length > longestName) return unknown(`a name of at most ${longestName} characters`)
  // A list is separated by commas, which a name can contain as well.
  const only = name.replaceAll(',', '*')
  return { kind: 'measure', wishes: { ...wishesIn(options), only, profile: only } }
}

/** @throws UsageError when an option is not valid */
function bisectCommand([name, ...words]: readonly string[]): SlashCommand {
  if (name === undefined || name === '' || /^(?:good|head|key|node|pairs)=/.test(name)) {
    return unknown('"bisect NAME good=REV": the benchmark as the table names it, and what was good')
  }
  if (name.length > longestName) return unknown(`a name of at most ${longestName} characters`)
  const wrong = words.find((word) => !/^(?:good|head|key|node|pairs)=/.test(word))
  if (wrong !== undefined) {
    return unknown(
      `good=, head=, key=, node= or pairs= after the name, got ${JSON.stringify(wrong)}`,
    )
  }
  const options = words.map((word) => word.replace(/^good=/, 'base='))
  return { kind: 'measure', wishes: { ...wishesIn(options), bisect: name } }
}

/** @throws UsageError when `within=` or `key=` is not valid */
function acceptOf([name, ...words]: readonly string[]): SlashCommand {
  const at = words.findIndex((word) => !/^(?:within|key)=/.test(word))
  const options = at < 0 ? words : words.slice(0, at)
  const reason = at < 0 ? '' : words.slice(at).join(' ').trim()
  if (name === undefined || name === '' || reason === '') {
    return unknown('"accept NAME reason": the benchmark as the table names it, and why')
  }
  if (name.length > longestName) return unknown(`a name of at most ${longestName} characters`)
  if (reason.length > longestReason) {
    return unknown(`a reason of at most ${longestReason} characters`)
  }
  const writtenByName = new Map(
    options.map((word) => [word.split('=')[0], word.replace(/^[^=]*=/, '')]),
  )
  if (writtenByName.size < options.length) return unknown('within= and key= once each')
  const within = writtenByName.get('within')
  const givenText = writtenByName.get('key')
  const { key = null } = givenText === undefined ? {} : settingFromText('key', givenText, 'key')
  const { limit = null } = within === undefined ? {} : settingFromText('limit', within, 'within')
  return { kind: 'accept', name, within: limit, key, reason }
}

const readers: Readonly<Record<Exclude<keyof Wishes, 'bisect'>, (value: string) => unknown>> = {
  only: (value) => settingFromText('only', value, 'only'),
  profile: (value) => settingFromText('only', value, 'profile'),
  pairs: (value) => settingFromText('pairs', value, 'pairs'),
  base: parseRevision,
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
      const knownPath = Object.keys(readers).join('=, ')
      throw new UsageError(`expected one of ${knownPath}=, got ${JSON.stringify(word)}`)
    }
    if (wishes.has(name)) throw new UsageError(`expected ${name}= once, got it twice`)
    read(value)
    wishes.set(name, value)
  }
  return Object.fromEntries(wishes)
}

// A path would name a program on the measuring machine.
function checkNodes(value: string): void {
  if (
    !/^(?:lts|\d{1,3}(?:\.\d{1,3}){0,2})(?:,(?:lts|\d{1,3}(?:\.\d{1,3}){0,2})){0,9}$/.test(value)
  ) {
    throw new UsageError(`node must be versions such as 20,24, got ${JSON.stringify(value)}`)
  }
}

function unknown(expected: string): SlashCommand {
  return { kind: 'unknown', complaint: `expected ${expected}` }
}
