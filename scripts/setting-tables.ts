import { z } from 'zod'
import { configSchema } from '../src/settings/config.ts'
import { settingNamesOf, settings, type SettingName } from '../src/settings/settings.ts'

/** Markdown table of the settings that can be given at one place, for the documentation. */
export function settingsTable(place: 'option' | 'input' | 'config'): string {
  const rows = settingNamesOf(place).map((name) => {
    const { about, otherwise } = settings[name]
    const shown = place === 'option' ? `--${name} ${settings[name].argument}` : name
    return `| \`${shown}\` | ${cell(about)} | ${cell(otherwise)} |`
  })
  const title = { option: 'Option', input: 'Input', config: 'Key' }[place]
  return [`| ${title} | What it is | Otherwise |`, '|:--|:--|:--|', ...rows].join('\n')
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
  return `${JSON.stringify(z.toJSONSchema(configSchema, { io: 'input' }), null, 2)}\n`
}

function descriptionOf(name: SettingName): string {
  const { about, otherwise } = settings[name]
  return `${about} Otherwise: ${otherwise}.`.replaceAll('`', '')
}

function cell(sentence: string): string {
  return sentence.replaceAll('|', '\\|')
}
