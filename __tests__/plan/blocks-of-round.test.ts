import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blocksOfRound, inCycles } from '../../src/plan/blocks-of-round.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import { benchmarkOf, planOf, suiteRowOf } from '../fakes/plans.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const benchmarks = ids.map((id) => benchmarkOf(id))

describe('the schedule of a round', () => {
  it('gives every live benchmark exactly one block that is not a control', () => {
    fc.assert(
      fc.property(
        fc.nat(0xffffffff),
        fc.integer({ min: 1, max: 100 }),
        fc.subarray(ids),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (seed, round, live, controlShare) => {
          const blocks = blocksOfRound(planOf({ benchmarks, seed, controlShare }), round, live)
          const measured = blocks.filter(({ kind }) => kind !== 'control')
          expect(measured.map(({ benchmarkId }) => benchmarkId).toSorted()).toEqual(live.toSorted())
        },
      ),
    )
  })

  it('throws a fair coin', () => {
    const plan = planOf({ benchmarks, seed: 11 })
    const coins = Array.from({ length: 2000 }, (_, round) => blocksOfRound(plan, round, ids))
      .flat()
      .map(({ coin }) => coin)
    const heads = coins.filter((coin) => coin === 'BH').length
    const threeStandardErrors = 3 * Math.sqrt(coins.length / 4)
    expect(Math.abs(heads - coins.length / 2)).toBeLessThan(threeStandardErrors)
  })

  it('spreads control blocks at the share the plan asks for, none in the warm-up round', () => {
    const plan = planOf({ benchmarks, controlShare: 0.1 })
    const rounds = Array.from({ length: 101 }, (_, round) => blocksOfRound(plan, round, ids))
    expect(rounds[0]?.some(({ kind }) => kind === 'control')).toBe(false)
    expect(rounds.flat().filter(({ kind }) => kind === 'control')).toHaveLength(50)
  })

  describe('whose first controls have drawn places', () => {
    const earlyControls = { pairs: 9, controls: 2 }
    const kindsOf = (seed: number, id: string, rounds = 60) => {
      const plan = planOf({ benchmarks, seed, controlShare: 0.1, earlyControls })
      return Array.from({ length: rounds }, (_, round) => blocksOfRound(plan, round, [id])).map(
        (blocks) => blocks.map(({ kind }) => kind),
      )
    }

    it('has one block of a benchmark in each of these rounds, and the pairs and controls of the plan', () => {
      for (let seed = 0; seed < 50; seed++) {
        const first = kindsOf(seed, 'b').slice(1, 12)
        expect(first.every((kinds) => kinds.length === 1)).toBe(true)
        expect(first.flat().filter((kind) => kind === 'control')).toHaveLength(2)
      }
    })

    it('gives the controls every choice of places alike', () => {
      const counts = new Map<string, number>()
      const tries = 4000
      for (let seed = 0; seed < tries; seed++) {
        const kinds = kindsOf(seed, 'd', 12).flat()
        const places = kinds.flatMap((kind, at) => (kind === 'control' ? [at] : [])).join(' ')
        counts.set(places, (counts.get(places) ?? 0) + 1)
      }
      const choices = (11 * 10) / 2
      expect(counts.size).toBe(choices)
      const chiSquare = [...counts.values()].reduce(
        (sum, count) => sum + (count - tries / choices) ** 2 / (tries / choices),
        0,
      )
      // 54 degrees of freedom: beyond 100 once in 8,000.
      expect(chiSquare).toBeLessThan(100)
    })

    it('keeps the share of controls in the long run', () => {
      const all = ids.flatMap((id) => kindsOf(3, id, 103).flat())
      expect(all.filter((kind) => kind === 'control')).toHaveLength(50)
      expect(all.filter((kind) => kind === 'pair')).toHaveLength(500)
    })

    it('draws apart from the coins', () => {
      const coinsOf = (early: boolean) => {
        const plan = planOf({ benchmarks, seed: 4, ...(early ? { earlyControls } : {}) })
        return Array.from({ length: 12 }, (_, round) => blocksOfRound(plan, round, ['a']))
          .flat()
          .filter(({ kind }) => kind === 'pair')
          .map(({ round, coin }) => [round, coin])
      }
      const known = new Map(coinsOf(false).map(([round, coin]) => [round, coin]))
      expect(coinsOf(true).every(([round, coin]) => known.get(round ?? 0) === coin)).toBe(true)
    })
  })

  it('keeps the rows of a suite together, with one coin and one seed for all of them', () => {
    const rows = ['x', 'y', 'z'].map((id) => suiteRowOf(id))
    const other = suiteRowOf('w', { command: ['node', 'o.js'] })
    const all = [...benchmarks, ...rows, other]
    const live = all.map(({ id }) => id)
    fc.assert(
      fc.property(fc.nat(0xffffffff), fc.nat(100), fc.subarray(live), (seed, round, going) => {
        const plan = planOf({ benchmarks: all, seed })
        const blocks = blocksOfRound(plan, round, going)
        const own = blocks.filter(({ benchmarkId }) => ['x', 'y', 'z'].includes(benchmarkId))
        const first = blocks.findIndex(({ benchmarkId }) => benchmarkId === own[0]?.benchmarkId)
        expect(blocks.slice(first, first + own.length)).toEqual(own)
        expect(new Set(own.map((block) => block.seed)).size).toBeLessThanOrEqual(1)
        expect(new Set(own.map(({ coin }) => coin)).size).toBeLessThanOrEqual(1)
        // What else goes on decides nothing.
        const whole = blocksOfRound(plan, round, live)
        for (const { benchmarkId, seed: drawn, coin } of blocks) {
          const same = whole.find((block) => block.benchmarkId === benchmarkId)
          expect(same).toMatchObject({ seed: drawn, coin })
        }
      }),
    )
  })

  describe('of addons that are linked anew', () => {
    const placed = { benchmarks, controlShare: 0.3 } as const
    const blocksIn = (alike: boolean) => {
      const plan = planOf({ ...placed, seed: 5, placements: { by: 'room', alike } })
      return Array.from({ length: 60 }, (_, round) => blocksOfRound(plan, round, ids)).flat()
    }

    it('draws places for each side by itself, anew in every round, and never twice', () => {
      const pairs = blocksIn(false)
      const seeds = pairs.map(({ round, placement }) => `${round} ${JSON.stringify(placement)}`)
      expect(new Set(seeds).size).toBe(59)
      const drawn = pairs.flatMap(({ placement }) => [placement?.base, placement?.head])
      expect(new Set(drawn).size).toBe(118)
    })

    it('lets both sides lie alike where they are linked from the same bytes', () => {
      const pairs = blocksIn(true)
      expect(pairs.every(({ placement }) => placement?.base === placement?.head)).toBe(true)
    })

    it('changes no coin and no order', () => {
      const plain = planOf({ ...placed, seed: 5 })
      const blocks = Array.from({ length: 60 }, (_, round) =>
        blocksOfRound(plain, round, ids),
      ).flat()
      expect(blocksIn(false)).toEqual(
        blocks.map((block) => ({ ...block, placement: expect.any(Object) })),
      )
    })
  })
})

it('inCycles gives a cycle to what compares builds that are linked anew, and to nothing else', () => {
  const two = { benchmarks: [benchmarkOf('one'), benchmarkOf('two')], controlShare: 1 }
  const cycled = (changes: Partial<Plan>): readonly string[] =>
    inCycles(blocksOfRound(planOf({ ...two, ...changes }), 3, ['one', 'two']), new Set(['two']))
      .filter(({ links }) => links === 4)
      .map(({ benchmarkId, kind }) => `${benchmarkId} ${kind}`)
  expect(cycled({ placements: { by: 'room', alike: false } })).toEqual(['two pair'])
  expect(cycled({})).toEqual([])
})
