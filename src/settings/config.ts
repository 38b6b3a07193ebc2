import { z } from 'zod'
import { expectationOf, lowerFirst, shownAt } from '../model/complaint-of.ts'
import { serverRequestSchema } from '../model/run/server.ts'
import { nearestNames } from '../model/nearest-names.ts'
import { UsageError } from '../model/usage-error.ts'
import { bareShareComplaint, settingFromText } from './setting-from-text.ts'
import {
  commandSchema,
  type GivenSettings,
  serverSettingSchema,
  type SettingName,
  type Setting,
  settingNamesOf,
  settingOf,
} from './settings.ts'
import { commandWords } from './split-words.ts'
import { startWords, startOf, variablesOf, withNodeFlags } from '../model/run/start-of.ts'
import { text } from '../model/text.ts'

/** A command in a config file: a list of words, or one line that is split into words. */
const argvInConfig = z.union([
  z.array(z.string().max(10_000)).min(1).max(200),
  z.string().min(1).max(10_000).describe('split at spaces, quotes group words, no shell'),
])

// Shares and times may have a unit, and lists may be text, as on the command line.
const longestTexts: Readonly<Partial<Record<NonNullable<Setting['form']>, number>>> = {
  ratio: 50,
  seconds: 50,
  count: 50,
  arguments: 10_000,
  flags: 10_000,
  variables: 100_000,
}

/** YAML reads `22` as a number; `22.20` and `22.2` would be equal, so they need quotes. */
const nodeInConfig = z.union([
  z.string().min(1).max(1000),
  z.number().int('quotes around a version with dots'),
])

/** A share as a number; from 1 on it needs its percent sign. */
const belowOne = z
  .number()
  .lt(1, { error: ({ input }) => bareShareComplaint(Number(input)) ?? undefined })

/** How an entry of a list starts its program. */
const startInConfig = {
  command: argvInConfig,
  environment: z.union([settingOf('environment').schema, text(10_000)]).optional(),
  'node-flags': z.union([settingOf('node-flags').schema, text(10_000)]).optional(),
}

const commandInConfig = commandSchema.extend(startInConfig)

const serverInConfig = serverSettingSchema.extend(startInConfig)

type Started = z.infer<z.ZodObject<typeof startInConfig>>

/** Schema of `deadheat.yml`: every setting that a file may contain, none required. */
export function configSchema(): z.ZodObject<typeof variedSettings, z.core.$strict> {
  return z.strictObject({
    ...Object.fromEntries(settingNamesOf('config').map((name) => [name, inConfig(name)])),
    ...variedSettings,
  })
}

/** Settings that a file may write in more than one way. */
const variedSettings = {
  commands: told('commands', z.array(commandInConfig).max(200)),
  servers: told('servers', z.array(serverInConfig).max(200)),
  build: told('build', z.array(argvInConfig).max(50)),
  'node-version': told(
    'node-version',
    z.union([nodeInConfig, z.array(nodeInConfig).min(1).max(10)]),
  ),
}

function told<T extends z.ZodType>(name: SettingName, schema: T): z.ZodOptional<T> {
  return schema.describe(settingOf(name).about).optional()
}

function inConfig(name: SettingName): z.ZodType {
  const { schema, form } = settingOf(name)
  const longestText = longestTexts[form]
  if (longestText === undefined) return told(name, schema)
  const ownSchema = form === 'ratio' ? belowOne.and(schema) : schema
  return told(name, z.union([ownSchema, z.string().max(longestText)]))
}

/** The content of a config file, from YAML; a UsageError with the file, the key and what was expected. */
export function settingsFromConfig(data: unknown, file: string): GivenSettings {
  const validation = configSchema().safeParse(data ?? {})
  if (!validation.success)
    throw new UsageError(`${file}: ${configComplaint(validation.error, data)}`)
  const { commands, servers, build, 'node-version': node, ...otherSettings } = validation.data
  const otherValues = settingNamesOf('config')
    .filter((name) => Object.hasOwn(otherSettings, name))
    .map((name) => settingFromData(name, Reflect.get(otherSettings, name), `${file}: ${name}`))
  return Object.assign(
    {},
    ...otherValues,
    commands && { commands: commands.map((entry) => startedAs(entry, `${file}: commands`)) },
    servers && { servers: servers.map((setting) => startedAs(setting, `${file}: servers`)) },
    build && { build: build.map((command) => wordsOf(command, `${file}: build`)) },
    node !== undefined && { 'node-version': [node].flat().map(String) },
  )
}

