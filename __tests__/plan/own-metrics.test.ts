import { describe, expect, it } from 'vitest'
import { metrics as known } from '../../src/metrics/index.ts'
import { metricSchema, type OwnMetric } from '../../src/model/judging/metric.ts'
import { ownMetrics } from '../../src/plan/own-metrics.ts'

const misses: OwnMetric = { unit: 'count', better: 'lower', as: 'growth' }
const described = (
  module: string,
  metrics: Readonly<Record<string, OwnMetric>>,
  gates?: string[],
) => ({ module, parameters: [{}], metrics, gates })

describe('metrics that benchmarks report themselves', () => {
  it('become metrics of the plan, each once, read off what the benchmark reports', () => {
    const exact: OwnMetric = {
      unit: 'B',
      better: 'higher',
      label: 'kept',
      exact: true,
      gates: true,
    }
    const own = ownMetrics(
      [described('a.cjs', { misses }), described('b.cjs', { misses, kept: exact })],
      known,
    )
    expect(own.map((metric) => metricSchema.parse(metric))).toEqual(own)
    expect(own).toMatchObject([
      {
        id: 'misses',
        label: 'misses',
        gates: false,
        assume: 'nothing',
        usage: { of: 'own misses', as: 'growth' },
      },
      { id: 'kept', label: 'kept', better: 'higher', gates: true, assume: 'exact' },
    ])
  })

  it('are refused under a name that is taken', () => {
    expect(() => ownMetrics([described('a.cjs', { time: misses })], known)).toThrow(
      'expected metrics with names of their own in a.cjs, got "time"',
    )
  })

  it('are refused when two benchmarks mean different things by one name', () => {
    const other: OwnMetric = { unit: 'count', better: 'higher' }
    expect(() =>
      ownMetrics([described('a.cjs', { misses }), described('b.cjs', { misses: other })], known),
    ).toThrow('expected the metric "misses" to mean the same in a.cjs and b.cjs')
  })

  it('may gate their own benchmark, and no unknown one may', () => {
    expect(ownMetrics([described('a.cjs', { misses }, ['misses', 'cpu'])], known)).toHaveLength(1)
    expect(() => ownMetrics([described('a.cjs', { misses }, ['mises'])], known)).toThrow(
      'expected a.cjs to be gated by existing metrics',
    )
  })
})
