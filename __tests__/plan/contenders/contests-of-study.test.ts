import { describe, expect, it } from 'vitest'
import { contestsOfStudy } from '../../../src/plan/contenders/contests-of-study.ts'
import type { StudyTable } from '../../../src/model/run/study.ts'
import { benchmarkOf } from '../../fakes/plans.ts'

const benchmarks = ['async', 'q'].flatMap((library) =>
  [1, 2].map((depth) =>
    benchmarkOf(`chain library=${library} depth=${depth}`, {
      name: 'chain',
      parameters: { library, depth },
    }),
  ),
)

function table(rows: StudyTable['rows']): StudyTable {
  const columns = ['async', 'q'].map((library) => ({
    label: library,
    parameters: { library },
    ...(library === 'q' && { ratioTo: 'async' }),
  }))
  return { title: 'T', rowLabel: 'depth', metric: 'time', unit: 'ms', decimals: 2, rows, columns }
}

describe('contestsOfStudy', () => {
  it.each([
    ['a row for each value', { by: 'depth' }],
    [
      'rows that are listed',
      [1, 2].map((depth) => ({ label: String(depth), parameters: { depth } })),
    ],
  ] as const)('compares what a ratio column divides, within %s', (_, rows) => {
    const own = 'by' in rows ? { by: rows.by } : [...rows]
    expect(contestsOfStudy(benchmarks, [table(own), table(own)])).toMatchObject(
      [1, 2].map((depth) => ({
        contest: {
          ids: {
            base: `chain library=async depth=${depth}`,
            head: `chain library=q depth=${depth}`,
          },
        },
      })),
    )
  })

  it('lets two cells meet once that tables divide both ways', () => {
    const rows = { by: 'depth' }
    const [async = { label: '' }, q = { label: '' }] = table(rows).columns
    const back = {
      ...table(rows),
      columns: [
        { ...async, ratioTo: 'q' },
        { label: q.label, parameters: { library: 'q' } },
      ],
    }
    const one = contestsOfStudy(benchmarks, [table(rows)])
    expect(contestsOfStudy(benchmarks, [table(rows), back])).toEqual(one)
    expect(contestsOfStudy(benchmarks, [back])).toHaveLength(one.length)
  })
})
