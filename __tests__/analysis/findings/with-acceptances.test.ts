import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withAcceptances } from '../../../src/analysis/findings/with-acceptances.ts'
import type { Acceptance } from '../../../src/model/judging/acceptance.ts'
import type { Result } from '../../../src/model/judging/result.ts'
import { timeMetric } from '../../fakes/plans.ts'
import { failureOf, findingOf, resultWith } from '../../fakes/results.ts'

const throughput = { ...timeMetric, id: 'rate', unit: 'per_s', better: 'higher' } as const

/** Two regressions that fail the check: one 20% slower, one with a sixth less throughput. */
const failing: Result = resultWith(
  [
    findingOf({ id: 'one', verdict: 'regression', change: 0.2, margin: 0.01, beyondLimit: true }),
    findingOf({
      id: 'two',
      metric: 'rate',
      verdict: 'regression',
      change: -0.16,
      margin: 0.01,
      beyondLimit: true,
    }),
    findingOf({ id: 'three', verdict: 'unchanged', change: 0 }),
  ],
  { conclusion: 'failure', plan: { metrics: [timeMetric, throughput] } },
)

const acceptanceOf = (
  bound = 0.21,
  { name = 'one', metric = 'time' }: { name?: string; metric?: string } = {},
): Acceptance => ({ name, bounds: [{ metric, bound }], reason: 'safer', by: 'alice' })
const ofTwo = acceptanceOf(-0.17, { name: 'two', metric: 'rate' })

const beyond = ({ findings }: Result): readonly string[] =>
  findings.flatMap(({ beyondLimit, benchmarkId }) => (beyondLimit ? [benchmarkId] : []))

describe('an acceptance', () => {
  it('lets the one regression that it names pass, and no other', () => {
    const result = withAcceptances(failing, [acceptanceOf()])
    expect(beyond(result)).toEqual(['two'])
    expect(result.conclusion).toBe('failure')
    expect(result.findings[0]?.acceptance).toEqual({
      name: 'one',
      bound: 0.21,
      reason: 'safer',
      by: 'alice',
    })
  })

  it('of all that fails lets the check pass, whichever direction is better', () => {
    const result = withAcceptances(failing, [acceptanceOf(), ofTwo])
    expect(beyond(result)).toEqual([])
    expect(result.conclusion).toBe('success')
  })

  it('leaves a run that could not measure everything neutral', () => {
    const broken = { ...failing, failures: [failureOf({ benchmarkId: 'four', side: 'base' })] }
    expect(withAcceptances(broken, [acceptanceOf(), ofTwo]).conclusion).toBe('neutral')
  })

  it('holds while the interval reaches its bound, and ends once it lies wholly beyond', () => {
    expect(beyond(withAcceptances(failing, [acceptanceOf(0.19)]))).toEqual(['two'])
    expect(beyond(withAcceptances(failing, [acceptanceOf(0.18)]))).toEqual(['one', 'two'])
    expect(
      beyond(withAcceptances(failing, [acceptanceOf(-0.14, { name: 'two', metric: 'rate' })])),
    ).toEqual(['one', 'two'])
  })

  it('is replaced by a later one of the same regression', () => {
    const result = withAcceptances(failing, [acceptanceOf(), acceptanceOf(0.1)])
    expect(beyond(result)).toEqual(['one', 'two'])
    expect(result.findings[0]?.acceptance?.bound).toBe(0.1)
  })

  it('of every row covers each metric by its own bound, beside one of a single row', () => {
    const bounds = [
      { metric: 'time', bound: 0.1 },
      { metric: 'rate', bound: -0.17 },
    ]
    const every = { ...acceptanceOf(), name: '*', bounds }
    expect(beyond(withAcceptances(failing, [every]))).toEqual(['one'])
    expect(beyond(withAcceptances(failing, [acceptanceOf(), every]))).toEqual([])
    expect(beyond(withAcceptances(failing, [every, acceptanceOf()]))).toEqual([])
  })

  it('of another benchmark or metric changes nothing', () => {
    const others = [
      acceptanceOf(0.21, { metric: 'cpu' }),
      acceptanceOf(0.21, { name: '__proto__' }),
    ]
    expect(withAcceptances(failing, others)).toEqual(failing)
  })

  it('never makes anything fail', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.constantFrom('one', 'three'), (bound, id) => {
        const result = withAcceptances(failing, [acceptanceOf(bound, { name: id })])
        expect(['one', 'two']).toEqual(expect.arrayContaining([...beyond(result)]))
      }),
    )
  })
})
