import { describe, expect, it } from 'vitest'
import { scalingsOf } from '../../../src/render/page/data/scaling.ts'
import { benchmarkOf } from '../../fakes/plans.ts'
import { findingOf, resultWith } from '../../fakes/results.ts'

const resultOver = (values: readonly (string | number)[], scaling?: string, growing?: true) => {
  const plain = resultWith(
    values.map((n) => findingOf({ id: `sum n=${n}`, verdict: 'unchanged', change: 0, base: 1 })),
  )
  const benchmarks = values.map((n) =>
    benchmarkOf(`sum n=${n}`, {
      name: 'sum',
      parameters: { n, kind: 'a' },
      ...(scaling === undefined ? {} : { scaling }),
      ...(growing === undefined ? {} : { growing }),
    }),
  )
  return { ...plain, plan: { ...plain.plan, benchmarks } }
}

describe('curves over a parameter', () => {
  it('are drawn of three numbers, in their order', () => {
    const curves = scalingsOf(resultOver([100, 1, 10]))
    expect([...curves.keys()]).toEqual(['sum n=100', 'sum n=1', 'sum n=10'])
    const curve = curves.get('sum n=1')
    expect(curve?.parameter).toBe('n')
    expect(curve?.points.map(({ value, ideal }) => [value, ideal])).toEqual([
      [1, null],
      [10, null],
      [100, null],
    ])
  })

  it('are not drawn of texts, or of two numbers that nobody asks to see', () => {
    expect(scalingsOf(resultOver(['a', 'b', 'c'])).size).toBe(0)
    expect(scalingsOf(resultOver([1, 2])).size).toBe(0)
  })

  it('show the proportion that a benchmark claims', () => {
    const curve = scalingsOf(resultOver([2, 8], 'n')).get('sum n=8')
    expect(curve?.points.map(({ ideal }) => ideal)).toEqual([1, 0.25])
  })

  it('show what work that grows needs at least on the CPUs that are there', () => {
    const result = resultOver([1, 2, 4, 8], 'n', true)
    const curves = scalingsOf({ ...result, machine: { ...result.machine, cpus: 4 } })
    const curve = curves.get('sum n=1')
    expect(curve?.points.map(({ ideal }) => ideal)).toEqual([1, 1, 1, 2])
  })
})
