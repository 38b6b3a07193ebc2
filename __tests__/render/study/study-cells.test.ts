import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/model/judging/result.ts'
import type { StudyTable } from '../../../src/model/run/study.ts'
import { directionOf } from '../../../src/render/study/direction-of.ts'
import { studyCells } from '../../../src/render/study/study-cells.ts'
import { studyCsv } from '../../../src/render/study/study-csv.ts'
import { benchmarkOf } from '../../fakes/plans.ts'
import { findingOf, resultWith } from '../../fakes/results.ts'

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
  published: { sync: { async: 5, q: 300, jquery: 80 }, mixed: { q: 325 } },
  publishedRatios: { sync: { q: 58.54 } },
}

function measured(changes: Partial<StudyTable> = {}): Result {
  const libraries = ['async', 'q']
  const idOf = (library: string) => `promises/chain library=${library}`
  const result = resultWith([
    findingOf({ id: idOf('async'), verdict: 'unchanged', change: 0, base: 0.002 }),
    findingOf({ id: idOf('q'), verdict: 'regression', change: 0.5, base: 0.09 }),
  ])
  const benchmarks = libraries.map((library) =>
    benchmarkOf(idOf(library), { name: 'chain', parameters: { library, mode: 'sync' } }),
  )
  const study = { suite: 'promises', source: 'a study', tables: [{ ...table, ...changes }] }
  return { ...result, plan: { ...result.plan, benchmarks, study } }
}

function cellsOf(result: Result) {
  const { study } = result.plan
  return study === undefined ? [] : studyCells(study, result)
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
      delta: { estimate: 0.5 },
      verdict: 'slower',
      ratios: { base: 45, head: 67.5 },
      printedFigures: { value: 300, ratio: 58.54, delta: null },
      direction: 'agrees',
    })
    expect(cells[3]).toMatchObject({
      values: { base: null, head: null },
      printedFigures: { value: 325, ratio: null },
      direction: '',
    })
  })

  it('are compared by the change where the study printed one', () => {
    const between = { base: 'v8', head: 'napi' }
    const columns = [{ label: 'time', parameters: { library: 'q' } }]
    const published = { sync: { v8: 95, napi: 100, Delta: -5 } }
    const result = measured({ between, columns, published, publishedRatios: {} })
    expect(cellsOf(result)).toMatchObject([
      {
        column: 'time',
        printedFigures: { base: 95, head: 100, delta: -0.05 },
        direction: 'differs',
      },
    ])
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
    const result = {
      ...measured({ rows, columns, published: { 1: { q: 6.04 } } }),
      curves: [
        { benchmarkId: 'promises/chain library=q', blocks: 2, curve: { base: curve, head: curve } },
      ],
    }
    const cells = cellsOf(result)
    expect(cells.map(({ row, values }) => [row, values.base, values.head])).toEqual([
      ['1', 6, 6],
      ['2', 1, 1],
    ])
    expect(cells[0]).toMatchObject({ delta: null, verdict: '', printedFigures: { value: 6.04 } })
  })

  it('are one table for a spreadsheet, under one header', () => {
    const lines = (studyCsv(measured()) ?? '').trimEnd().split('\r\n')
    expect(new Set(lines.map((line) => line.split(',').length)).size).toBe(1)
    expect(lines.filter((line) => line.startsWith('table,'))).toHaveLength(1)
    expect(lines[2]).toMatch(
      /^Total,sync,q,ms,90,135,0\.5,.*,slower,45,67\.5,,,,,,,300,,58\.54,agrees$/,
    )
    expect(studyCsv(resultWith([]))).toBeNull()
  })
})

describe('a direction', () => {
  const none = { delta: null, ratios: { base: null, head: null }, judgedRatio: null }
  const ratio = { delta: null, ratio: 2 }

  it.each([
    [1.5, 1.6, 'agrees'],
    [0.8, 0.9, 'differs'],
    [0.99, 1.5, 'open'],
    [0.9, 1.5, 'open'],
  ])('of medians %d and %d against a printed 2%s', (base, head, wanted) => {
    expect(directionOf({ ...none, ratios: { base, head }, printedFigures: ratio })).toBe(wanted)
  })

  it('is that of an interval where there is one', () => {
    const judgedRatio = { times: 1.01, low: 1.005, high: 1.02, word: 'slower' }
    const ratios = { base: 0.9, head: 1.01 }
    expect(directionOf({ ...none, ratios, judgedRatio, printedFigures: ratio })).toBe('agrees')
  })

  it('is open where the study saw no change and there is one, and empty without one of the two', () => {
    const delta = { low: 0.01, high: 0.02 }
    expect(directionOf({ ...none, delta, printedFigures: { delta: 0, ratio: null } })).toBe('open')
    expect(directionOf({ ...none, printedFigures: { delta: 0.05, ratio: null } })).toBe('')
    expect(directionOf({ ...none, printedFigures: { delta: null, ratio: null } })).toBe('')
    expect(directionOf({ ...none, printedFigures: ratio })).toBe('')
  })
})
