import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bareFigures, filledAnswer } from '../../scripts/studies/answer.ts'
import { JOURNAL, keepJournal, keptRun, runsIn } from '../../scripts/studies/kept-run.ts'
import { pageOf, STUDIES } from '../../scripts/studies/page-of.ts'
import { pageTables, printedCells } from '../../scripts/studies/page-tables.ts'
import { plotOf, studyPage } from '../../scripts/studies/study-page.ts'
import type { StudyTable } from '../../src/parts/studies/study.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
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

describe('what is kept of the studies', () => {
  it('has room, and names no folder of whoever measured', () => {
    const contents = kept.map((path) => readFileSync(join(TOP, path)))
    expect(contents.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(bytesAtMost)
    const texts = kept.map((path, at) => {
      const content = contents[at] ?? Buffer.alloc(0)
      return path.endsWith('.gz') ? gunzipSync(content).toString('utf8') : content.toString('utf8')
    })
    expect(texts.filter((text) => /"\/(?:home|root|Users|work)\//.test(text))).toEqual([])
  })

  it('is a journal from which the run is judged anew, in the tables of today', () => {
    const fixture = fileURLToPath(
      new URL('../fixtures/journals/before/study.ndjson.gz', import.meta.url),
    )
    const folder = temporaryFolder()
    const text = gunzipSync(readFileSync(fixture)).toString('utf8')
    // Where the machine that measured had its cache.
    const fetched = text.replaceAll(/(?<=")\/\w+(?=\/\.)/g, homedir())
    writeFileSync(join(folder, 'journal.ndjson'), fetched)
    writeFileSync(join(folder, 'quick.json'), '{}')
    keepJournal(folder, folder, null)
    rmSync(join(folder, 'journal.ndjson'))
    expect(readdirSync(folder)).toEqual([`quick${JOURNAL}`])
    const [run] = runsIn(folder, [
      { ...total, columns: columnsOf(['async 0.2', 'async 3']), published: {} },
    ])
    expect(run).toMatchObject({ preset: 'quick', file: `quick${JOURNAL}` })
    expect(run?.command).toMatch(/^deadheat compare .* --seed 3050990523$/)
    expect(new Set(run?.tables[0]?.cells.map(({ column }) => column))).toEqual(
      new Set(['async 0.2', 'async 3']),
    )
    expect(gunzipSync(readFileSync(join(folder, `quick${JOURNAL}`))).toString()).not.toContain(
      `${homedir()}/`,
    )
  })
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

/** A run of these cells, `sync q`, each 15 ms on head. */
function runOf(file: string, cells: readonly string[], tables: readonly StudyTable[] = [total]) {
  const result = resultWith(
    cells.map((id) => findingOf({ id, verdict: 'unchanged', change: 0.5, base: 0.01 })),
  )
  const benchmarks = cells.map((id) => {
    const [mode = '', library = ''] = id.split(' ')
    return benchmarkOf(id, { name: 'chain', parameters: { mode, library } })
  })
  return keptRun(file, { ...result, plan: { ...result.plan, benchmarks } }, tables)
}

const room = { plot: null, lines: 100, reasons: {} }

describe('the page of a study', () => {
  it('has tables in the shape of the document, theirs above ours, and how each run was made', () => {
    const run = runOf('published.ndjson.gz', ['sync async', 'sync q'])
    const tables = pageTables([run], [total])
    const page = studyPage('promises', [[run], tables], {
      ...room,
      plot: 'data/a.svg',
      reasons: { case: 'no' },
    })
    expect(page).toMatch(/^!\[.*\]\(data\/a\.svg\)\n/)
    expect(page).toContain('Of 3 printed cells, 2 have ours beside them.')
    expect(page).toContain('Printed, and in no table here: case: no.')
    expect(page).toContain('### Total, ms\n\n| mode | async | q | when |\n')
    expect(page).toContain(
      '| sync | 5<br>**15.0** | 30 (6.00×)<br>**15.0 (1.00×)** | 7<br>not measured |',
    )
    expect(page).toContain('As printed.')
    expect(page).toMatch(
      /\n1\. \[quick, \d{4}-\d\d-\d\d\]\(data\/promises\/published\.ndjson\.gz\): .* on .*; `deadheat .* --seed 7`$/,
    )
    expect(printedCells(tables).open.map(({ column }) => column)).toEqual(['when'])
    const small = studyPage('promises', [[run], tables], { ...room, lines: 8 })
    expect(small).toContain('Only in the files: 1 more table.')
  })

  it('has each table of one run, and marks what is of another, of cells alone or of one thing twice', () => {
    const first = runOf('published.json', ['sync async', 'sync q'])
    const second = { ...runOf('quick.json', ['sync q', 'mixed q']), sides: ['node:8'] }
    const printed = { ...total, published: { sync: { async: 5, q: 30 }, mixed: { q: 3 } } }
    const tables = pageTables([first, second], [printed])
    const page = studyPage('promises', [[first, second], tables], room)
    expect(page).toContain('### Total, ms (run 1)')
    expect(page).toContain('| mixed |  | 3<br>**15.0** (run 2) |')
    expect(page).toContain('; cells only\n')
    const bare = { ...printed, columns: [{ label: 'q', parameters: { library: 'q' } }] }
    const twice = { ...runOf('quick.json', ['mixed q'], [bare]), sides: ['node:8'] }
    const itself = pageTables([twice], [{ ...bare, published: { mixed: { q: 3 } } }])
    expect(studyPage('promises', [[twice], itself], room)).toContain('**A/A: 10.0, 15.0**')
  })

  it('reads a series of numbers across', () => {
    const calls = { ...total, columns: columnsOf(['q']), published: {} }
    const run = runOf('a.json', ['1 q', '2 q', '3 q', '4 q', '5 q'], [calls])
    const page = studyPage('napa', [[run], pageTables([run], [calls])], room)
    expect(page).toContain('| mode | 1 | 2 | 3 | 4 | 5 |\n')
  })

  it('draws what the first table asks: ratios, changes where two sides were printed, or candlesticks', () => {
    const modes = ['sync', 'mixed', 'async']
    const cells = modes.flatMap((mode) => [`${mode} async`, `${mode} q`])
    const ratios = {
      ...total,
      publishedRatios: Object.fromEntries(modes.map((mode) => [mode, { q: 6 }])),
    }
    const ofRatios = plotOf(pageTables([runOf('a.json', cells, [ratios])], [ratios]))
    expect(ofRatios).toContain('ratio to the reference column; filled: here, hollow: published')
    expect(ofRatios?.match(/class="theirs"/g)).toHaveLength(3)
    const changes = {
      ...total,
      between: { base: 'v8', head: 'napi' },
      columns: [{ label: 'q', parameters: { library: 'q' } }],
      published: Object.fromEntries(modes.map((mode) => [mode, { Delta: 5 }])),
    }
    const ofChanges = plotOf(pageTables([runOf('a.json', cells, [changes])], [changes]))
    expect(ofChanges).toContain('head over base; filled: here')
    expect(ofChanges).toContain('mixed: 1.50, published 1.05')
    const sticks = {
      ...total,
      title: 'GET: candlestick',
      candlestick: true as const,
      columns: ['1', '2', '3', '4', '5'].map((label) => ({ label, parameters: { library: 'q' } })),
    }
    const ofSticks = plotOf(pageTables([runOf('a.json', ['sync q'], [sticks])], [sticks])) ?? ''
    expect(ofSticks).toContain('line: least to most, box: middle half, dot: mean')
    expect(ofSticks).toContain('>sync: GET, base</text>')
    expect(plotOf([])).toBeNull()
  })
})

describe('the answer of a page', () => {
  const run = runOf('a.json', ['sync async', 'sync q', 'mixed async', 'mixed q'])
  const releases = {
    file: 'releases.json',
    date: '',
    machine: '',
    command: '',
    axis: '',
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
