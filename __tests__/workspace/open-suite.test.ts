import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSuite, suiteNames } from '../../src/workspace/open-suite.ts'
import { UsageError } from '../../src/model/usage-error.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()

const preset = { about: 'some', pairs: 12, minutes: 1 }
const about = {
  title: 'A suite',
  question: 'how long?',
  source: 'a study',
  sides: { base: 'node:20', head: 'node:22' },
  presets: { quick: preset, published: preset, sweep: preset },
  tables: [],
}

function folderWith(tree: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  for (const [path, content] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

const rootFolder = () =>
  folderWith({
    'pools/suite.json': JSON.stringify(about),
    'pools/serial.cjs': '',
    'pools/batched.cjs': '',
    'pools/_payload.cjs': '',
    'pools/package.json': '{}',
    'broken/suite.json': '{"title":1}',
    'demo/hash.cjs': '',
  })

describe('bundled suites', () => {
  it('are the folders that say so', async () => {
    expect(await suiteNames(rootFolder(), host)).toEqual(['broken', 'pools'])
  })

  it('have a benchmark for every script that is no part of others', async () => {
    const root = rootFolder()
    expect(await openSuite('pools', root, host)).toMatchObject({
      name: 'pools',
      wanted: 'pools',
      about,
      scripts: ['pools/batched.cjs', 'pools/serial.cjs'],
    })
    expect((await openSuite('pools/serial', root, host)).wanted).toBe('pools/serial')
  })

  it.each([
    ['pool', 'expected a suite, got "pool": did you mean "pools"'],
    ['leveldown', 'there are broken, pools'],
    ['pools/serail', 'did you mean "pools/serial"'],
    ['../pools', 'expected a suite, got ".."'],
    ['demo', 'expected a suite, got "demo"'],
    ['broken', 'suite.json'],
  ])('that are asked for as %j: %s', async (wanted, message) => {
    const opened = openSuite(wanted, rootFolder(), host)
    await expect(opened).rejects.toBeInstanceOf(UsageError)
    await expect(opened).rejects.toThrow(message)
  })

  it('print what the document beside them has, and nothing else', async () => {
    const table = {
      title: 'Total',
      rowLabel: 'mode',
      metric: 'time',
      unit: 'ms',
      decimals: 2,
      rows: [{ label: 'sync' }],
      columns: [{ label: 'q' }],
      from: [{ table: 'total', rows: { sync: 'Sync' }, columns: { q: 'Q' } }],
    }
    const document = {
      title: 'A study',
      tables: [{ name: 'total', title: 'Total', columns: ['', 'Q'], rows: [['Sync', '301.47ms']] }],
    }
    const opened = (of: object, printed: object | null) =>
      openSuite(
        'pools',
        folderWith({
          'pools/suite.json': JSON.stringify({ ...about, tables: [of] }),
          ...(printed === null ? {} : { 'pools/published.json': JSON.stringify(printed) }),
        }),
        host,
      )
    const { about: read, document: found } = await opened(table, document)
    expect(read.tables).toMatchObject([{ published: { sync: { q: 301.47 } } }])
    expect(read.tables[0]).not.toHaveProperty('from')
    expect(found?.title).toBe('A study')
    await expect(opened(table, null)).rejects.toThrow('expected published.json beside')
    const other = {
      ...table,
      from: [{ table: 'total', rows: { sync: 'Async' }, columns: { q: 'Q' } }],
    }
    await expect(opened(other, document)).rejects.toThrow(
      'expected a row of the document "A study"',
    )
    await expect(opened(table, { title: 'A study' })).rejects.toThrow('published.json')
  })
})

describe('the tables of a suite', () => {
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
  const document = {
    title: 'A study',
    tables: [{ name: 'times', title: 'Times', columns: ['n', 'a'], rows: [['1', '2ms']] }],
  }
  const opened = (given: object, printed: object = document): Promise<unknown> =>
    openSuite(
      'mine',
      folderWith({
        'mine/suite.json': JSON.stringify({ ...about, tables: [{ ...table, ...given }] }),
        'mine/published.json': JSON.stringify(printed),
      }),
      host,
    )

  it('take their figures from the document', async () => {
    expect(await opened({})).toMatchObject({
      about: { tables: [{ published: { small: { plus: 2 } } }] },
    })
  })

  it.each([
    [
      { columns: [{ label: 'plus' }, { label: 'join', ratioTo: 'minus' }] },
      /column for ratioTo in the table "Times" of .*suite\.json, got "minus": did you mean "plus"|there are "plus", "join"/,
    ],
    [
      { from: [{ table: 'times', rows: { smal: '1' }, columns: { plus: 'a' } }] },
      /row for from in the table "Times" of .*, got "smal": did you mean "small"/,
    ],
  ])('name each other rightly: %j', async (given, message) => {
    await expect(opened(given)).rejects.toThrow(message)
  })

  it('are as wide as their columns in the document', async () => {
    const printed = { ...document, tables: [{ ...document.tables[0], rows: [['1', '2', '3']] }] }
    await expect(opened({}, printed)).rejects.toThrow(
      /published\.json, got .*expected 2 cells in each row of the table "times", as it has columns, got 3 in row 1/,
    )
  })
})
