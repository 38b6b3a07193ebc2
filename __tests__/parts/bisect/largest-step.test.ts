import { describe, expect, it } from 'vitest'
import { largestStep, type BisectFacts } from '../../../src/parts/bisect/largest-step.ts'
import { randomOf, type Random } from '../../../src/model/random.ts'
import { simulatedBisection, type SimulatedHistory } from './simulated-bisection.ts'
import { isWhole } from '../../whole.ts'

// A thousand histories of each kind take a minute.
const histories = isWhole ? 1000 : 20

function factsOf(
  commits: number,
  levels: Readonly<Record<number, number>>,
  { skipped = [], error = 0.002 }: { skipped?: readonly number[]; error?: number } = {},
): BisectFacts {
  return {
    size: commits,
    measurements: Object.entries(levels).map(([at, effect]) => ({ at: Number(at), effect, error })),
    skipped: new Set(skipped),
    smallest: Math.log(1.02),
  }
}

it.each([
  [{ 7: 0.1 }, 3],
  [{ 7: 0.1, 3: 0.1 }, 1],
  [{ 7: 0.1, 3: 0 }, 5],
])('the next commit is the one in the middle, after %j', (levels, at) => {
  expect(largestStep(factsOf(8, levels)).next?.at).toBe(at)
})

it('the next commit is not beside one that does not build', () => {
  const { next } = largestStep(factsOf(33, { 32: 0.1 }, { skipped: [16] }))
  expect(Math.abs((next?.at ?? 16) - 16)).toBeGreaterThan(1)
})

it('the next commit is one that was measured before, where either half may hold the step', () => {
  const { next } = largestStep(factsOf(10, { 9: 0.05, 4: 0.02 }, { error: 0.012 }))
  expect([4, 9]).toContain(next?.at)
})

it('the next commit is one on either side of a rest that may be one or not', () => {
  const facts = factsOf(4, { 3: 0.1, 1: 0.085, 0: 0 }, { error: 0.005 })
  const { isFound, next } = largestStep(facts)
  expect(isFound).toBe(true)
  expect([1, 3]).toContain(next?.at)
})

it('the next commit is measured more closely where there is less to see', () => {
  expect(largestStep(factsOf(9, { 8: 0.1 })).next?.size).toBeCloseTo(0.1)
  expect(largestStep(factsOf(9, { 8: 0.03 })).next?.size).toBeCloseTo(0.03)
})

describe('the answer', () => {
  const found = { isFound: true, next: null }

  it.each([
    ['one commit that explains all', factsOf(9, { 8: 0.1, 4: 0.1, 2: 0, 3: 0 }), [4], []],
    [
      'several commits when those between them do not build',
      factsOf(9, { 8: 0.1, 3: 0, 6: 0.1 }, { skipped: [4, 5] }),
      [4, 5, 6],
      [],
    ],
    [
      'the commit of BAD when the one before is as fast as GOOD',
      factsOf(9, { 8: 0.1, 7: 0 }),
      [8],
      [],
    ],
    [
      'the larger of two steps, and where the other one is',
      factsOf(16, { 15: 0.15, 7: 0.1, 3: 0, 5: 0.1, 4: 0.1 }),
      [4],
      [{ start: 4, end: 15 }],
    ],
  ])('is %s', (_, facts, commits, unexplained) => {
    expect(largestStep(facts)).toMatchObject({ ...found, commits, unexplained })
  })

  it('does not say that +8.4% is all where −4.2% came after it', () => {
    const [up, both] = [Math.log(1.084), Math.log(1.084 * 0.958)]
    const step = largestStep(factsOf(16, { 15: both, 7: up, 3: 0, 5: up, 4: 0 }))
    const unexplained = [{ start: 5, end: 15 }]
    expect(step).toMatchObject({ isFound: true, commits: [5], unexplained })
  })

  it('is none that less than what is looked for could be', () => {
    expect(largestStep(factsOf(3, { 2: 0.03, 1: 0.015, 0: 0 })).isFound).toBe(false)
  })
})

type Kind = (
  random: Random,
  commits: number,
) => Partial<SimulatedHistory> & Pick<SimulatedHistory, 'changes'>

function one(ratio: number): Kind {
  return (random, commits) => ({ changes: [{ at: random.between(0, commits - 1), ratio }] })
}

function two(first: number, second: number): Kind {
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

function withBroken(share: number): Kind {
  return (random, commits) => {
    const all = Array.from({ length: commits - 1 }, (_, at) => at)
    const broken = new Set(all.filter(() => random.next() < share))
    return { ...one(0.05)(random, commits), broken }
  }
}

function simulations(of: Kind, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const random = randomOf(index + 7)
    const commits = random.between(8, 200)
    const history = { commits, noise: 0.025, seed: index * 13 + 1, ...of(random, commits) }
    return { history, end: simulatedBisection(history) }
  })
}

const twoSteps: readonly (readonly [number, number])[] = [
  [0.05, 0.05],
  [0.15, 0.05],
  [0.1, -0.05],
]

it.each([
  ['one change of 2%', one(0.02)],
  ['one change of 5%', one(0.05)],
  ['one change of 20%', one(0.2)],
  ...twoSteps.map((both) => [`changes of ${both.join(' and ')}`, two(...both)] as const),
  ['15% of the commits broken', withBroken(0.15)],
] as const)('a bisection of simulated histories names a right commit in 95%: %s', (name, of) => {
  const called = simulations(of, histories).filter(({ end }) => end.step !== null)
  const right = called.filter(({ history, end: { step } }) =>
    history.changes.some(({ at }) => step?.commits.includes(at) === true),
  )
  expect(called.length / histories).toBeGreaterThan(0.9)
  expect(right.length).toBeGreaterThanOrEqual(Math.floor(0.95 * called.length))
  if (name !== 'one change of 5%') return
  const within = called.filter(
    ({ end, history }) => end.builds <= 1.5 * Math.log2(history.commits) + 2,
  )
  expect(within.length / called.length).toBeGreaterThanOrEqual(0.95)
})

it('a bisection of simulated histories leaves no rest of two steps unsaid, in 300 histories', () => {
  const silent = twoSteps.flatMap(([first, second]) =>
    simulations(two(first, second), 100).filter(({ history, end: { step } }) => {
      if (step?.isFound !== true || step.unexplained.length > 0) return false
      const explained = history.changes.filter(({ at }) => step.commits.includes(at))
      return explained.length < history.changes.length
    }),
  )
  expect(silent).toEqual([])
})
