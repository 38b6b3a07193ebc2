import { expect, it } from 'vitest'
import { z } from 'zod'
import { metrics } from '../../src/metrics/index.ts'
import type { Metric } from '../../src/model/judging/metric.ts'
import { startOf, variablesOf } from '../../src/model/run/start-of.ts'
import { cacheDirectory } from '../../src/settings/cache-directory.ts'
import { configSchema, settingsFromConfig } from '../../src/settings/config.ts'
import { fittedTo, helpOf, otherwiseText, settingsHelp } from '../../src/settings/help.ts'
import { nodeFlagSchema } from '../../src/settings/node-flags.ts'
import { parsePlace, parseRevision } from '../../src/settings/parse-revision.ts'
import { parseSuite } from '../../src/settings/parse-suite.ts'
import {
  conclusionWithoutResult,
  looksUpTo,
  metricsWithThreshold,
  policyOf,
} from '../../src/settings/policy.ts'
import { settingFromText } from '../../src/settings/setting-from-text.ts'
import {
  type GivenSettings,
  type SettingName,
  settingNames,
  settingOf,
  versusOptions,
  withDefaults,
} from '../../src/settings/settings.ts'
import { parseSlashCommand } from '../../src/settings/slash-command.ts'
import { commandWords } from '../../src/settings/split-words.ts'
import { setParameters, variableSchema } from '../../src/settings/variable-schema.ts'
import { settingsOf } from '../../src/settings/words.ts'
import { answersOf } from '../fakes/answers.ts'
import { timeMetric } from '../fakes/plans.ts'

const oddMetrics: readonly Metric[] = [
  { ...timeMetric, id: 'rate', unit: 'per_s' },
  { ...timeMetric, id: 'own', own: true },
  { ...timeMetric, id: 'informs', gates: false },
]

/** How each text or document of an outsider's is read. */
const readers = {
  'cache-directory': cacheDirectory,
  command: (line: string) => commandWords(line, 'build'),
  config: (data: unknown) => settingsFromConfig(data, 'deadheat.yml'),
  flag: (flag: string) => nodeFlagSchema.safeParse(flag).success,
  help: ([width, names]: [number, SettingName[]]) =>
    settingsHelp(width, names, { results: 'elsewhere' }),
  'help-fitted': ([width, topic]: [number, 'versus' | 'suites']) =>
    fittedTo(helpOf(topic, width), width),
  options: (values: Readonly<Record<string, string>>) =>
    settingsOf({ positionals: [], values: new Map(Object.entries(values)), switches: new Set() }, [
      ...versusOptions(),
      'limit',
    ]),
  parameters: setParameters,
  place: parsePlace,
  policy: (settings: GivenSettings) => [
    policyOf(withDefaults(settings)),
    conclusionWithoutResult(settings),
    metricsWithThreshold([...metrics, ...oddMetrics], settings.threshold).map((metric) => [
      metric.id,
      metric.threshold,
    ]),
  ],
  looks: looksUpTo,
  revision: parseRevision,
  setting: ([name, text]: [SettingName, string]) => settingFromText(name, text, `--${name}`),
  'slash-command': parseSlashCommand,
  start: startOf,
  suite: parseSuite,
  variable: (line: string) => variableSchema.safeParse(line).error?.issues[0]?.message ?? 'taken',
  variables: variablesOf,
}

it.each(Object.entries(readers))('%s is read as it was', async (name, read) => {
  const { text, golden } = answersOf(`settings/${name}`, read)
  await expect(text).toMatchFileSnapshot(golden)
})

it('every setting takes what it took', async () => {
  const schemaOf = (schema: z.ZodType): string =>
    JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))
  const inFile = configSchema().shape
  const { text, golden } = answersOf('settings/all', (which: 'options' | 'file') =>
    (which === 'file'
      ? Object.entries(inFile).map(([name, schema]) => `${name} ${schemaOf(schema)}`)
      : settingNames().map((name) => {
          const { schema, about: _, ...facts } = settingOf(name)
          return `${name} ${otherwiseText(name)} ${JSON.stringify(facts)} ${schemaOf(schema)}`
        })
    ).join('\n'),
  )
  await expect(text).toMatchFileSnapshot(golden)
})
