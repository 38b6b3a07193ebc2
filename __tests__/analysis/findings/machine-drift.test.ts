import { describe, expect, it } from 'vitest'
import { mayBeNoise } from '../../../src/analysis/findings/machine-drift.ts'
import { findingOf, gatingMetrics, informingMetrics, resultWith } from '../../fakes/results.ts'

const same = findingOf({ id: 'a', verdict: 'unchanged', change: 0 })
const plan = { metrics: [...gatingMetrics, ...informingMetrics] }

function told(...findings: Parameters<typeof resultWith>[0]): boolean {
  return mayBeNoise(resultWith([same, ...findings], { plan }))
}

describe('mayBeNoise', () => {
  it('says no where everything is the same', () => {
    expect(told()).toBe(false)
    expect(told(findingOf({ id: 'b', verdict: 'unchanged', change: 0.001 }))).toBe(false)
  })

  it('says yes for a claim, of a metric that informs too', () => {
    expect(told(findingOf({ id: 'b', verdict: 'regression', change: 0.05 }))).toBe(true)
    expect(told(findingOf({ id: 'b', verdict: 'improvement', change: -0.05 }))).toBe(true)
    const [metric] = informingMetrics
    if (metric === undefined) throw new Error('expected a metric that informs')
    const informs = { id: 'b', metric: metric.id, change: 0.05 }
    expect(told(findingOf({ ...informs, verdict: 'regression' }))).toBe(true)
    expect(told(findingOf({ ...informs, verdict: 'inconclusive' }))).toBe(false)
  })

  it('says yes for a gating row that is unknown', () => {
    expect(told(findingOf({ id: 'b', verdict: 'inconclusive', change: 0.01 }))).toBe(true)
  })
})
