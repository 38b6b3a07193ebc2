import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildTimeLeft,
  withBuildTime,
  buildSteps,
  stepsLeft,
} from '../../src/plan/build-time-left.ts'

const kind = 'a'.repeat(64)

describe('buildTimeLeft', () => {
  it('is what the median of earlier builds leaves', () => {
    expect(buildTimeLeft([300], 60)).toBe(240)
    expect(buildTimeLeft([100, 300, 9000], 60)).toBe(240)
  })

  it('says nothing where nothing is known', () => {
    expect(buildTimeLeft([], 60)).toBeNull()
    expect(buildTimeLeft([300], 1)).toBeNull()
    expect(buildTimeLeft([300], 300)).toBeNull()
    expect(buildTimeLeft([300], 400)).toBeNull()
  })

  it('is never negative and never more than the longest build took', () => {
    const seconds = fc.double({ min: 0, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(fc.array(seconds), seconds, (earlier, passed) => {
        const left = buildTimeLeft(earlier, passed)
        if (left === null) return
        expect(left).toBeGreaterThan(0)
        expect(left).toBeLessThanOrEqual(Math.max(...earlier))
      }),
    )
  })
})

describe('withBuildTime', () => {
  it('keeps the last five of a kind', () => {
    let times = {}
    for (const seconds of [1, 2, 3, 4, 5, 6, 7]) times = withBuildTime(times, kind, seconds)
    expect(times).toEqual({ [kind]: [3, 4, 5, 6, 7] })
  })

  it('forgets the kinds that were not built for longest', () => {
    let times = withBuildTime({}, kind, 1)
    for (let index = 0; index < 199; index += 1) times = withBuildTime(times, `k${index}`, 1)
    times = withBuildTime(withBuildTime(times, kind, 2), 'one more', 1)
    expect(Object.keys(times)).toHaveLength(200)
    expect(times[kind]).toEqual([1, 2])
    expect(times['k0']).toBeUndefined()
  })
})

it('buildSteps reads what ninja counts, and nothing else', () => {
  expect(buildSteps('[12/1583] CXX obj/deps/v8/src/a.o', 3)).toEqual({
    doneSteps: 12,
    total: 1583,
    atSeconds: 3,
  })
  expect(buildSteps('[ 12%] Building C object', 3)).toBeNull()
  expect(buildSteps('g++ -o [1/2] x', 3)).toBeNull()
})

it('stepsLeft takes every step for as long as those that are done, once they are enough', () => {
  const first = { doneSteps: 1, total: 1001, atSeconds: 100 }
  expect(stepsLeft(first, { doneSteps: 10, total: 1001, atSeconds: 120 })).toBeNull()
  expect(stepsLeft(first, { doneSteps: 101, total: 1001, atSeconds: 300 })).toBe(1800)
  expect(stepsLeft(first, { doneSteps: 1001, total: 1001, atSeconds: 9000 })).toBe(0)
})
