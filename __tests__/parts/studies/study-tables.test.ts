import { expect, it } from 'vitest'
import { UsageError } from '../../../src/model/usage-error.ts'
import { helpAfter } from '../../cli/typed-line.ts'
import { studyTables } from '../../../src/parts/studies/study-tables.ts'

const preset = { about: 'some', pairs: 12, minutes: 1 }
const about = {
  title: 'A suite',
  question: 'how long?',
  source: 'a study',
  sides: { base: 'node:20', head: 'node:22' },
  presets: { quick: preset, published: preset, sweep: preset },
}
const table = {
  title: 'Times',
  rowLabel: 'n',
  metric: 'time',
  unit: 'ms',
  decimals: 1,
  rows: [{ label: 'small' }],
  columns: [{ label: 'plus' }, { label: 'join', ratioTo: 'plus' }],
  published: { small: { plus: 2 } },
}

it('study --help has the defaults and the exit codes of a study', async () => {
  const text = (await helpAfter('study', [])).replaceAll(/\s+/g, ' ')
  expect(text).toContain('or sweep. Default: published. --set')
  expect(text).toContain('as soon as it is decided. Default: as many as its number of rows needs.')
  expect(text).toContain('1 between two sides, a regression beyond the limit')
})

function tablesWith(given: object): ReturnType<typeof studyTables> {
  return studyTables({ shownIn: './mine', about: { ...about, tables: [{ ...table, ...given }] } })
}

it('the tables of a suite have the figures that the study printed', () => {
  expect(tablesWith({})).toEqual([table])
})

it.each([
  [{ unit: 'hours' }, './mine/suite.json'],
  [{ from: [] }, './mine/suite.json'],
  [
    { columns: [{ label: 'plus' }, { label: 'join', ratioTo: 'pluss' }] },
    'expected a column for ratioTo in the table "Times" of ./mine/suite.json, got "pluss": there are "plus", "join"',
  ],
])('the tables of a suite fit together: %j', (given, message) => {
  expect(() => tablesWith(given)).toThrow(UsageError)
  expect(() => tablesWith(given)).toThrow(message)
})
