import { describe, expect, it } from 'vitest'
import { metrics } from '../../src/metrics/index.ts'
import { metricSchema } from '../../src/model/judging/metric.ts'
import { actorOf, playFunction } from '../drivers/play.ts'

describe('metrics', () => {
  it('are whole, and each has a name of its own', () => {
    for (const metric of metrics) expect(metricSchema.parse(metric)).toEqual(metric)
    expect(new Set(metrics.map(({ id }) => id)).size).toBe(metrics.length)
    expect(new Set(metrics.map(({ label }) => label)).size).toBe(metrics.length)
  })

  it('let time, CPU time and peak memory decide, and the rest inform', () => {
    const gating = metrics.filter(({ gates }) => gates)
    expect(gating.map(({ id, threshold }) => [id, threshold])).toEqual([
      ['time', 0.02],
      ['cpu', 0.02],
      ['peak-memory', 0.01],
    ])
  })

  it('are what a block yields, but for what is read off the built files', async () => {
    const actor = actorOf((_, calls) => calls * 20_000)
    const { value } = await playFunction({ one: actor, two: actor }, { benchmark: { series: 3 } })
    const sampled = metrics.filter(({ assume }) => assume !== 'exact').map(({ id }) => id)
    const ofServers = ['throughput', 'latency-p50', 'latency-p95', 'latency-p99']
    expect([...Object.keys(value.one), ...ofServers].toSorted()).toEqual(sampled.toSorted())
  })
})
