import { settingNamesOf, type SettingName } from '../../settings/settings.ts'

const excludedNames: ReadonlySet<SettingName> = new Set([
  'suite',
  'benchmarks',
  'commands',
  'axis',
  'shard',
  'shards',
  'limit',
  'fail-on',
  'rows',
  'profile',
])

/** The settings that a study takes as options, in order. */
export function studyOptions(): readonly SettingName[] {
  return settingNamesOf('option').filter((name) => !excludedNames.has(name))
}
