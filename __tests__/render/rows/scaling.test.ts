import { describe, expect, it } from 'vitest'
import { scalingsOf } from '../../../src/render/rows/scaling.ts'
import { logColumn } from '../../../src/render/text/log-line.ts'
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
    const [curve] = scalingsOf(resultOver([100, 1, 10]))
    expect(curve).toMatchObject({ name: 'sum kind=a', parameter: 'n' })
    expect(curve?.points.map(({ value, ideal }) => [value, ideal])).toEqual([
      [1, null],
      [10, null],
      [100, null],
    ])
  })

  it('are not drawn of texts, or of two numbers that nobody asks to see', () => {
    expect(scalingsOf(resultOver(['a', 'b', 'c']))).toEqual([])
    expect(scalingsOf(resultOver([1, 2]))).toEqual([])
  })

  it('show the proportion that a benchmark claims', () => {
    const [curve] = scalingsOf(resultOver([2, 8], 'n'))
    expect(curve?.points.map(({ ideal }) => ideal)).toEqual([1, 0.25])
  })

  it('show what work that grows needs at least on the CPUs that are there', () => {
    const result = resultOver([1, 2, 4, 8], 'n', true)
    const [curve] = scalingsOf({ ...result, machine: { ...result.machine, cpus: 4 } })
    expect(curve?.points.map(({ ideal }) => ideal)).toEqual([1, 1, 1, 2])
  })
})

describe('a logarithmic axis', () => {
  it('puts equal ratios at equal distances, and what lies outside at its ends', () => {
    const range = { least: 1, most: 100 }
    expect([0.1, 1, 10, 100, 1000].map((value) => logColumn(value, range, 11))).toEqual([
      0, 0, 5, 10, 10,
    ])
    expect(logColumn(3, { least: 3, most: 3 }, 11)).toBe(0)
  })
})
