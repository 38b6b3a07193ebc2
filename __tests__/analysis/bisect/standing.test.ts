import { describe, expect, it } from 'vitest'
import { ancestryOf } from '../../../src/analysis/bisect/ancestry.ts'
import type { Measured } from '../../../src/analysis/bisect/level.ts'
import { standingOf, type BisectFacts } from '../../../src/analysis/bisect/standing.ts'
import { randomOf, type Random } from '../../../src/model/random.ts'
import {
  simulatedBisection,
  type SimulatedEnd,
  type SimulatedHistory,
} from './simulated-bisection.ts'

// A thousand histories of each kind take a minute.
const histories = process.env['DEADHEAT_TEST_ALL'] === '1' ? 1000 : 20

/** A history without branches, of which commits were measured at these levels. */
function factsOf(
  commits: number,
  levels: Readonly<Record<number, number>>,
  { skipped = [], error = 0.002 }: { skipped?: readonly number[]; error?: number } = {},
): BisectFacts {
  return {
    ancestry: ancestryOf(Array.from({ length: commits }, (_, at) => (at === 0 ? [] : [at - 1]))),
    measured: Object.entries(levels).map(([at, effect]): Measured => ({
      at: Number(at),
      effect,
      error,
    })),
    skipped: new Set(skipped),
    smallest: Math.log(1.02),
  }
}

describe('the next commit', () => {
  it('is the one in the middle', () => {
    expect(standingOf(factsOf(8, { 7: 0.1 })).next?.at).toBe(3)
    expect(standingOf(factsOf(8, { 7: 0.1, 3: 0.1 })).next?.at).toBe(1)
    expect(standingOf(factsOf(8, { 7: 0.1, 3: 0 })).next?.at).toBe(5)
  })

  it('is not beside one that does not build', () => {
    const { next } = standingOf(factsOf(33, { 32: 0.1 }, { skipped: [16] }))
    expect(Math.abs((next?.at ?? 16) - 16)).toBeGreaterThan(1)
  })

  it('is none when the change is found', () => {
    const { next, changes } = standingOf(factsOf(9, { 8: 0.1, 3: 0, 4: 0.1 }))
    expect(next).toBeNull()
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatchObject({ found: true, leader: { commits: [4] } })
    expect(changes[0]?.leader.probability).toBeGreaterThan(0.95)
  })

  it('is one that was measured before, when that was too coarse', () => {
    const coarse = factsOf(2, { 1: 0.05, 0: 0.02 }, { error: 0.015 })
    expect(coarse.measured.map(({ at }) => at)).toContain(standingOf(coarse).next?.at)
  })

  it('is measured more closely where there is less to see', () => {
    expect(standingOf(factsOf(9, { 8: 0.1 })).next?.size).toBeCloseTo(0.1)
    expect(standingOf(factsOf(9, { 8: 0.03 })).next?.size).toBeCloseTo(0.03)
  })
})

describe('the answer', () => {
  it('is several commits when those between them do not build', () => {
    const { changes, next } = standingOf(factsOf(9, { 8: 0.1, 3: 0, 6: 0.1 }, { skipped: [4, 5] }))
    expect(next).toBeNull()
    expect(changes[0]).toMatchObject({ found: true, leader: { commits: [4, 5, 6] } })
  })

  it('is the commit of BAD when the one before is as fast as GOOD', () => {
    const { changes } = standingOf(factsOf(9, { 8: 0.1, 7: 0 }))
    expect(changes[0]).toMatchObject({ found: true, start: 7, end: 8, leader: { commits: [8] } })
  })

  it('is not two changes because one commit differs by itself', () => {
    const alone = standingOf(factsOf(16, { 15: 0.1, 7: 0.05 }))
    expect(alone.changes).toHaveLength(1)
    expect(alone.changes[0]?.found).toBe(false)
    expect(alone.next?.at).toBe(6)
    const itself = standingOf(factsOf(16, { 15: 0.1, 7: 0.05, 6: 0, 8: 0.1, 5: 0, 9: 0.1 }))
    expect(itself.changes).toHaveLength(1)
    const both = standingOf(factsOf(16, { 15: 0.1, 7: 0.05, 6: 0.05 }))
    expect(both.changes).toHaveLength(2)
  })

  it('is two commits when the sizes do not add up', () => {
    const levels = { 15: 0.1, 3: 0, 4: 0.05, 8: 0.05, 10: 0.05, 11: 0.1 }
    const { changes, next } = standingOf(factsOf(16, levels))
    expect(next).toBeNull()
    expect(
      changes
        .map(({ leader }) => leader.commits[0])
        .toSorted((first, second) => Number(first) - Number(second)),
    ).toEqual([4, 11])
  })

  it('is also the one that another commit has made up for', () => {
    const levels = { 15: 0.05, 3: 0, 4: 0.1, 10: 0.1, 11: 0.05 }
    const { changes } = standingOf(factsOf(16, levels))
    expect(changes.map(({ leader }) => leader.commits)).toEqual([[4], [11]])
    expect(changes.map(({ before, after }) => after.effect > before.effect)).toEqual([true, false])
  })

  it('is not said to be found by a level between both', () => {
    const { changes } = standingOf(factsOf(3, { 2: 0.03, 1: 0.015, 0: 0 }))
    expect(changes[0]?.found).toBe(false)
    expect(changes[0]?.likely).toEqual([1, 2])
  })

  it('counts what a merged branch shows for those on it alone', () => {
    // 0 ─ 1 ─ 2 ─ 5 (merge), and 0 ─ 3 ─ 4 ─ 5
    const ancestry = ancestryOf([[], [0], [1], [0], [3], [2, 4]])
    const measured = [
      { at: 5, effect: 0.1, error: 0.002 },
      { at: 2, effect: 0, error: 0.002 },
      { at: 4, effect: 0.1, error: 0.002 },
      { at: 3, effect: 0, error: 0.002 },
    ]
    const { changes } = standingOf({ ancestry, measured, skipped: new Set(), smallest: 0.02 })
    expect(changes[0]).toMatchObject({ found: true, leader: { commits: [4] } })
  })
})

