import { settingNamesOf, type SettingName } from '../../settings/settings.ts'

const excludedNames: ReadonlySet<SettingName> = new Set([
  'suite',
  'benchmarks',
  'commands',
  'axis',
  'shard',
  'limit',
  'fail-on',
  'rows',
  'profile',
])

/** The settings that a study takes as options, in order. */
export function studyOptions(): readonly SettingName[] {
  return settingNamesOf('option').filter((name) => !excludedNames.has(name))
}

/** What applies in a study where these are not given. */
export const studyDefaults: Readonly<Partial<Record<SettingName, string>>> = {
  preset: 'published',
  pairs: 'as many as its number of rows needs',
  'node-version': 'the one of the suite, otherwise the node on the PATH',
}
