import { z } from 'zod'
import { configSchema } from '../src/settings/config.ts'
import { otherwiseText, settingSentence } from '../src/settings/otherwise-text.ts'
import { settingNamesOf, settings } from '../src/settings/settings.ts'

/** Markdown table of the settings that can be given at one place, for the documentation. */
export function settingsTable(place: 'option' | 'input' | 'config'): string {
  const rows = settingNamesOf(place).map((name) => {
    const { about } = settings[name]
    const shown = place === 'option' ? `--${name} ${settings[name].argument}` : name
    return `| \`${shown}\` | ${cell(about)} | ${cell(otherwiseText(name))} |`
  })
  const title = { option: 'Option', input: 'Input', config: 'Key' }[place]
  return [`| ${title} | What it is | Default |`, '|:--|:--|:--|', ...rows].join('\n')
}

/** The `inputs:` part of `action.yml`. */
export function actionInputs(): string {
  return settingNamesOf('input')
    .map((name) =>
      [
        `  ${name}:`,
        `    description: ${JSON.stringify(settingSentence(name))}`,
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

function cell(sentence: string): string {
  return sentence.replaceAll('|', '\\|')
}
