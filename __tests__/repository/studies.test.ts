import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bareFigures, filledAnswer } from '../../scripts/studies/answer.ts'
import { JOURNAL, keepJournal, keptRun, runsIn } from '../../scripts/studies/kept-run.ts'
import { pageOf, STUDIES } from '../../scripts/studies/page-of.ts'
import { pageTables } from '../../scripts/studies/page-tables.ts'
import type { StudyTable } from '../../src/parts/studies/study.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { journalsOfBefore } from '../fakes/journals-of-before.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { findingOf, resultWith } from '../fakes/results.ts'
import { trackedFiles, TOP } from './tracked-files.ts'

const data = join(STUDIES, 'data')
const names = readdirSync(data)
const kept = trackedFiles().filter((path) => path.startsWith('docs/studies/data/'))
const bytesAtMost = 10 * 1024 ** 2

describe.each(names)('docs/studies/%s.md', async (name) => {
  const { page, files } = await pageOf(name)
  const own = kept.filter((path) => path.startsWith(`docs/studies/data/${name}/`))

  it('and its charts are what npm run studies makes of what is kept', () => {
    expect(readFileSync(join(STUDIES, `${name}.md`), 'utf8')).toBe(page)
    const charts = own.filter((path) => path.endsWith('.svg')).map((path) => path.split('/').at(-1))
    expect(new Set(charts)).toEqual(new Set(Object.keys(files)))
    for (const [file, content] of Object.entries(files))
      expect(readFileSync(join(data, name, file), 'utf8')).toBe(content)
  })

  it('names every run, with its command, or says that its cells alone are kept', () => {
    for (const path of own.filter((one) => one.endsWith('.json') || one.endsWith(JOURNAL))) {
      const told = page.split('\n').find((line) => line.includes(path.slice(13)))
      expect(told).toContain(path.endsWith('.json') ? 'cells only' : '`deadheat ')
    }
    expect(page.split('\n').length).toBeLessThanOrEqual(150)
  })

  it('has charts that can be read in light and in dark', () => {
    for (const svg of Object.values(files)) {
      expect(svg).toContain('prefers-color-scheme:dark')
      expect(svg).not.toMatch(/<text(?! class="(?:ink|faint)")/)
      const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
      const ends = [
        ...svg.matchAll(/<text class="ink" x="([\d.]+)" y="[\d.]+"( text-anchor="end")?>([^<]*)</g),
      ]
      for (const [, x = '', isEnd, text = ''] of ends) {
        const room = isEnd === undefined ? width - Number(x) : Number(x)
        expect(text.length * 6).toBeLessThanOrEqual(room)
      }
    }
  })
})

it('what is kept of the studies has room, and names no folder of whoever measured', () => {
  const contents = kept.map((path) => readFileSync(join(TOP, path)))
  expect(contents.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(bytesAtMost)
  const texts = contents.map((content, at) =>
    (kept[at]?.endsWith('.gz') === true ? gunzipSync(content) : content).toString(),
  )
  expect(texts.filter((text) => /"\/(?:home|root|Users|work)\//.test(text))).toEqual([])
})

it('what is kept of the studies is a journal from which the run is judged anew, in the tables of today', () => {
  const folder = temporaryFolder()
  const text = gunzipSync(readFileSync(new URL('study.ndjson.gz', journalsOfBefore))).toString()
  // Where the machine that measured had its cache.
  const fetched = text.replaceAll(/(?<=")\/\w+(?=\/\.)/g, homedir())
  writeFileSync(join(folder, 'journal.ndjson'), fetched)
  writeFileSync(join(folder, 'quick.json'), '{}')
  keepJournal(folder, folder, null)
  rmSync(join(folder, 'journal.ndjson'))
  expect(readdirSync(folder)).toEqual([`quick${JOURNAL}`])
  const columns = columnsOf(['async 0.2', 'async 3'])
  const [run] = runsIn(folder, [{ ...total, columns, published: {} }])
  expect(run).toMatchObject({ preset: 'quick', file: `quick${JOURNAL}` })
  expect(run?.command).toMatch(/^deadheat compare .* --seed 3050990523$/)
  expect(new Set(run?.tables[0]?.cells.map(({ column }) => column))).toEqual(
    new Set(['async 0.2', 'async 3']),
  )
  const own = gunzipSync(readFileSync(join(folder, `quick${JOURNAL}`))).toString()
  expect(own).not.toContain(`${homedir()}/`)
})

const columnsOf = (labels: readonly string[]) =>
  labels.map((label, at) => ({
    label,
    parameters: { library: label },
    ...(at > 0 && { ratioTo: labels[0] }),
  }))
const total: StudyTable = {
  title: 'Total',
  rowLabel: 'mode',
  metric: 'time',
  unit: 'ms',
  decimals: 1,
  rows: { by: 'mode' },
  columns: columnsOf(['async', 'q']),
  published: { sync: { async: 5, q: 30, when: 7 } },
  note: 'As printed.',
}

describe('the answer of a page', () => {
  const cells = ['sync async', 'sync q', 'mixed async', 'mixed q']
  const result = resultWith(
    cells.map((id) => findingOf({ id, verdict: 'unchanged', change: 0.5, base: 0.01 })),
  )
  const benchmarks = cells.map((id) => {
    const [mode = '', library = ''] = id.split(' ')
    return benchmarkOf(id, { name: 'chain', parameters: { mode, library } })
  })
  const run = keptRun('a.json', { ...result, plan: { ...result.plan, benchmarks } }, [total])
  const about = { file: 'releases.json', date: '', machine: '', command: '', axis: '' }
  const releases = {
    ...about,
    missing: [],
    nodes: ['22.1.0'],
    lines: [{ label: 'q', points: [{ node: '22.1.0', ratio: 3, low: 2.5, high: 3.5 }] }],
  }
  const from = { tables: pageTables([run], [total]), releases }

  it.each([
    ['Total; sync; async; value', '15.0 ms'],
    ['Total; sync; async; base', '10.0 ms'],
    ['Total; sync; async; change', '+50.0%'],
    ['Total; sync; async; change ends', '+49.2 … +50.8%'],
    ['Total; sync; q; published', '30'],
    ['Total; sync; q; published ratio', '6.00'],
    ['Total; *; q; ratio', '1.00'],
    ['releases; q; 22; ratio', '3.0'],
    ['releases; q; 22; ends', '2.5 … 3.5'],
  ])('has [[%s]] from the data: %s', (place, figure) => {
    expect(filledAnswer(`It is [[${place}]].`, from)).toBe(`It is ${figure}.`)
  })

  it.each([
    'Total; sync; bluebird; value',
    'Total; async; q; value',
    'Else; sync; q; value',
    'Total; sync; q; published change',
    'Total; sync; q; ends',
    'releases; q; 24; ratio',
  ])('is refused with [[%s]], which the data do not give', (place) => {
    expect(() => filledAnswer(`[[${place}]]`, from)).toThrow(`expected a figure for [[${place}]]`)
  })

  it.each([
    ['It takes 17 % more memory after 500 requests.', ['17 %', '500']],
    ['It takes −4.5% and `9%`, half as long, and twice.', ['−4.5%', '9%', 'half', 'twice']],
    ['A quarter, two thirds, and 30% longer', ['quarter', 'thirds', '30%']],
    [
      '`when 2.1` under Node.js 4.3.1 to 4.4.1 for 4.3.2, V8, 2013, [x](a-5.md), [[T; 1; 2; ratio]]',
      [],
    ],
  ])('has no figure of its own: %s', (text, figures) => {
    expect(bareFigures(text)).toEqual(figures)
  })
})
