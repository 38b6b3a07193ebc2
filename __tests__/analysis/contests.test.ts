import { describe, expect, it } from 'vitest'
import { familiesOf } from '../../src/analysis/run.ts'
import { activeBenchmarksOf } from '../../src/analysis/stopping/active-benchmarks.ts'
import { rowEndsOf } from '../../src/analysis/result/own-ends.ts'
import { resultOf } from '../../src/analysis/result-of.ts'
import { resultSchema } from '../../src/model/judging/result.ts'
import { contestOf, type Benchmark } from '../../src/model/run/benchmark.ts'
import { axisFromText, contestsOnAxes } from '../../src/plan/contenders/contests-on-axes.ts'
import { blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import { brokenEntry, journalOf, samplesOf } from '../fakes/journals.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { failureOf } from '../fakes/results.ts'

const libraries = ['async', 'q', 'when']
const benchmarks = libraries.map((library) =>
  benchmarkOf(`chain library=${library}`, { name: 'chain', parameters: { library } }),
)
const contests = [...contestsOnAxes(benchmarks, [axisFromText('library=async,q,when')])]
const plan = planOf({ benchmarks: [...benchmarks, ...contests] })
const acrossSides = contests.map((each) => {
  if (each.driver !== 'pingpong' || each.contest === undefined)
    throw new Error('expected a contest')
  const { seats: own } = each.contest
  const seats = { ...own, base: { ...own.base, side: 'base' as const } }
  return { ...each, id: `${each.id} of base`, contest: { ...each.contest, seats } }
})
const ids = new Set(contests.map(({ id }) => id))
const [q, when] = ['chain library=q vs async', 'chain library=when vs async'] as const
const same = { count: 24, noise: 0.004 }
const sides = Object.fromEntries(benchmarks.map(({ id }) => [id, samplesOf(id, same)]))

describe('contests', () => {
  const series = {
    ...sides,
    [q]: samplesOf(q, { count: 24, effect: Math.log(31) }),
    [when]: samplesOf(when, same),
  }
  const result = resultOf(journalOf(plan, series))
  const ofContests = result.findings.filter(({ benchmarkId }) => ids.has(benchmarkId))
  const ofSides = result.findings.filter(({ benchmarkId }) => !ids.has(benchmarkId))

  it('are judged beside base and head, and never fail the check', () => {
    expect(resultSchema.parse(result)).toEqual(result)
    expect(ofContests.map(({ benchmarkId, verdict }) => [benchmarkId, verdict])).toEqual([
      [q, 'regression'],
      [when, 'unchanged'],
    ])
    expect(ofContests[0]?.judged?.estimate).toBeCloseTo(30, 0)
    expect(ofContests.every(({ beyondLimit }) => !beyondLimit)).toBe(true)
    expect(result.conclusion).toBe('success')
  })

  it('leave the rows of base and head exactly as they are without them', () => {
    const alone = resultOf(journalOf(planOf({ benchmarks }), sides))
    expect(ofSides).toEqual(alone.findings)
    expect(result.geometricMeans).toEqual(alone.geometricMeans)
  })

  it('show a contender that broke as failed, and only there', () => {
    const broken = resultOf(journalOf(plan, sides, [brokenEntry(q)]))
    const others = broken.findings.filter(({ verdict }) => verdict !== 'unchanged')
    expect(others).toMatchObject([
      { benchmarkId: q, metric: null, verdict: 'failed' },
      { benchmarkId: when, metric: null, verdict: 'not-measured', cause: 'not-reached' },
    ])
  })

  it('fail for no process that ended by itself, as either of two may be the broken one', () => {
    const attempt = {
      type: 'attempt',
      kind: 'pair',
      failure: failureOf({ benchmarkId: q, side: 'head' }),
    } as const
    expect(rowEndsOf(contests, [attempt, attempt]).get(q)?.word).toBe('unknown')
  })

  it('have no placements where any of them is within one side', () => {
    const placementsOf = (rows: Benchmark[]) => {
      const mixed = planOf({ benchmarks: rows, placements: { refused: 'no linker' } })
      return familiesOf({ plan: mixed, failures: [] })[1]?.plan.placements
    }
    expect(placementsOf([...benchmarks, ...acrossSides])).toEqual({ refused: 'no linker' })
    expect(placementsOf([...acrossSides, ...contests])).toBeUndefined()
  })

  it('stop as soon as they are decided, each for itself', () => {
    const samples = [
      ...samplesOf(q, { count: 24, effect: 3 }),
      ...samplesOf(when, { count: 9, noise: 1 }),
    ]
    const { live } = activeBenchmarksOf({ plan, pilots: [], failures: [], samples })
    expect(live).not.toContain(q)
    expect(live).toContain(when)
  })
})

describe('the blocks of contests', () => {
  const live = [...benchmarks, ...contests].map(({ id }) => id)

  it('are drawn like all others, and leave the coins of base and head as they are', () => {
    const coinsOf = (blocks: ReturnType<typeof blocksOfRound>) =>
      new Map(blocks.map(({ benchmarkId, coin, seed }) => [benchmarkId, `${coin} ${seed}`]))
    const drawn = coinsOf(blocksOfRound(plan, 3, live))
    const alone = coinsOf(blocksOfRound(planOf({ benchmarks }), 3, live))
    expect([...drawn.keys()].toSorted()).toEqual(live.toSorted())
    for (const [id, coin] of alone) expect(drawn.get(id)).toBe(coin)
  })

  it('have a fair coin for each contest that is independent of the others', () => {
    const rounds = Array.from({ length: 2000 }, (_, round) =>
      blocksOfRound(plan, round + 1, live).filter(
        ({ benchmarkId }) => benchmarkId === q || benchmarkId === when,
      ),
    )
    const first = (round: (typeof rounds)[number], id: string): boolean =>
      round.find(({ benchmarkId }) => benchmarkId === id)?.coin === 'BH'
    const count = (holds: (round: (typeof rounds)[number]) => boolean): number =>
      rounds.filter(holds).length / rounds.length
    expect(count((round) => first(round, q))).toBeCloseTo(0.5, 1)
    expect(count((round) => first(round, q) === first(round, when))).toBeCloseTo(0.5, 1)
  })

  it('relink nothing within one side', () => {
    const whole = planOf({
      benchmarks: [...benchmarks, ...contests],
      placements: { by: 'room', alike: false },
    })
    const own = blocksOfRound(whole, 1, live).filter(({ benchmarkId }) =>
      contests.some(({ id }) => id === benchmarkId),
    )
    expect(own.map(({ kind }) => kind)).toEqual(['pair', 'pair'])
    expect(own.every(({ placement }) => placement === undefined)).toBe(true)
    const across = { ...whole, benchmarks: acrossSides }
    const blocks = blocksOfRound(across, 1, [acrossSides[0]?.id ?? ''])
    expect(blocks.map(({ placement }) => typeof placement)).toEqual(['object'])
    expect(contests.map((one) => contestOf(one)?.labels.base)).toEqual(['async', 'async'])
  })
})
