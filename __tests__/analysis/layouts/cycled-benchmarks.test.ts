import { describe, expect, it } from 'vitest'
import { areFarApart, cycledBenchmarks } from '../../../src/analysis/layouts/cycled-benchmarks.ts'
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
  it('finds addons whose links differ, and not those whose do not', () => {
    expect(cycled(singles())).toBe(true)
    expect(cycled(singles({ noise: 0.01 }))).toBe(false)
  })

  it('takes no large change for links that differ', () => {
    expect(cycled(singles({ noise: 0.01, effect: 1 }))).toBe(false)
  })

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

  it('decides before the first look, and stays with it', () => {
    expect(cycled(singles({ count: 7 }))).toBe(true)
    expect(cycled(singles({ count: 8 }))).toBe(false)
    expect(cycled([...singles({ count: 3 }), ...inCycle(singles({ count: 20, noise: 0 }))])).toBe(
      true,
    )
  })

  it('leaves alone what has a life of its own in each process', () => {
    const { benchmarks, ...rest } = planWith()
    const living = (life: object): Plan => ({
      ...rest,
      benchmarks: benchmarks.map((one) => ({ ...one, ...life })),
    })
    expect(cycled(singles(), { plan: living({ calls: 1, batches: 1 }) })).toBe(false)
    expect(cycled(singles(), { plan: living({ series: 3 }) })).toBe(false)
    expect(cycled(singles(), { plan: living({ calls: 1 }) })).toBe(true)
  })

  it('leaves alone what no link can move', () => {
    expect(cycled(singles(), { plan: planWith({ by: 'room', alike: true }) })).toBe(false)
    expect(cycled(singles(), { plan: planWith({ refused: 'no linker' }) })).toBe(false)
    const none = pilotOf('one', { addons: { base: [], head: [] } })
    expect(cycled(singles(), { pilot: none })).toBe(false)
    expect(cycled(singles(), { pilot: pilotOf('one') })).toBe(false)
  })
})

it('areFarApart needs more than one odd pair, however odd', () => {
  expect(areFarApart([0, 0.001, 0.1, 0, 0.002], 0.02)).toBe(false)
  expect(areFarApart([0, 0.001, 0.4, 0, 0.002], 0.02)).toBe(false)
  expect(areFarApart([0, 0.1, 0.1, 0, 0.002], 0.02)).toBe(true)
  expect(areFarApart([0, 0.1], 0.02)).toBe(false)
  // A change of 50%: by 2.5% from pair to pair, and by 15%.
  expect(areFarApart([0.38, 0.4, 0.42, 0.44], 0.01)).toBe(false)
  expect(areFarApart([0.2, 0.3, 0.5, 0.6], 0.01)).toBe(true)
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
