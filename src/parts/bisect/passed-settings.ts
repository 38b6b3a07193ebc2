import { settingNamesOf, type SettingName } from '../../settings/settings.ts'

/** Settings that a bisection passes on: it chooses the rest itself. */
export function passedSettings(): readonly SettingName[] {
  return settingNamesOf('option').filter((name) => name !== 'only' && name !== 'shard')
}
