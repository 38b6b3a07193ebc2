import { describe, expect, it } from 'vitest'
import {
  type ControlFlag,
  controlFlags,
  downgradeRow,
} from '../../src/analysis/findings/control-flags.ts'
import { judgeTable } from '../../src/analysis/judge-table.ts'
import { judgeRow, pairsOf, rowOf, tableOf } from './rows.ts'

const names = Array.from({ length: 10 }, (_, index) => `benchmark ${index}`)

describe('controlFlags', () => {
  it('finds nothing in base against base', () => {
    const rows = names.map((name, seed) => rowOf(pairsOf(4, { seed }), { name }))
    expect(controlFlags(tableOf(rows))).toEqual([])
    expect(controlFlags(tableOf([]))).toEqual([])
  })

  it.each([
    ['just under half of the smallest threshold', 0.0095, [0.02, 0.1], 0],
    ['just over half of it', 0.0103, [0.02, 0.1], 1],
    ['just over half of it, downwards', -0.0103, [0.02, 0.1], 1],
    ['the same where no threshold is that small', 0.0103, [0.1, 0.1], 0],
  ])('counts a certain bias by its size: %s', (_, effect, thresholds, flags) => {
    const rows = names.map((name, seed) =>
      rowOf(pairsOf(4, { effect, noise: 0.0001, seed }), {
        name,
        threshold: thresholds[seed % 2] ?? 0,
      }),
    )
    expect(controlFlags(tableOf(rows))).toHaveLength(flags)
  })

  it.each([
    ['one metric is flagged at half of alpha', 1, 0.0157, 1],
    ['but not at all of it', 1, 0.0155, 0],
    ['two share that half', 2, 0.0314, 1],
    ['and each has no more than its share', 2, 0.0312, 0],
  ])('corrects over the metrics: %s', (_, metrics, alpha, flags) => {
    // Eight of one sign have a p of 2 / 2⁸ = 0.0078; few enough that no benchmark is flagged by itself.
    const rows = Array.from({ length: metrics }, (_metric, metric) =>
      names
        .slice(0, 8)
        .map((name, at) =>
          rowOf([[1, metric === 0 ? 1.03 + at / 1000 : 1]], { name, metric: `metric ${metric}` }),
        ),
    ).flat()
    expect(controlFlags(tableOf(rows, { alpha }))).toHaveLength(flags)
  })

  it('takes what leans in one pair of processes for one difference, however many rows it has', () => {
    const rows = names.map((name) => rowOf(pairsOf(1, { effect: 0.03 }), { name }))
    expect(controlFlags(tableOf(rows))).toMatchObject([{ name: null }])
    expect(controlFlags(tableOf(rows), () => 'one suite')).toEqual([])
  })

  it('weighs rows of one process alike, however noisy one of them is', () => {
    const steady = Array.from({ length: 8 }, (_, at): [number, number] => [1, 1.015 + at / 1e4])
    const noisy = steady.map((_, at): [number, number] => [1, at % 2 === 0 ? 1.5 : 1 / 1.5])
    const rows = [steady, steady, noisy].map((pairs, at) => rowOf(pairs, { name: `row ${at}` }))
    const flags = controlFlags(tableOf(rows, { alpha: 0.016 }), () => 'one suite')
    expect(flags).toMatchObject([{ name: null }])
  })

  it('knows by how much base differed from itself at most, in any row of the metric', () => {
    const pairs = pairsOf(24, { effect: 0.1 })
    const odd = rowOf([[1, 2]], { name: 'odd' })
    const other = rowOf([[1, 9]], { name: 'other', metric: 'cpu' })
    const [flag] = controlFlags(tableOf([rowOf(pairs, { name: 'crooked' }), odd, other]))
    expect(flag?.largest).toBeCloseTo(Math.LN2, 10)
  })

  it('names a benchmark that shows a bias by itself', () => {
    const rows = [rowOf(pairsOf(24, { effect: 0.1 }), { name: 'crooked' })]
    expect(controlFlags(tableOf(rows)).map(({ name }) => name)).toContain('crooked')
  })
})

describe('downgraded', () => {
  const table = judgeTable(
    tableOf([
      rowOf(pairsOf(24, { effect: 0.1 }), { name: 'a' }),
      rowOf(pairsOf(24), { name: 'b' }),
      rowOf(pairsOf(24, { effect: 0.1 }), { name: 'a', metric: 'cpu' }),
    ]),
  )

  const downgraded = (flags: readonly ControlFlag[]) =>
    table.rows.map((row) => downgradeRow(row, flags))

  it.each([
    ['the claims of the metric whose control was flagged', [null], 'unchanged'],
    ['"same" only where that benchmark itself was flagged', ['b'], 'inconclusive'],
    ['it however many others were flagged beside', ['b', 'a', null], 'inconclusive'],
    ['it in whatever order they were', [null, 'a', 'b'], 'inconclusive'],
  ])('takes back %s, and says why', (_, flagged, same) => {
    const rows = downgraded(
      flagged.map((name) => ({ metric: 'time', name, p: 0.001, largest: 0.05 })),
    )
    expect(rows.map(({ verdict }) => verdict)).toEqual(['inconclusive', same, 'regression'])
    expect(rows[0]?.warnings[0]?.code).toBe('control')
  })

  it('leaves a claim that is larger than three times the most that base differed from itself', () => {
    const of = (largest: number) =>
      downgraded([{ metric: 'time', name: null, p: 0.001, largest }])[0]
    const [lower] = table.rows[0]?.ci ?? []
    const third = Math.log1p(lower ?? 0) / 3
    expect(of(third * 1.01)?.verdict).toBe('inconclusive')
    expect(of(third * 0.99)).toMatchObject({
      verdict: 'regression',
      warnings: [{ code: 'control', text: expect.stringContaining('less than a third') }],
    })
  })

  it('lets no number of pairs settle such a row', () => {
    const [row] = downgraded([{ metric: 'time', name: 'a', p: 0.001, largest: 0.05 }])
    expect(row).toMatchObject({ pairsToSettle: 0, warnings: [{ code: 'control' }] })
  })

  it('changes nothing without a flag, and nothing that was unknown before', () => {
    expect(downgraded([])).toEqual(table.rows)
    const open = judgeRow(rowOf(pairsOf(4), { name: 'a' }))
    expect(open.verdict).toBe('inconclusive')
    expect(downgradeRow(open, [{ metric: 'time', name: 'a', p: 0.001, largest: 0.05 }])).toEqual(
      open,
    )
  })
})
