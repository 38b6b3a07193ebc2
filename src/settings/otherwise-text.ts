import { percent } from '../model/percent.ts'
import { settings, type SettingName } from './settings.ts'

/** What applies when a setting is not given: its default, a remark, or both. */
export function otherwiseText(name: SettingName): string {
  const entry = settings[name]
  const answer =
    'beside' in entry ? defaultBeside(entry.beside) : 'otherwise' in entry ? entry.otherwise : null
  const standard = 'default' in entry ? defaultText(entry) : null
  if (standard === null) return answer ?? ''
  return answer === null ? standard : `${standard}; ${answer}`
}

/** The description of a setting in the help and action.yml, as plain text. */
export function settingSentence(name: SettingName): string {
  return `${settings[name].about} Default: ${otherwiseText(name)}.`.replaceAll('`', '')
}

interface BesideTextRequest {
  readonly name: string
  readonly value: string
}

function defaultBeside({ name, value }: BesideTextRequest): string {
  return `\`${value}\` where \`${name}\` is given`
}

interface DefaultTextRequest {
  default: unknown
  form: string
}

function defaultText({ default: value, form }: DefaultTextRequest): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ')
  if (typeof value !== 'number') return `\`${String(value)}\``
  if (form === 'ratio') return percent(value, 6)
  if (form === 'seconds') return `${String(value / 60)} minutes`
  return String(value)
}
