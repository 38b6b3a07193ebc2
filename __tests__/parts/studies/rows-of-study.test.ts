import { describe, expect, it } from 'vitest'
import { rowsOfStudy } from '../../../src/parts/studies/plan-study.ts'
import { contestOf } from '../../../src/model/run/benchmark.ts'
import type { StudyTable } from '../../../src/parts/studies/study.ts'
import { benchmarkOf } from '../../fakes/plans.ts'

const benchmarks = ['async', 'q', 'when'].flatMap((library) =>
  [1, 2].map((depth) =>
    benchmarkOf(`chain library=${library} depth=${depth}`, {
      name: 'chain',
      parameters: { library, depth },
      metrics: ['diff'],
    }),
  ),
)
const two = benchmarks.filter(({ parameters }) => parameters['library'] !== 'when')
const oneSide = { hasBase: false, metricIds: new Set(['time', 'cpu']) }
const byDepth = { by: 'depth' }

function table(rows: StudyTable['rows'], changes: Partial<StudyTable> = {}): StudyTable {
  const columns = ['async', 'q'].map((library) => ({
    label: library,
    parameters: { library },
    ...(library === 'q' && { ratioTo: 'async' }),
  }))
  const usual = { rowLabel: 'depth', metric: 'time', unit: 'ms', decimals: 2 } as const
  return { ...usual, title: 'T', rows, columns, ...changes }
}

describe('on one side, a study', () => {
  it.each([
    ['a row for each value', byDepth],
    [
      'rows that are listed',
      [1, 2].map((depth) => ({ label: String(depth), parameters: { depth } })),
    ],
    ['a row for each value that no row names', [{ label: 'all', name: 'chain' }]],
  ] as const)('compares what a ratio column divides, within %s, and nothing else', (_, rows) => {
    const own = 'by' in rows ? { by: rows.by } : [...rows]
    const found = rowsOfStudy(two, [table(own), table(own)], oneSide)
    expect(found.unrelatedCount).toBe(0)
    expect(found.rows).toMatchObject(
      [1, 2].map((depth) => ({
        gates: ['time'],
        contest: {
          ids: {
            base: `chain library=async depth=${depth}`,
            head: `chain library=q depth=${depth}`,
          },
        },
      })),
    )
    expect(found.rows).toHaveLength(2)
  })

  it('is decided by the metrics of tables with printed figures, that its benchmarks have', () => {
    const printed = { '1': { q: 3 } }
    const gatesOf = (tables: readonly StudyTable[]): unknown =>
      rowsOfStudy(two, tables, oneSide).rows.map(({ gates }) => gates)
    const diff = table(byDepth, { metric: 'diff', published: printed })
    expect(gatesOf([diff, table(byDepth)])).toEqual([['diff'], ['diff']])
    const both = [diff, table(byDepth, { published: printed })]
    expect(gatesOf(both)).toEqual([
      ['diff', 'time'],
      ['diff', 'time'],
    ])
    expect(gatesOf([table(byDepth, { metric: 'nothing' })])).toEqual([undefined, undefined])
  })

  it('leaves out what its tables relate to nothing, and counts that', () => {
    const columns = [...table(byDepth).columns, { label: 'when', parameters: { library: 'when' } }]
    const { rows, unrelatedCount: unasked } = rowsOfStudy(
      benchmarks,
      [table(byDepth, { columns })],
      oneSide,
    )
    expect(rows).toHaveLength(2)
    expect(unasked).toBe(2)
  })
})

it('with two sides, a study compares each cell between them too, and nothing outside its tables', () => {
  const { rows, unrelatedCount: unasked } = rowsOfStudy(benchmarks, [table(byDepth)], {
    ...oneSide,
    hasBase: true,
  })
  const sides = rows.filter((row) => contestOf(row) === null)
  expect(sides.map(({ id, gates }) => [id, gates])).toEqual(two.map(({ id }) => [id, ['time']]))
  expect(rows).toHaveLength(sides.length + 2)
  expect(unasked).toBe(0)
})
