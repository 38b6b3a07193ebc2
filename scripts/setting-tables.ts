import { z } from 'zod'
import { configSchema } from '../src/settings/config.ts'
import {
  settingNames,
  settingNamesOf,
  settings,
  type SettingName,
} from '../src/settings/settings.ts'
import { printed } from './json-schema.ts'

/** Markdown table of what the action and the settings file understand, for the documentation. */
export function settingsTable(): string {
  const [inputs, keys] = [settingNamesOf('input'), settingNamesOf('config')]
  // In the order of the one list.
  const names = settingNames.filter((name) => inputs.includes(name) || keys.includes(name))
  const rows = names.map((name) => {
    const { about, otherwise } = settings[name]
    const where = !keys.includes(name) ? 'action' : inputs.includes(name) ? 'both' : 'file'
    return `| \`${name}\` | ${where} | ${cell(about)} | ${cell(otherwise)} |`
  })
  return ['| Setting | Where | What it is | Otherwise |', '|:--|:--|:--|:--|', ...rows].join('\n')
}

/** The `inputs:` part of `action.yml`. */
export function actionInputs(): string {
  return settingNamesOf('input')
    .map((name) =>
      [
        `  ${name}:`,
        `    description: ${JSON.stringify(descriptionOf(name))}`,
        '    required: false',
        ...(name === 'github-token' ? ['    default: ${{ github.token }}'] : []),
      ].join('\n'),
    )
    .join('\n')
}

/** JSON Schema of `deadheat.yml`, for editors. */
export function configJsonSchema(): string {
  return `${printed(z.toJSONSchema(configSchema, { io: 'input' }))}\n`
}

function descriptionOf(name: SettingName): string {
  const { about, otherwise } = settings[name]
  return `${about} Otherwise: ${otherwise}.`.replaceAll('`', '')
}

function cell(sentence: string): string {
  return sentence.replaceAll('|', '\\|')
}
