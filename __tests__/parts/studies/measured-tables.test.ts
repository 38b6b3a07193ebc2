import { describe, expect, it } from 'vitest'
import { contestOf, type Benchmark } from '../../../src/model/run/benchmark.ts'
import type { Result } from '../../../src/model/judging/result.ts'
import type { StudyTable } from '../../../src/parts/studies/study.ts'
import { rowsOfStudy } from '../../../src/parts/studies/plan-study.ts'
import { cellRatioText, deltaText, numberText } from '../../../src/parts/studies/cell-columns.ts'
import { measuredTables, shownTables } from '../../../src/parts/studies/measured-tables.ts'
import { studyFiles } from '../../../src/parts/studies/index.ts'
import { benchmarkOf } from '../../fakes/plans.ts'
import { findingOf, resultWith } from '../../fakes/results.ts'
import { studyParts } from '../../fakes/study-result.ts'

const table: StudyTable = {
  title: 'Total',
  rowLabel: 'mode',
  metric: 'time',
  unit: 'ms',
  decimals: 2,
  rows: [{ label: 'sync', parameters: { mode: 'sync' } }],
  columns: [
    { label: 'async', parameters: { library: 'async' } },
    { label: 'q', parameters: { library: 'q' }, ratioTo: 'async' },
  ],
  published: { sync: { async: 5, q: 300, jquery: '70 to 80' }, mixed: { q: 325 } },
  publishedRatios: { sync: { q: 58.54 } },
}

const idOf = (library: string) => `promises/chain library=${library}`

function chainOf(library: string, loops = 500): Benchmark {
  const parameters = { library, mode: 'sync', loops }
  const suffix = loops === 500 ? '' : ` loops=${String(loops)}`
  return benchmarkOf(`${idOf(library)}${suffix}`, {
    suite: 'promises',
    name: 'chain',
    module: 'promises/chain.cjs',
    parameters,
  })
}

const chains = [chainOf('async'), chainOf('q')]
const rowsWith = (hasBase: boolean) =>
  rowsOfStudy(chains, [table], { hasBase, metricIds: new Set(['time']) }).rows

function resultOf(
  benchmarks: readonly Benchmark[],
  findings: Parameters<typeof resultWith>[0],
  changes: Partial<StudyTable> = {},
): Result {
  const parts = studyParts([{ ...table, ...changes }])
  return resultWith(findings, { plan: { benchmarks: [...benchmarks], parts } })
}

function measured(changes: Partial<StudyTable> = {}): Result {
  return resultOf(
    chains,
    [
      findingOf({ id: idOf('async'), verdict: 'unchanged', change: 0, base: 0.002 }),
      findingOf({ id: idOf('q'), verdict: 'regression', change: 0.5, base: 0.09 }),
    ],
    changes,
  )
}

/** The ratio of q to async on head: 31, of 62 ms to 2 ms. */
function contested(changes: Partial<StudyTable> = {}): Result {
  const rows = rowsWith(false)
  const id = rows[0]?.id ?? ''
  const ratio = findingOf({ id, verdict: 'regression', change: 30, margin: 2, base: 0.002 })
  return resultOf(rows, [ratio], changes)
}

function cellsOf(result: Result) {
  return measuredTables(result).flatMap(({ cells }) => cells)
}

