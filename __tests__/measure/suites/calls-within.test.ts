import { expect, it } from 'vitest'
import type { SuiteRow } from '../../../src/model/run/suite.ts'
import {
  callsWithin,
  isRoomTaken,
  shareOfCalls,
  shortenedPair,
  shortestSeconds,
  secondsOfWork,
  suitesThatFit,
  learningSeconds,
} from '../../../src/measure/suites/calls-within.ts'

const row = (name: string, value: number, more: Partial<SuiteRow> = {}): SuiteRow => ({
  name,
  value,
  unit: 's',
  better: 'lower',
  ...more,
})

it.each([
  ['fills a tenth of a second, the same number on both sides', 1e-5, 4e-5, 0, 5000],
  ['reckons with what the tool takes for each call', 1e-9, 1e-9, 2e-6, 49_975],
])('%s', (_, base, head, secondsPerCall, calls) => {
  const rows = { base: [row('a', base)], head: [row('a', head)] }
  expect(callsWithin(rows, secondsPerCall)).toEqual({ a: calls })
})

it('callsWithin gives each of many rows less, and two calls at least, and none for what only one side has or is no time', () => {
  const many = (count: number) => {
    const side = Array.from({ length: count }, (_, at) => row(String(at), 1e-4))
    return callsWithin({ base: side, head: side }, 0)['0']
  }
  expect([many(20), many(40), many(900)]).toEqual([1000, 500, 200])
  const rate = row('c', 9, { unit: 'per_s', better: 'higher' })
  const rows = { base: [row('a', 5), rate], head: [row('a', 5), row('b', 1), rate] }
  expect(callsWithin(rows, 0)).toEqual({ a: 2 })
})

it('secondsOfWork counts both sides, and as many calls again to warm up, but leaves something for the rest', () => {
  expect(secondsOfWork(9, { a: 100, '': 2 }, new Map([['a', 0.01]]))).toBe(4)
  expect(secondsOfWork(1, { a: 100 }, new Map([['a', 1]]))).toBe(0.8)
})

it('shareOfCalls is all where enough pairs fit, and less where too few do, but a quarter at least', () => {
  const suite = { seconds: 10, workSeconds: 8 }
  expect(shareOfCalls([suite], 200)).toBe(1)
  expect(shareOfCalls([suite], Number.POSITIVE_INFINITY)).toBe(1)
  expect(shareOfCalls([{ seconds: 10, workSeconds: 0 }], 20)).toBe(1)
  // So that sixteen fit beside all the rest.
  const pair = 2 * (2 + 8 * shareOfCalls([suite, suite], 16 * 10))
  expect(16 * pair).toBeCloseTo(0.8 * 160)
  expect(shareOfCalls([suite], 10)).toBe(0.25)
  expect(shortestSeconds(suite)).toBe(4)
})

it('shortenedPair spares no calls of a few', () => {
  const calls = { a: 100, b: 20, c: 5, '': 2 }
  expect(shortenedPair({ seconds: 10, workSeconds: 8, calls }, 0.25)).toEqual({
    seconds: 4,
    workSeconds: 2,
    calls: { a: 25, b: 8, c: 5, '': 2 },
  })
})

const long = { name: 'long', seconds: 9, workSeconds: 0, rows: 3 }
const short = { name: 'short', seconds: 2, workSeconds: 0, rows: 2 }
const wide = { name: 'wide', seconds: 5, workSeconds: 0, rows: 50 }

const last = { ...short, name: 'last', rows: 1 }

it.each([
  ['takes all whose pairs fit, with one to warm up', [long, short, wide], 160, 'wide short long'],
  ['prefers those that take the least for each row', [long, short, wide], 100, 'wide short'],
  ['goes on where one does not fit', [wide, { ...long, rows: 9 }, last], 70, 'wide last'],
  ['leaves out a long one with many rows rather than all that fit', [wide, short], 40, 'short'],
  ['takes one that cannot be called', [long], 10, 'long'],
  ['takes none of which not even one pair fits', [long], 8, ''],
])('%s', (_, suites, seconds, taken) => {
  expect([...suitesThatFit(suites, seconds, () => 7)].join(' ')).toBe(taken)
})

it('suitesThatFit asks how many pairs all rows that are taken need together', () => {
  const asked: number[] = []
  suitesThatFit([long, short, wide], 160, (rows) => asked.push(rows))
  expect(asked).toEqual([50, 52, 55])
})

it.each([
  [[wide, short], 70, false],
  [[wide, short], 69, true],
  [[wide, short], Number.POSITIVE_INFINITY, false],
  // What does not fit alone takes nobody's time: others may fit.
  [[long], 89, false],
  [[long, short], 89, false],
])('isRoomTaken of %j in %d s is %s', (suites, seconds, isTaken) => {
  expect(isRoomTaken(suites, seconds, () => 7)).toBe(isTaken)
})

const state = { budgetSeconds: 100, spentSeconds: 0, suitesLeft: 2, processes: 2 }

it('learningSeconds gives a suite half of what is left of half of the budget, for all of its processes', () => {
  expect(learningSeconds(state)).toBe(12.5)
  expect(learningSeconds({ ...state, processes: 1 })).toBe(25)
  expect(learningSeconds({ ...state, suitesLeft: 1 })).toBe(25)
  expect(learningSeconds({ ...state, spentSeconds: 30, suitesLeft: 1 })).toBe(10)
  expect(learningSeconds({ ...state, budgetSeconds: null })).toBe(Infinity)
})
