import { z } from 'zod'
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

/** Reads the settings among the options; a UsageError when a value is not what its setting expects. */
export function settingsOf(words: Words, names: readonly SettingName[]): GivenSettings {
  const optionSettings = names.map((name): GivenSettings => {
    const text = words.values.get(name)
    if (text === undefined) return {}
    // Those that are lists may be given again.
    if (text.includes('\n') && !(settingOf(name).schema instanceof z.ZodArray))
      throw new UsageError(`--${name} can be given only once`)
    return settingFromText(name, text, `--${name}`)
  })
  return Object.assign({}, ...optionSettings)
}
