import { z } from 'zod'
import { configSchema } from '../src/settings/config.ts'
import { otherwiseText, settingSentence } from '../src/settings/help.ts'
import { settingNames, settingNamesOf, settingOf } from '../src/settings/settings.ts'
import { printed } from './json-schema.ts'
import { markdownTable } from './markdown-table.ts'

/** Markdown table of the settings of the action and the settings file, for the documentation. */
export function settingsTable(): string {
  const [inputs, keys] = [settingNamesOf('input'), settingNamesOf('config')]
  // In the order of the list of settings.
  const names = settingNames().filter((name) => inputs.includes(name) || keys.includes(name))
  const rows = names.map((name) => {
    const { about } = settingOf(name)
    const where = !keys.includes(name) ? 'action' : inputs.includes(name) ? 'both' : 'file'
    return [`\`${name}\``, where, about, otherwiseText(name)]
  })
  return markdownTable(['Setting', 'Where', 'What it is', 'Default'], rows)
}

/** What the runner fills in where a workflow says nothing. */
const runnersDefaults: Readonly<Record<string, string>> = {
  'github-token': '${{ github.token }}',
  matrix: '${{ strategy.job-total }} ${{ toJson(matrix) }}',
}

/** The `inputs:` part of `action.yml`. */
export function actionInputs(): string {
  return settingNamesOf('input')
    .map((name) =>
      [
        `  ${name}:`,
        `    description: ${JSON.stringify(settingSentence(name))}`,
        '    required: false',
        ...(runnersDefaults[name] === undefined ? [] : [`    default: ${runnersDefaults[name]}`]),
      ].join('\n'),
    )
    .join('\n')
}

/** JSON Schema of `deadheat.yml`, for editors. */
export function configJsonSchema(): string {
  return `${printed(z.toJSONSchema(configSchema(), { io: 'input' }))}\n`
}
