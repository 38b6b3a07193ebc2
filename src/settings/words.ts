import { UsageError } from '../model/usage-error.ts'
import { settingFromText } from './setting-from-text.ts'
import { settingOf, type GivenSettings, type SettingName } from './settings.ts'

/** The parsed arguments of a command. */
export interface Words {
  readonly positionals: readonly string[]
  /** Options with a value, by name; a repeated option has one line per value. */
  readonly values: ReadonlyMap<string, string>
  /** Names of the options without a value that are on. */
  readonly switches: ReadonlySet<string>
}

/**
 * Reads the settings among the options.
 *
 * @throws UsageError when a value is not what its setting expects
 */
export function settingsOf(words: Words, names: readonly SettingName[]): GivenSettings {
  const givenBySetting = names.map((name): GivenSettings => {
    const writtenText = words.values.get(name)
    return writtenText === undefined
      ? {}
      : settingFromText(name, once(name, writtenText), `--${name}`)
  })
  return Object.assign({}, ...givenBySetting)
}

const severalTimes: ReadonlySet<string> = new Set([
  'lines',
  'words',
  'list',
  'arguments',
  'variables',
])

/** Refuses repeated options, except for settings of several lines. */
function once(name: SettingName, writtenText: string): string {
  if (severalTimes.has(settingOf(name).form) || !writtenText.includes('\n')) return writtenText
  throw new UsageError(`--${name} can be given only once`)
}
