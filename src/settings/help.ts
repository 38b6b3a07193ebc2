import { percent } from '../model/percent.ts'
import { texts } from '../model/texts.ts'
import {
  settingNamesOf,
  settingOf,
  versusOptions,
  type Setting,
  type SettingName,
} from './settings.ts'

/** The help of one command, for a terminal of so many columns. */
export function helpOf(topic: HelpTopic, width: number): string {
  const help = helps[topic]
  return typeof help === 'string' ? help : help(width)
}

const exitCodes = texts['settings/helps/exit-codes.txt']

/** The help of the program itself, with the lines of the commands that parts bring. */
export function overviewHelp(partLines: readonly string[]): string {
  const overview = texts['settings/helps/overview.txt'].replace('{parts}\n', () =>
    partLines.join(''),
  )
  return `${overview}\n${exitCodes}`
}

/** Options that exist only in the terminal. */
const terminalOptions: readonly (readonly [string, string])[] = [
  ['--json', 'Print only the result document on standard output; progress goes to standard error.'],
  ['--list', 'Say what would be measured, on what and for how long at most, and measure nothing.'],
  ['--deep', 'With --list: build head, and load and call each of its benchmarks once, untimed.'],
  [
    '--quick',
    'A first look: --budget 90s from the command on, --threshold 5%, no profiles, unless you give others.',
  ],
  ['--keep', 'Keep the two built trees and print where they are.'],
  [
    '--resume',
    'Continue the run whose journal is in the results folder, wherever it was killed or cancelled.',
  ],
  ['--help', 'This text.'],
]

/** Exit codes of a command whose result cannot fail. */
const measuredExitCodes = texts['settings/helps/measured-exit-codes.txt']

// The rest is of compare alone.
const commonOptions = terminalOptions.filter(
  ([option]) => !['--quick', '--list', '--deep'].includes(option),
)

/** What applies in a command where a setting is not given, as far as that is another than elsewhere. */
type Defaults = Readonly<Partial<Record<SettingName, string>>>

/** The settings of these names as options of a command. */
export function settingsHelp(
  width: number,
  names: readonly SettingName[],
  defaults: Defaults = {},
): string {
  return names
    .map((name) => {
      const sentence = settingSentence(name, defaults[name])
      return helpEntry(`--${name} ${settingOf(name).argument}`, sentence, width)
    })
    .join('')
}

/** The settings of these names and the options of a terminal, for a command that measures. */
export function optionsHelp(
  width: number,
  names: readonly SettingName[],
  options: typeof terminalOptions = commonOptions,
  defaults: Defaults = {},
): string {
  const optionTexts = options.map(([option, text]) => helpEntry(option, text, width))
  return `${settingsHelp(width, names, defaults)}${optionTexts.join('')}`
}

/** What applies when a setting is not given: its default, a remark, or both. */
export function otherwiseText(name: SettingName): string {
  const { beside, default: value, form, otherwise } = settingOf(name)
  const answer =
    beside === undefined
      ? otherwise
      : `\`${String(beside.value)}\` where \`${beside.name}\` is given`
  if (value === undefined) return answer ?? ''
  const standard = defaultText(value, form)
  return answer === undefined ? standard : `${standard}; ${answer}`
}

/** The description of a setting in the help and action.yml, as plain text. */
export function settingSentence(name: SettingName, otherwise = otherwiseText(name)): string {
  return `${settingOf(name).about} Default: ${otherwise}.`.replaceAll('`', '')
}

function defaultText(value: unknown, form: Setting['form']): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ')
  if (typeof value !== 'number') return `\`${String(value)}\``
  if (form === 'ratio') return percent(value)
  if (form === 'seconds') return `${String(value / 60)} minutes`
  return String(value)
}

function helpEntry(option: string, text: string, width: number): string {
  const lines = wrap(text, Math.max(40, Math.min(width, 100)) - 6)
  return `  ${option}\n${lines.map((line) => `      ${line}\n`).join('')}`
}

/** A help in so many columns: what is longer goes on below, a command behind a backslash. */
export function fittedTo(help: string, width: number): string {
  const columns = Math.max(40, width)
  return help
    .split('\n\n')
    .flatMap((block) => {
      const lines = block.split('\n')
      if (lines.every(({ length }) => length <= columns)) return [block]
      const isProse = lines.every((line) => /^\w/.test(line))
      return (isProse ? [lines.join(' ')] : lines)
        .flatMap((line) => fittedLine(line, columns))
        .join('\n')
    })
    .join('\n\n')
}

function fittedLine(line: string, columns: number): readonly string[] {
  const [, lead = '', term = '', text = ''] = /^( *)(\S.*?\S {2,})?(\S.*)?$/.exec(line) ?? []
  // What stands beside a command or an option.
  const isBeside = lead.length > 12
  if (line.length <= columns && !isBeside) return [line]
  if (isBeside) return fittedLine(`      ${text}`, columns)
  if (term !== '')
    return [
      ...fittedLine(`${lead}${term.trimEnd()}`, columns),
      ...fittedLine(`      ${text}`, columns),
    ]
  const isCommand = lead !== '' && /^(?:deadheat|echo) /.test(text)
  const parts = wrap(text, columns - lead.length - (isCommand ? 6 : 0))
  return parts.map((part, at) => {
    const end = isCommand && at < parts.length - 1 ? ' \\' : ''
    return `${lead}${isCommand && at > 0 ? '    ' : ''}${part}${end}`
  })
}

function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  // A word in quotes stays whole.
  for (const word of text.match(/(?:'[^']*'|\S)+/g) ?? []) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}

const helps = {
  compare: (width: number) =>
    `${texts['settings/helps/compare.txt']}\nOptions:\n${optionsHelp(width, settingNamesOf('option'), terminalOptions)}\n${exitCodes}`,
  versus: (width: number) =>
    `${texts['settings/helps/versus.txt']}\nOptions:\n${optionsHelp(width, versusOptions())}\n${measuredExitCodes}`,
  replay: `${texts['settings/helps/replay.txt']}\n${exitCodes}`,
  init: texts['settings/helps/init.txt'],
  analyse: texts['settings/helps/analyse.txt'],
  suites: texts['settings/helps/suites.txt'],
  clean: texts['settings/helps/clean.txt'],
  doctor: texts['settings/helps/doctor.txt'],
}

/** A command of the program. */
export type HelpTopic = keyof typeof helps
