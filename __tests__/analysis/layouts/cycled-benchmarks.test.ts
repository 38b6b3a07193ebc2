import { describe, expect, it } from 'vitest'
import { cycledBenchmarks } from '../../../src/analysis/layouts/cycled-benchmarks.ts'
import { countedSamples } from '../../../src/analysis/run.ts'
import type { Plan } from '../../../src/model/run/plan.ts'
import type { Sample } from '../../../src/model/run/sample.ts'
import { pilotOf, samplesOf, type SeriesFacts } from '../../fakes/journals.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import { gatingMetrics } from '../../fakes/results.ts'

const addon = [{ path: 'build/a.node', content: null }]
const native = { addons: { base: addon, head: addon } }
const drawn: Plan['placements'] = { by: 'room', alike: false }

function planWith(placements: Plan['placements'] = drawn): Plan {
  return planOf({
    benchmarks: [benchmarkOf('one')],
    metrics: [...gatingMetrics],
    ...(placements === undefined ? {} : { placements }),
  })
}

function singles(facts: Partial<SeriesFacts> = {}): readonly Sample[] {
  const metrics = gatingMetrics.map(({ id }) => id)
  return samplesOf('one', { count: 5, noise: 0.14, metrics, ...facts })
}

function cycled(
  samples: readonly Sample[],
  { plan = planWith(), pilot = pilotOf('one', native) } = {},
): boolean {
  return cycledBenchmarks({ plan, pilots: [pilot], samples }).has('one')
}

function turned(samples: readonly Sample[], which: (at: number) => boolean): readonly Sample[] {
  return samples.map((one, at) => (which(at) ? { ...one, base: one.head, head: one.base } : one))
}

const inCycle = (samples: readonly Sample[]): readonly Sample[] =>
  samples.map((one) => ({ ...one, block: { ...one.block, links: 4 } }))

describe('cycledBenchmarks', () => {
  it('says the same however the coins fell', () => {
    for (const noise of [0.01, 0.03, 0.04, 0.14]) {
      for (const seed of [1, 2, 3, 4]) {
        const samples = singles({ noise, seed })
        const told = cycled(samples)
        for (let coins = 0; coins < 64; coins++) {
          const other = turned(samples, (at) => ((coins >> at) & 1) === 1)
          expect(cycled(other)).toBe(told)
        }
      }
    }
  })
})

it('countedSamples counts no single links where there are cycles, of each kind by itself', () => {
  const before = singles({ count: 4 })
  const controls = singles({ count: 4, kind: 'control' })
  const after = inCycle(singles({ count: 3 }))
  const all = [...before, ...controls, ...after]
  expect(countedSamples(all, 'pair').map(({ block }) => block.links)).toEqual([4, 4, 4])
  expect(countedSamples(all, 'control')).toHaveLength(4)
  expect(countedSamples(before, 'pair')).toHaveLength(4)
})
