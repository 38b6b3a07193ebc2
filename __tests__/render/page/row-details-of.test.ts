import { expect, it } from 'vitest'
import { resultOf } from '../../../src/analysis/result-of.ts'
import { parts } from '../../../src/parts/index.ts'
import { rowDetailsOf } from '../../../src/render/page/data/row-details-of.ts'
import { rowsOf } from '../../../src/render/rows/row.ts'
import { exampleRun } from '../../fakes/report-runs.ts'

const { entries, taken } = exampleRun()
const result = resultOf(entries, parts)
const rows = rowsOf(result)
const request = { result, parts, rows, samples: taken }

function detailOf(id: string, series: 'all' | 'gating' | 'main' = 'all') {
  const at = rows.findIndex(({ benchmarkId }) => benchmarkId === id)
  const detail = rowDetailsOf({ ...request, series })[at]
  if (detail === undefined) throw new Error(`expected details of ${id}`)
  return detail
}

const detail = detailOf('db-bench/write-sorted')

it('has the blocks in run order: a warm-up, the pairs, and those that were disturbed', () => {
  const { blocks } = detail
  const kinds = Array.from(blocks?.kinds ?? '')
  expect(kinds[0]).toBe('w')
  expect(kinds.filter((kind) => kind === 'p')).toHaveLength(60)
  expect(kinds.filter((kind) => kind === 'd').length).toBeGreaterThan(0)
  expect(blocks?.coins).toHaveLength(kinds.length)
  expect(blocks?.layouts[1]).toBe(1)
})

it('has the values that were measured', () => {
  const [time] = detail.metrics
  const first = taken.find(
    ({ sample }) =>
      sample.block.benchmarkId === 'db-bench/write-sorted' && sample.block.round === 1,
  )
  const { base, head } = { base: first?.sample.base['time'], head: first?.sample.head['time'] }
  expect(time?.series?.[1]).toBeCloseTo((head ?? 0) / (base ?? 0) - 1, 4)
})

it('leaves out values where there is no room for them, and never those of the leading metric', () => {
  const told = (series: 'all' | 'gating' | 'main') =>
    detailOf('db-bench/write-sorted', series).metrics.flatMap(({ id, series: own }) =>
      own === null ? [] : [id],
    )
  expect(told('all')).toEqual(['time', 'cpu', 'peak-memory', 'gc-pause'])
  expect(told('gating')).toEqual(['time', 'cpu', 'peak-memory'])
  expect(told('main')).toEqual(['time'])
})

it('has what went wrong with a row', () => {
  expect(detailOf('db-bench/open').failures).toHaveLength(1)
})

it('has the profile of a row, and of no other', () => {
  expect(detail.parts).toEqual([expect.stringMatching(/serialise [^<]*:42</)])
  expect(detailOf('db-bench/open').parts).toEqual([])
})