describe('the cells of a study', () => {
  it('are what was measured beside what was printed, and what only one of the two has', () => {
    const cells = cellsOf(measured())
    expect(cells.map(({ row, column }) => `${row} ${column}`)).toEqual([
      'sync async',
      'sync q',
      'sync jquery',
      'mixed q',
    ])
    expect(cells[1]).toMatchObject({
      values: { base: 90, head: 135 },
      delta: { estimate: 0.5, word: 'slower' },
      // Of two medians that were measured apart: no interval, no verdict.
      ratio: { estimate: 67.5, low: null, word: '', own: 135, reference: 2 },
      printedFigures: { value: 300, ratio: 58.54, delta: null },
    })
    expect(cells[2]).toMatchObject({ printedFigures: { value: null, text: '70 to 80' } })
    expect(cells[3]).toMatchObject({
      values: { base: null, head: null },
      printedFigures: { value: 325, ratio: null },
    })
  })

  it('say A/A where one thing is compared with itself, and only there', () => {
    const two = measured()
    const { base } = two.plan.revisions
    const one = { ...two, plan: { ...two.plan, revisions: { base, head: base } } }
    expect(shownTables(one)[0]?.note).toMatch(/^A\/A: /)
    expect(shownTables(two)[0]?.note).not.toContain('A/A')
    const alone = contested()
    const revisions = { base, head: base }
    const oneSide = { ...alone, plan: { ...alone.plan, revisions } }
    expect(shownTables(oneSide)[0]?.note).not.toContain('A/A')
  })

  it('are those of contenders that met on one side, each ratio with its own two medians', () => {
    const [async, q] = cellsOf(contested())
    expect(async).toMatchObject({ values: { base: null, head: 2 }, delta: null, ratio: null })
    expect(q).toMatchObject({
      values: { base: null, head: 62 },
      delta: null,
      ratio: { estimate: 31, low: 29, high: 33, word: 'slower', own: 62, reference: 2 },
    })
  })

  it('are not called unknown where nothing was to decide them', () => {
    const rows = rowsWith(false)
    const ratioWith = (gates: readonly string[]) => {
      const gated = rows.map((row) => ({ ...row, gates: [...gates] }))
      const id = gated[0]?.id ?? ''
      const open = findingOf({ id, verdict: 'inconclusive', change: 30, margin: 2, base: 0.002 })
      return cellsOf(resultOf(gated, [open]))[1]?.ratio
    }
    const word = 'unknown: only 30 pairs'
    expect(ratioWith(['time'])).toMatchObject({ low: 29, high: 33, word })
    const aside = ratioWith(['cpu'])
    expect(aside).toMatchObject({ low: 29, high: 33, word: '' })
    expect(aside && cellRatioText(aside)).toBe('31× (29 … 33)')
    expect(deltaText({ estimate: 0.107, low: null, high: null, word: '' })).toBe('+10.7%')
    expect(deltaText({ estimate: 0.1, low: 0.05, high: 0.15, word: 'slower' })).toBe(
      '+10.0% (+5.0 … +15.0%) slower',
    )
  })

  it('keep two digits, so that a ratio can be told from its medians', () => {
    const [async] = cellsOf(contested())
    const textOf = (value: number): string => (async ? numberText(value, async) : '')
    const texts = ['2.00', '0.10', '0.065', '-0.0065', '0.004', '0.00']
    expect([2, 0.1, 0.0651, -0.00651, 0.004, 0].map(textOf)).toEqual(texts)
  })

  it('have a row of their own for each value of a parameter that nothing names', () => {
    const both = [...chains, chainOf('async', 100), chainOf('q', 100)]
    const findings = both.map(({ id }, at) =>
      findingOf({ id, verdict: 'unchanged', change: 0, base: 0.001 * (at + 1) }),
    )
    const [several] = measuredTables(resultOf(both, findings))
    expect(several?.cells.slice(0, 4).map(({ row, column }) => `${row}: ${column}`)).toEqual([
      'sync, loops 500: async',
      'sync, loops 500: q',
      'sync, loops 100: async',
      'sync, loops 100: q',
    ])
    expect(several?.cells.slice(0, 4).map(({ values }) => values.head)).toEqual([1, 2, 3, 4])
  })

  it('are calls of a series, which nobody judges', () => {
    const curve = {
      median: [6e-3, 1e-3],
      lower: [5e-3, 1e-3],
      upper: [7e-3, 1e-3],
      candlestick: { least: 1e-3, lower: 1e-3, mean: 2e-3, upper: 3e-3, most: 7e-3 },
    }
    const rows = [1, 2, 3].map((call) => ({ label: String(call), call }))
    const columns = [{ label: 'q', parameters: { library: 'q' } }]
    const printed = { published: { 1: { q: 6.04 } }, publishedRatios: {} }
    const result = {
      ...measured({ rows, columns, ...printed }),
      curves: [{ benchmarkId: idOf('q'), blocks: 2, curve: { base: curve, head: curve } }],
    }
    const cells = cellsOf(result)
    expect(cells.map(({ row, values }) => [row, values.base, values.head])).toEqual([
      ['1', 6, 6],
      ['2', 1, 1],
    ])
    expect(cells[0]).toMatchObject({ delta: null, printedFigures: { value: 6.04 } })
  })

  it('take the metric of a row with what its column fills in, judged or not', () => {
    const columns = [{ label: 'least', metric: 'time', judged: false as const }]
    const rows = [{ label: 'sync', metric: '*', parameters: { mode: 'sync', library: 'q' } }]
    const result = measured({ columns, rows, published: undefined, publishedRatios: undefined })
    expect(cellsOf(result)).toMatchObject([
      { row: 'sync', column: 'least', values: { head: expect.any(Number) }, delta: null },
    ])
  })

  it('are one table for a spreadsheet, under one header', () => {
    const lines = (studyFiles(contested())['study.csv'] ?? '').trimEnd().split('\r\n')
    expect(
      new Set(lines.map((line) => line.replaceAll(/"[^"]*"/g, '').split(',').length)).size,
    ).toBe(1)
    expect(lines.filter((line) => line.startsWith('table,'))).toHaveLength(1)
    expect(lines[2]).toMatch(/^Total,sync,q,ms,,62,,,,,31,29,33,slower,62,2,,,300,,58\.54$/)
    expect(studyFiles(resultWith([]))).toEqual({})
  })

  it('are told of rows of sides alone where these are measured besides', () => {
    const rows = rowsWith(true)
    const findings = rows.map((row) =>
      contestOf(row) === null
        ? findingOf({ id: row.id, verdict: 'unchanged', change: 0, base: 0.004 })
        : findingOf({ id: row.id, verdict: 'regression', change: 30, margin: 2, base: 0.002 }),
    )
    const [async, q] = cellsOf(resultOf(rows, findings))
    expect(async).toMatchObject({ values: { base: 4, head: 4 }, delta: { word: 'same' } })
    expect(q).toMatchObject({ values: { base: 4, head: 4 }, ratio: { own: 62, reference: 2 } })
  })
})
