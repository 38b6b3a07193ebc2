import { describe, expect, it } from 'vitest'
import {
  chanceOfDecision,
  chooseBenchmarks,
  activeBenchmarksOf,
} from '../../../src/analysis/stopping/active-benchmarks.ts'
import { judgingPlanOf } from '../../../src/analysis/stopping/judging-plan.ts'
import type { Sample } from '../../../src/model/run/sample.ts'
import { randomOf } from '../../../src/model/random.ts'
import { pilotOf, samplesOf, warmedUpInTurn } from '../../fakes/journals.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import { pairsOf, rowOf, tableOf } from '../rows.ts'
import { decidedWithin } from '../simulation/limited.ts'

const looks = [8, 12, 16, 24, 36, 60]
const judging = judgingPlanOf(tableOf([], { looks, early: true, final: false, family: 20 }))
const later = { theta: Math.log1p(0.02), next: 36 }

describe('chooseBenchmarks', () => {
  const ten = (between: readonly number[]) =>
    Array.from({ length: 10 }, (_, at) => ({
      id: String(at),
      isBetween: between.includes(at),
      rate: at,
    }))

  it('continues the fifth with the most decisions per second', () => {
    expect(chooseBenchmarks(ten([]))).toEqual(['8', '9'])
  })

  it('counts those between two looks, which always continue', () => {
    expect(chooseBenchmarks(ten([3]))).toEqual(['3', '9'])
    expect(chooseBenchmarks(ten([1, 2, 3]))).toEqual(['1', '2', '3'])
  })

  it('continues at least one, and none of none', () => {
    expect(chooseBenchmarks([{ id: 'only', isBetween: false, rate: 0 }])).toEqual(['only'])
    expect(chooseBenchmarks([])).toEqual([])
  })
})

describe('chanceOfDecision', () => {
  const row = { look: 16, pairSpread: 0.02 }

  it('is near 1 for a change far beyond the noise, and for none within the threshold', () => {
    expect(chanceOfDecision({ ...row, estimate: 0.1 }, judging, later)).toBeGreaterThan(0.999)
    const calm = { look: 16, pairSpread: 0.005, estimate: 0 }
    expect(chanceOfDecision(calm, judging, later)).toBeGreaterThan(0.99)
  })

  it('is near 0 in noise that the next look cannot see through', () => {
    const noisy = { look: 16, pairSpread: 0.3, estimate: 0 }
    expect(chanceOfDecision(noisy, judging, later)).toBeLessThan(0.02)
  })

  it('grows with the effect, and with the pairs', () => {
    const at = (estimate: number, next: number): number =>
      chanceOfDecision({ ...row, estimate }, judging, { ...later, next })
    expect(at(0.03, 36)).toBeGreaterThan(at(0.02, 36))
    expect(at(0.03, 60)).toBeGreaterThan(at(0.03, 24))
  })
})

describe('a table in limited time', () => {
  it('decides more rows when the most rewarding continue first', () => {
    const random = randomOf(5)
    const effects = [0.01, 0.02, -0.03, 0.05, 0.1]
    const tables = Array.from({ length: 4 }, (_, table) =>
      Array.from({ length: 30 }, (__, at) => {
        const effect = random.next() < 0.3 ? (effects[Math.floor(random.next() * 5)] ?? 0) : 0
        const noise = 0.003 * Math.exp(3 * random.next())
        const seed = 100 * table + at
        return rowOf(pairsOf(60, { effect, noise, seed }), { name: String(at) })
      }),
    )
    const decided = (share: number, selective: boolean): number =>
      tables.reduce((sum, rows) => {
        const pairs = share * 60 * rows.length
        return sum + decidedWithin(rows, { looks, pairs, selective })
      }, 0)
    const whole = decided(1, false)
    expect(decided(1 / 3, true)).toBeGreaterThan(0.9 * whole)
    expect(decided(1 / 5, true)).toBeGreaterThan(1.05 * decided(1 / 5, false))
  })
})

describe('activeBenchmarksOf in limited time', () => {
  const ids = Array.from({ length: 10 }, (_, at) => `b${at}`)
  const plan = planOf({
    benchmarks: ids.map((id) => benchmarkOf(id)),
    selective: true,
    budgetSeconds: 60,
  })
  const liveOf = (samples: readonly Sample[]): readonly string[] =>
    activeBenchmarksOf({ plan, pilots: ids.map((id) => pilotOf(id)), samples, failures: [] }).live
  const measured = (pairs: (id: string) => number): readonly Sample[] =>
    ids.flatMap((id, at) => samplesOf(id, { count: pairs(id), noise: 0.05 + 0.02 * at, seed: at }))

  it('continues some of those at a look, and all between two', () => {
    expect(liveOf(measured(() => 16))).toHaveLength(2)
    expect(liveOf(measured(() => 14))).toEqual(ids)
  })

  it('chooses by what was seen up to the last look, never by later pairs', () => {
    const chosen = liveOf(measured(() => 16))
    const after = measured((id) => (chosen.includes(id) ? 17 : 16))
    const with17th = (time: number): readonly string[] =>
      liveOf(
        after.map((sample) => (sample.block.round === 17 ? { ...sample, head: { time } } : sample)),
      )
    expect(with17th(0.2)).toEqual(chosen)
    expect(with17th(5)).toEqual(chosen)
  })

  describe('that has no room for the fewest pairs of all', () => {
    const blockSeconds = (id: string): number => 1 + Number(id.slice(1)) / 10
    const warmedUp = (pairs: (id: string) => number): readonly Sample[] =>
      warmedUpInTurn(
        ids.flatMap((id) =>
          samplesOf(id, { count: pairs(id), noise: 0.05, seconds: blockSeconds(id) }),
        ),
      )
    const within = (budgetSeconds: number, samples: readonly Sample[]): readonly string[] =>
      activeBenchmarksOf({ plan: { ...plan, budgetSeconds }, pilots: [], samples, failures: [] })
        .live

    it('begins as many as can be called, those that take least', () => {
      const live = within(
        60,
        warmedUp(() => 0),
      )
      expect(live.length).toBeGreaterThan(1)
      expect(live).toEqual(ids.slice(0, live.length))
      expect(
        within(
          40,
          warmedUp(() => 0),
        ).length,
      ).toBeLessThan(live.length)
      expect(
        within(
          1,
          warmedUp(() => 0),
        ),
      ).toEqual(['b0'])
    })

    it('begins more where several blocks are measured at once', () => {
      const inTurn = warmedUp(() => 0)
      const begun = 10
      const atOnce = inTurn.map((sample) => ({
        ...sample,
        startedAtSeconds: begun + (sample.startedAtSeconds - begun) / 2,
      }))
      expect(within(60, atOnce).length).toBeGreaterThan(1.5 * within(60, inTurn).length)
    })

    it('lets the others wait until those are at a look', () => {
      const wave = new Set(
        within(
          60,
          warmedUp(() => 0),
        ),
      )
      const begun = (pairs: number): readonly string[] =>
        within(
          60,
          warmedUp((id) => (wave.has(id) ? pairs : 0)),
        )
      expect(begun(5)).toEqual([...wave])
      expect(begun(60).filter((id) => !wave.has(id)).length).toBeGreaterThan(0)
    })

    it('begins all where there is room, and before it is known how long they take', () => {
      expect(
        within(
          600,
          warmedUp(() => 0),
        ),
      ).toEqual(ids)
      expect(within(60, [])).toEqual(ids)
    })
  })
})
