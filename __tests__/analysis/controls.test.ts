import { describe, expect, it } from 'vitest'
import {
  type ControlFlag,
  controlFlags,
  downgradeRow,
} from '../../src/analysis/findings/control-flags.ts'
import { aboveFloor } from '../../src/analysis/findings/floors.ts'
import { judgeTable } from '../../src/analysis/judge-table.ts'
import { judgeRow, pairsOf, rowOf, tableOf } from './rows.ts'

const names = Array.from({ length: 10 }, (_, index) => `benchmark ${index}`)

function control(effect: number) {
  const rows = names.map((name, seed) => rowOf(pairsOf(4, { effect, seed }), { name }))
  return tableOf(rows)
}

describe('controlFlags', () => {
  it('finds a bias that no benchmark shows by itself', () => {
    expect(controlFlags(control(0.03))).toMatchObject([{ metric: 'time', name: null }])
  })

  it('finds nothing in base against base', () => {
    expect(controlFlags(control(0))).toEqual([])
    expect(controlFlags(tableOf([]))).toEqual([])
  })

  it('leaves a bias alone that is far below every threshold', () => {
    const rows = names.map((name, seed) =>
      rowOf(pairsOf(8, { effect: 0.002, noise: 0.001, seed }), { name }),
    )
    expect(controlFlags(tableOf(rows))).toEqual([])
  })

  it('takes what leans in one pair of processes for one difference, however many rows it has', () => {
    const rows = names.map((name) => rowOf(pairsOf(1, { effect: 0.03 }), { name }))
    expect(controlFlags(tableOf(rows))).toMatchObject([{ name: null }])
    expect(controlFlags(tableOf(rows), () => 'one suite')).toEqual([])
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

  it('takes back the claims of the metric whose control was flagged, and says why', () => {
    const rows = downgraded([{ metric: 'time', name: null, p: 0.001 }])
    expect(rows.map(({ verdict }) => verdict)).toEqual(['inconclusive', 'unchanged', 'regression'])
    expect(rows[0]?.warnings[0]?.code).toBe('control')
  })

  it('takes back "same" only where that benchmark itself was flagged', () => {
    const rows = downgraded([{ metric: 'time', name: 'b', p: 0.001 }])
    expect(rows.map(({ verdict }) => verdict)).toEqual([
      'inconclusive',
      'inconclusive',
      'regression',
    ])
  })

  it('changes nothing without a flag', () => {
    expect(downgraded([])).toEqual(table.rows)
  })
})

describe('floors', () => {
  it('take back a call that only the interval carries beyond them, and say why', () => {
    const row = judgeRow(rowOf(pairsOf(24, { effect: 0.05 })))
    const floor = { name: 'row', metric: 'time', ratio: 0.06 }
    const taken = aboveFloor(row, [floor])
    expect(taken).toMatchObject({ verdict: 'inconclusive', pairsToSettle: 0 })
    expect(taken.warnings[0]).toMatchObject({
      code: 'layout',
      text: expect.stringContaining('looks worse, but its addons could not be linked again'),
    })
    expect(aboveFloor(row, [{ ...floor, ratio: 0.01 }])).toEqual(row)
    expect(aboveFloor(row, [{ ...floor, metric: 'cpu' }])).toEqual(row)
  })
})
