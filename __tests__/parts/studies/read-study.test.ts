import { describe, expect, it } from 'vitest'
import { UsageError } from '../../../src/model/usage-error.ts'
import { readStudy, type ReadStudy } from '../../../src/parts/studies/read-study.ts'
import { realHost } from '../../fakes/real-host.ts'

const { files } = realHost()
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
  from: [{ table: 'times', rows: { small: '1' }, columns: { plus: 'a' } }],
}
const printed = {
  title: 'A study',
  tables: [{ name: 'times', title: 'Times', columns: ['n', 'a'], rows: [['1', '2ms']] }],
}

/** Of a suite with this one table, and this document beside it. */
function readWith(given: object, document: object | null = printed): Promise<ReadStudy> {
  const content = document && JSON.stringify(document)
  return readStudy(
    { folder: '/mine', shownIn: './mine', about: { ...about, tables: [{ ...table, ...given }] } },
    {
      files: { ...files, read: async (path) => (path === '/mine/published.json' ? content : null) },
    },
  )
}

describe('the tables of a suite', () => {
  it('print what the document beside them has, and nothing else', async () => {
    const { tables, document } = await readWith({})
    expect(tables).toMatchObject([{ published: { small: { plus: 2 } } }])
    expect(tables[0]).not.toHaveProperty('from')
    expect(document?.title).toBe('A study')
    expect((await readWith({ from: [] }, null)).document).toBeNull()
  })

  it.each([
    [{}, null, 'expected published.json beside ./mine/suite.json, got none'],
    [{}, { title: 'A study' }, './mine/published.json'],
    [
      { from: [{ table: 'times', rows: { small: '2' }, columns: { plus: 'a' } }] },
      printed,
      'expected a row of the document "A study"',
    ],
    [
      {},
      { ...printed, tables: [{ ...printed.tables[0], rows: [['1', '2', '3']] }] },
      'expected 2 cells in each row of the table "times", as it has columns, got 3 in row 1',
    ],
    [{ unit: 'hours' }, printed, './mine/suite.json'],
    [
      { columns: [{ label: 'plus' }, { label: 'join', ratioTo: 'minus' }] },
      printed,
      'expected a column for ratioTo in the table "Times" of ./mine/suite.json, got "minus"',
    ],
    [
      { from: [{ table: 'times', rows: { smal: '1' }, columns: { plus: 'a' } }] },
      printed,
      'expected a row for from in the table "Times" of ./mine/suite.json, got "smal": did you mean "small"',
    ],
  ])('fit together: %j beside %j', async (given, document, message) => {
    const read = readWith(given, document)
    await expect(read).rejects.toBeInstanceOf(UsageError)
    await expect(read).rejects.toThrow(message)
  })
})
