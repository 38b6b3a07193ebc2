import type { z } from 'zod'
import { expectationOf } from '../model/complaint-of.ts'
import { adapterIdSchema } from '../model/adapter-id.ts'
import { nearestNames } from '../model/nearest-names.ts'
import { UsageError } from '../model/usage-error.ts'
import { settingOf, type commandSchema, type GivenSettings, type SettingName } from './settings.ts'
import { flagWords } from './node-flags.ts'
import { commandWords, splitWords } from './split-words.ts'
import { inPercent, percent } from '../model/percent.ts'

/**
 * Parses one setting from text.
 *
 * @param place - what the setting is called where it was given, for messages: `--pairs` or `input "pairs"`
 * @throws UsageError when the text is not valid for the setting
 */
export function settingFromText(name: SettingName, text: string, place: string): GivenSettings {
  const { schema } = settingOf(name)
  const validation = schema.safeParse(valueOf(name, text, place))
  if (validation.success) return { [name]: validation.data }
  const [issue] = validation.error.issues
  const expectation = issue === undefined ? 'expected something else' : expectationOf(issue)
  const [nearest] =
    issue?.code === 'invalid_value' ? nearestNames(text.trim(), issue.values.map(String)) : []
  const hint = nearest === undefined ? '' : `; did you mean "${nearest}"?`
  throw new UsageError(`${place} cannot be ${quoteText(text)}: ${expectation}${hint}`)
}

function valueOf(name: SettingName, text: string, place: string): unknown {
  const expect = (what: string): never => {
    throw new UsageError(`${place} must be ${what}, got ${quoteText(text)}`)
  }
  const trimmedText = text.trim()
  switch (settingOf(name).form) {
    case 'text':
      return trimmedText
    case 'count':
      return /^\d{1,10}$/.test(trimmedText) ? Number(trimmedText) : expect('a whole number')
    case 'count-or-auto':
      if (trimmedText === 'auto') return trimmedText
      return /^\d{1,10}$/.test(trimmedText) ? Number(trimmedText) : expect('auto or a whole number')
    case 'ratio':
      return ratioFromText(trimmedText, place) ?? expect('a share such as 2% or 0.02')
    case 'seconds':
      return secondsFromText(trimmedText) ?? expect('a time such as 90s, 20min or 2h')
    case 'list':
      return splitEntries(text, /[\n,]/)
    case 'lines':
      return splitEntries(text).map((line) => commandFromText(line, place, expect))
    case 'words':
      return splitEntries(text).map((line) => commandWords(line, place))
    case 'arguments':
      return splitEntries(text).flatMap((line) => splitWords(line, place))
    case 'flags':
      return flagWords(splitEntries(text).flatMap((line) => splitWords(line, place)))
    case 'variables':
      return splitEntries(text)
  }
}

/** @throws UsageError for a bare number from 1 on */
function ratioFromText(text: string, place: string): number | null {
  const match = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text)
  if (match === null) return null
  const share = Number(match[1])
  if (match[2] === '%') return share / 100
  const complaint = bareShareComplaint(share)
  if (complaint !== null) throw new UsageError(`${place}: ${complaint}`)
  return share
}

const secondsPerUnit: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600 }

function secondsFromText(text: string): number | null {
  const match = /^(\d+(?:\.\d+)?)\s*(s|min|h)?$/.exec(text)
  return match === null ? null : Number(match[1]) * (secondsPerUnit[match[2] ?? 's'] ?? Number.NaN)
}

/** The parts of a text between separators, trimmed, without empty ones. */
export function splitEntries(text: string, separator: string | RegExp = '\n'): readonly string[] {
  return text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function commandFromText(
  line: string,
  place: string,
  expect: (what: string) => never,
): z.infer<typeof commandSchema> {
  const match = /^([^=\s][^=]*?)\s*=\s*(\S.*)$/.exec(line)
  const [, name, command] = match ?? []
  if (name === undefined || command === undefined) return expect('NAME=COMMAND')
  const words = [...commandWords(command, place)]
  const [, rest, adapter] = /^(.+)@([a-z-]+)$/.exec(name) ?? []
  const validation = adapterIdSchema.safeParse(adapter)
  return rest !== undefined && validation.success
    ? { name: rest, command: words, adapter: validation.data }
    : { name, command: words }
}

function quoteText(text: string): string {
  const shortText = text.length > 80 ? `${text.slice(0, 79)}…` : text
  return JSON.stringify(shortText)
}

/** What to write instead of a bare number from 1 on: who writes `2` means 2%, not 200%; `null` below 1. */
export function bareShareComplaint(share: number): string | null {
  return share < 1 ? null : `${String(share)} is ${percent(share, 6)}; write ${inPercent(share)}`
}
