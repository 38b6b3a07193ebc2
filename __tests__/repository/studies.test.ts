import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { keptRun } from '../../scripts/studies/kept-run.ts'
import { printedCount, withPrinted } from '../../scripts/studies/printed-cells.ts'
import { joinedTables, plotOf, studyPage } from '../../scripts/studies/study-page.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { findingOf, resultWith } from '../fakes/results.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))

interface Row {
  readonly library: string
  readonly loops: number
  readonly change: number
}

function resultOf(rows: readonly Row[]) {
  const idOf = ({ library, loops }: Row) => `promises/chain library=${library} loops=${loops}`
  const result = resultWith(
    rows.map((row) =>
      findingOf({ id: idOf(row), verdict: 'unchanged', change: row.change, base: 0.01 }),
    ),
  )
  const benchmarks = rows.map((row) =>
    benchmarkOf(idOf(row), {
      suite: 'promises',
      name: 'chain',
      parameters: { library: row.library, ...(row.loops === 0 ? {} : { loops: row.loops }) },
    }),
  )
  return { ...result, plan: { ...result.plan, benchmarks } }
}

describe('the page of a study', () => {
  const columns = ['async', 'q'].map((label) => ({
    label,
    parameters: { library: label },
    ...(label === 'q' ? { ratioTo: 'async' } : {}),
  }))
  const table = {
    title: 'Total',
    rowLabel: 'mode',
    metric: 'time',
    unit: 'ms' as const,
    decimals: 1,
    rows: [{ label: 'sync', name: 'chain' }],
    columns,
    published: { sync: { async: 5, q: 30, when: 7 } },
    note: 'As printed.',
  }

  function runOf(libraries: readonly string[]) {
    const rows = libraries.map((library) => ({ library, loops: 500, change: 0.5 }))
    const result = resultOf(rows)
    const parts = { studies: { source: 'a study', tables: [table], words: null } }
    return keptRun({ ...result, plan: { ...result.plan, parts } })
  }

  it('has tables in the shape of the document, theirs above ours, and how each run was made', () => {
    const both = runOf(['async', 'q'])
    const page = studyPage('promises', [['data/published.json', both]], {
      plot: 'data/a.svg',
      lines: 100,
    })
    expect(page).toMatch(/^!\[.*\]\(data\/a\.svg\)\n/)
    expect(page).toContain('### Total, ms\n\n| mode | async | q | when |\n')
    expect(page).toContain(
      '| sync | 5<br>**15.0** | 30 (6.00×)<br>**15.0 (1.00×)** | 7<br>not measured |',
    )
    expect(page).toContain('As printed.')
    expect(page).toMatch(/- \[quick, \d{4}-\d\d-\d\d\]\(data\/published\.json\): .* on .*$/)
    expect(page).toContain('`deadheat study promises`')
    expect(both.command).toMatch(/--seed 7$/)
  })

  it('takes a cell from the first run that has measured it, and names what has no room', () => {
    const runs = [runOf(['async']), runOf(['async', 'q'])]
    const [joined] = joinedTables(runs)
    expect(joined?.cells.map(({ column, values }) => [column, values.head])).toEqual([
      ['async', 15],
      ['q', 15],
      ['when', null],
    ])
    const page = studyPage('promises', [['a.json', runOf(['async'])]], { plot: null, lines: 12 })
    expect(page).toContain('Only in the files: Total.')
  })

  it('reads a series of numbers across, and shows as many rows of the others as leave room for all', () => {
    const { tables } = runOf(['async'])
    const withRows = (title: string, labels: readonly string[]) =>
      tables.map((one) => ({
        ...one,
        title,
        cells: labels.flatMap((row) => one.cells.slice(0, 1).map((cell) => ({ ...cell, row }))),
      }))
    const labels = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const both = [
      ...withRows('Warm-up', ['1', '2', '3', '4', '5']),
      ...withRows('Transport', labels),
    ]
    const pageOf = (lines: number): string =>
      studyPage('napa', [['a.json', runOf(['async'])]], { plot: null, lines, tables: both })
    expect(pageOf(100)).toContain('| mode | 1 | 2 | 3 | 4 | 5 |\n')
    expect(pageOf(100)).toContain('| h | 5<br>**10.0 → 15.0')
    expect(pageOf(32)).toContain('### Warm-up')
    expect(pageOf(32)).toMatch(/\| e \|[^]*More rows, \d: in the files/)
    expect(pageOf(32)).not.toContain('| h |')
    expect(pageOf(32).split('\n').length).toBeLessThanOrEqual(32)
  })

  it('counts the cells that the document of today prints, and has those that no run has', () => {
    const document = { title: 'a study', tables: [], notShown: {}, shown: {} }
    const kept = joinedTables([runOf(['async'])])
    const today = { ...table, published: { sync: { async: 6 }, mixed: { q: 2 } } }
    const tables = withPrinted(kept, { tables: [today], document })
    expect(printedCount(tables)).toEqual({
      printed: ['Total: sync, async', 'Total: mixed, q'],
      open: ['Total: mixed, q'],
    })
    const reasons = { 'sizes: total': 'as long as it takes' }
    const room = { plot: null, lines: 100, tables, reasons }
    const page = studyPage('promises', [['a.json', runOf(['async'])]], room)
    expect(page).toContain('Of 2 printed cells, 1 have ours beside them.')
    expect(page).toContain('| sync | 6<br>**10.0 → 15.0, +50.0%')
    expect(page).toContain('Printed, and in no table here: sizes: total: as long as it takes.')
    expect(withPrinted(kept, { tables: [today], document: null })).toBe(kept)
  })

  it('draws ratios, theirs and ours, and candlesticks where the document has them', () => {
    const plot = plotOf(joinedTables([runOf(['async', 'q'])]))
    expect(plot).toBeNull()
    const { tables } = runOf(['async', 'q'])
    const twice = tables.map((one) => ({ ...one, cells: [...one.cells, ...one.cells] }))
    expect(plotOf(twice)?.match(/<circle/g)).toHaveLength(4)
    const [drawn] = tables
    const sticks = [1, 2, 3, 4, 9].flatMap((head, at) =>
      (drawn?.cells ?? []).slice(0, 1).map((cell) => ({
        ...cell,
        column: String(at),
        values: { base: null, head },
      })),
    )
    const candles = ['GET, sync: candlestick', 'GET, async: candlestick'].flatMap((title) =>
      drawn === undefined ? [] : [{ ...drawn, title, candlestick: true as const, cells: sticks }],
    )
    const both = plotOf(candles) ?? ''
    expect(both.match(/stroke-width="10"/g)).toHaveLength(2)
    expect(both).toContain('line: least to most, box: middle half, dot: mean')
    expect(both).not.toContain('hollow')
    expect(both).toContain('sync: GET, sync')
    expect(both).toContain('sync: GET, async')
  })

  it.each(['napa', 'leveldown', 'file-server', 'node-core', 'promises', 'startup'])(
    'of %s has at most 150 lines',
    (name) => {
      const text = readFileSync(join(top, `docs/studies/${name}.md`), 'utf8')
      expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(150)
    },
  )
})