function settingFromData(name: SettingName, value: unknown, place: string): GivenSettings {
  const isWritten = typeof value === 'string' && settingOf(name).form !== 'text'
  return isWritten ? settingFromText(name, value, place) : { [name]: value }
}

function wordsOf(command: string | readonly string[], place: string): readonly string[] {
  return typeof command === 'string' ? commandWords(command, place) : command
}

/** An entry with its variables and flags as words of its command; a UsageError when one is refused. */
function startedAs<T extends Started & { readonly name: string }>(
  { environment = [], 'node-flags': nodeFlags = [], command, ...entry }: T,
  file: string,
): Omit<T, keyof Started> & { command: string[] } {
  const place = `${file}: ${entry.name}`
  const lines = settingFromData('environment', environment, `${place}: environment`).environment
  const flags = settingFromData('node-flags', nodeFlags, `${place}: node-flags`)['node-flags'] ?? []
  const { words, folder, variables } = startOf(wordsOf(command, `${place}: command`))
  if (flags.length > 0 && words[0] !== 'node') {
    throw new UsageError(
      `${place}: expected a command of node beside "node-flags", got "${words[0] ?? ''}"`,
    )
  }
  const start = { folder, variables: { ...variables, ...variablesOf(lines ?? []) } }
  return { ...entry, command: startWords({ ...start, words: withNodeFlags(words, flags) }) }
}

function configComplaint(error: z.ZodError, data: unknown): string {
  // A key that lacks may be one that is misspelt.
  const issue = error.issues.find(({ code }) => code === 'unrecognized_keys') ?? error.issues[0]
  if (issue === undefined) return 'not understood'
  if (issue.code === 'unrecognized_keys') {
    const [unknownKey = ''] = issue.keys
    const place = placesOf(issue)
      .map((part) => `${part}: `)
      .join('')
    const knownKeys = keysAt(issue.path)
    const [nearest] = nearestNames(unknownKey, knownKeys)
    const hint =
      nearest === undefined ? `known are ${knownKeys.join(', ')}` : `did you mean "${nearest}"?`
    return `${place}unknown key ${JSON.stringify(unknownKey)}; ${hint}`
  }
  const complaint = `${expectedInFile(issue)}, got ${shownAt(data, issue.path)}`
  // What a setting itself says of a value stands for itself.
  const isWhole = issue.code === 'custom' || / is \S+; write /.test(complaint)
  return [...placesOf(issue), isWhole ? lowerFirst(issue.message) : complaint].join(': ')
}

/** Where in a file it is; people count the entries of a list from 1. */
function placesOf({ path }: z.core.$ZodIssue): readonly string[] {
  return path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part)))
}

const formWords: Readonly<Partial<Record<NonNullable<Setting['form']>, string>>> = {
  ratio: 'a share such as 2%',
  seconds: 'a time such as 90s or 20min',
  count: 'a whole number',
  'count-or-auto': 'auto or a whole number',
  variables: 'lines such as NAME=VALUE',
  list: 'a version such as 22, "22.20" or lts/jod, or a list of them',
}

/** What a value has to be, in words of a person who writes such a file. */
function expectedInFile(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union' || !issue.message.startsWith('Invalid '))
    return expectationOf(issue)
  const name = settingNamesOf('config').find((each) => each === issue.path.at(-1))
  const words = name === undefined ? undefined : formWords[settingOf(name).form]
  return `expected ${words ?? 'words, as one text or a list'}`
}

function keysAt([list, , ...inner]: readonly PropertyKey[]): readonly string[] {
  if (list === 'commands') return Object.keys(commandInConfig.shape)
  if (list !== 'servers') return settingNamesOf('config')
  return Object.keys(inner.length === 0 ? serverInConfig.shape : serverRequestSchema.shape)
}