interface Kind {
  readonly name: string
  readonly of: (
    random: Random,
    commits: number,
  ) => Partial<SimulatedHistory> & Pick<SimulatedHistory, 'changes'>
}

function one(ratio: number, more: Partial<SimulatedHistory> = {}): Kind['of'] {
  return (random, commits) => ({
    changes: [{ at: random.between(0, commits - 1), ratio }],
    ...more,
  })
}

function two(first: number, second: number): Kind['of'] {
  return (random, commits) => {
    const at = random.between(0, commits - 2)
    return {
      changes: [
        { at, ratio: first },
        { at: random.between(at + 1, commits - 1), ratio: second },
      ],
    }
  }
}

function withBroken(share: number): Kind['of'] {
  return (random, commits) => {
    const all = Array.from({ length: commits - 1 }, (_, at) => at)
    return {
      ...one(0.05)(random, commits),
      broken: new Set(all.filter(() => random.next() < share)),
    }
  }
}

/** One of the commits that are named, for the largest change, has made one. */
function isRight(
  { standing }: SimulatedEnd,
  { changes }: Pick<SimulatedHistory, 'changes'>,
): boolean {
  const named = standing?.changes[0]?.likely ?? []
  return changes.some(({ at }) => named.includes(at))
}

describe('a bisection of simulated histories', () => {
  const kinds: readonly Kind[] = [
    { name: 'one change of 2 %', of: one(0.02) },
    { name: 'one change of 5 %', of: one(0.05) },
    { name: 'one change of 20 %', of: one(0.2) },
    { name: 'two changes of 5 %', of: two(0.05, 0.05) },
    { name: 'a change of 15 % and one of 5 %', of: two(0.15, 0.05) },
    { name: 'a change of 10 % and one of −5 %', of: two(0.1, -0.05) },
    { name: '15 % of the commits broken', of: withBroken(0.15) },
    { name: 'commits that flicker by 1 %, and a change of 20 %', of: one(0.2, { flicker: 0.01 }) },
    { name: 'commits that flicker by 1 %, and a change of 5 %', of: one(0.05, { flicker: 0.01 }) },
  ]

  it.each(kinds)('names the right commit in 95 %: $name', ({ name, of }) => {
    const ends = Array.from({ length: histories }, (_, index) => {
      const random = randomOf(index + 7)
      const commits = random.between(8, 200)
      const history = { commits, noise: 0.025, seed: index * 13 + 1, ...of(random, commits) }
      return { history, end: simulatedBisection(history) }
    })
    const called = ends.filter(({ end }) => end.standing !== null)
    const right = called.filter(({ end, history }) => isRight(end, history))
    expect(called.length / ends.length).toBeGreaterThan(0.9)
    expect(right.length).toBeGreaterThanOrEqual(Math.floor(0.95 * called.length))
    if (name !== 'one change of 5 %') return
    const within = called.filter(
      ({ end, history }) => end.builds <= 1.5 * Math.log2(history.commits) + 2,
    )
    expect(within.length / called.length).toBeGreaterThanOrEqual(0.95)
  })
})
