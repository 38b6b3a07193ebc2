import { describe, expect, it } from 'vitest'
import {
  activeBenchmarksOf,
  withinBudget,
} from '../../../src/analysis/stopping/active-benchmarks.ts'
import type { Sample } from '../../../src/model/run/sample.ts'
import { pilotOf, samplesOf, warmedUpInTurn } from '../../fakes/journals.ts'
import { benchmarkOf, planOf, suiteRowOf } from '../../fakes/plans.ts'
import type { Run } from '../../../src/analysis/run.ts'
import { failureOf } from '../../fakes/results.ts'

const wave = (seconds: Readonly<Record<string, number>>, budgetSeconds: number, iterations = 1) => {
  const benchmarks = Object.keys(seconds).map((id) => {
    const [suite = '', name] = id.split('/')
    return name === undefined ? benchmarkOf(id) : suiteRowOf(id, { suite, command: [suite] })
  })
  const samples = warmedUpInTurn(
    Object.entries(seconds).flatMap(([id, each]) => samplesOf(id, { count: 0, seconds: each })),
  )
  const warmSeconds = 10 + Object.values(seconds).reduce((sum, each) => sum + each)
  const plan = planOf({ benchmarks, budgetSeconds: (warmSeconds + budgetSeconds) / 0.9 })
  const open = benchmarks.map(({ id }) => ({ id, toGoal: 11, toFirstLook: 8 }))
  const pilots = benchmarks.map(({ id }) => pilotOf(id, { iterations }))
  const { ids, secondsToReach } = withinBudget(open, { plan, pilots, samples })
  return secondsToReach > 0 ? { ids, secondsToReach } : ids
}

describe('withinBudget', () => {
  const three = { 'a/x': 1, 'a/y': 1, 'a/z': 1, alone: 1.5 }

  it.each([
    // 11 pairs of a suite of three rows take 33 s, so 30 s have no room for it.
    ['no suite without all of its rows: one process serves them', three, 30, 1, 'alone'],
    ['the rows of a suite together', three, 40, 1, 'a/x a/y a/z'],
    ['all where there is room', three, 90, 1, 'a/x a/y a/z alone'],
    ['the rows that fit where the tool makes the calls it is told', three, 30, 100, 'a/x a/y'],
    ['all of them in more time', three, 40, 100, 'a/x a/y a/z'],
    ['one at least', three, 13, 100, 'a/x'],
    ['by the cost of each row', { alone: 2, 'a/x': 1, 'a/y': 1, 'b/x': 3 }, 30, 1, 'a/x a/y'],
    ['what fits beside a suite', { 'b/x': 5, 'b/y': 5, one: 1, two: 6 }, 90, 1, 'one two'],
  ])('takes %s', (_, seconds, room, iterations, ids) => {
    expect(wave(seconds, room, iterations)).toEqual(ids.split(' '))
  })

  it('says how long the shortest takes to its first look, where nothing fits', () => {
    expect(wave({ one: 3, two: 2 }, 1)).toEqual({ ids: ['two'], secondsToReach: 16 })
  })
})

describe('activeBenchmarksOf', () => {
  const ids = Array.from({ length: 10 }, (_, at) => `b${at}`)
  const plan = planOf({ benchmarks: ids.map((id) => benchmarkOf(id)) })
  const warmedUp = (pairs: (id: string) => number): readonly Sample[] =>
    warmedUpInTurn(
      ids.flatMap((id) =>
        samplesOf(id, { count: pairs(id), noise: 0.05, seconds: 1 + Number(id.slice(1)) / 10 }),
      ),
    )
  const unbegun = warmedUp(() => 0)
  const within = (budgetSeconds: number | null, samples = unbegun): readonly string[] =>
    activeBenchmarksOf({ plan: { ...plan, budgetSeconds }, pilots: [], samples, failures: [] }).live

  it('begins as many as can be called in the time, those that take least', () => {
    const live = within(60)
    expect(live.length).toBeGreaterThan(1)
    expect(live).toEqual(ids.slice(0, live.length))
    expect(within(40).length).toBeLessThan(live.length)
    expect(within(1)).toEqual(['b0'])
  })

  it('begins more where several blocks are measured at once', () => {
    const begun = 10
    const atOnce = unbegun.map((sample) => ({
      ...sample,
      startedAtSeconds: begun + (sample.startedAtSeconds - begun) / 2,
    }))
    expect(within(60, atOnce).length).toBeGreaterThan(1.5 * within(60).length)
  })

  it('begins all where there is room, and before it is known how long they take', () => {
    expect(within(null)).toEqual(ids)
    expect(within(600)).toEqual(ids)
    expect(within(60, [])).toEqual(ids)
  })
})

function standing(changes: Partial<Run>) {
  return activeBenchmarksOf({ plan: planOf(), pilots: [], samples: [], failures: [], ...changes })
}

const certain = { effect: 0.1, noise: 0.01 }
const unsure = { noise: 0.2 }

describe('the benchmarks that go on', () => {
  it('goes on with everything before the first look', () => {
    const samples = [
      ...samplesOf('one', { count: 7, ...certain }),
      ...samplesOf('two', { count: 7 }),
    ]
    expect(standing({})).toMatchObject({ live: ['one', 'two'], decidedCount: 0, rows: 0 })
    expect(standing({ samples })).toMatchObject({ live: ['one', 'two'], decidedCount: 0, rows: 2 })
  })

  it('stops a benchmark at the look that decides it', () => {
    const samples = [
      ...samplesOf('one', { count: 12, noise: 0.004 }),
      ...samplesOf('two', { count: 12, ...unsure }),
    ]
    expect(standing({ samples })).toMatchObject({ live: ['two'], decidedCount: 1, rows: 2 })
  })

  it('lets nobody stop between two looks', () => {
    for (const count of [13, 14, 15]) {
      const samples = samplesOf('two', { count, ...unsure })
      expect(standing({ samples }).live).toContain('two')
    }
  })

  it('stops at the last look, decided or not, and counts no pair whose value is missing', () => {
    const samples = samplesOf('two', { count: 60, ...unsure })
    expect(standing({ samples }).live).toEqual(['one'])
    const broken = samples.map((sample, at) => (at === 9 ? { ...sample, head: {} } : sample))
    expect(standing({ samples: broken }).live).toEqual(['one', 'two'])
  })

  it('leaves out what failed', () => {
    expect(standing({ failures: [failureOf({ benchmarkId: 'one' })] }).live).toEqual(['two'])
  })
})
