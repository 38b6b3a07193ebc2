import { percent } from '../model/percent.ts'
import { type Setting, type SettingName, settingOf } from './settings.ts'

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
export function settingSentence(name: SettingName): string {
  return `${settingOf(name).about} Default: ${otherwiseText(name)}.`.replaceAll('`', '')
}

function defaultText(value: unknown, form: Setting['form']): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ')
  if (typeof value !== 'number') return `\`${String(value)}\``
  if (form === 'ratio') return percent(value, 6)
  if (form === 'seconds') return `${String(value / 60)} minutes`
  return String(value)
}
