import { describe, expect, it } from 'vitest'
import {
  cpuWithAside,
  delayByOthers,
  delayFromOutside,
  workAside,
  type WorkAside,
} from '../../../src/measure/actors/work-aside.ts'
import type { SideTimes } from '../../../src/host/process/processes.ts'
import { timesOf } from '../../fakes/side-times.ts'

const nothing: WorkAside = {
  threads: 0,
  children: 0,
  endedChildren: 0,
  delay: 0,
  waitingNanoseconds: 0,
}

/** A turn that was timed as a whole, of process 1. */
function between(before: SideTimes, after: SideTimes, waitingSeconds = 0): WorkAside {
  return workAside({
    before: { times: before, waitingSeconds: 5 },
    after: { times: after, waitingSeconds: 5 + waitingSeconds },
    pid: 1,
    share: 1,
  })
}

const timed = { nanoseconds: 10e6, cpuMicroseconds: 4000, delayNanoseconds: 5e6 }

it.each([
  ['what its main thread waited, if others can have run for that long', {}, nothing, 5e6],
  ['the same where nothing is known of what ran aside', {}, null, 5e6],
  ['no more than the process did not run itself', { cpuMicroseconds: 9000 }, nothing, 1e6],
  ['nothing where it ran all the time', { cpuMicroseconds: 11_000 }, null, 0],
  ['less what threads and children ran', {}, { ...nothing, threads: 1e6, children: 3e6 }, 1e6],
  ['nothing where they ran for longer', {}, { ...nothing, children: 6e6 }, 0],
  ['unknown where delays are not reported', { delayNanoseconds: null }, nothing, null],
  ['all of it where CPU time is not', { cpuMicroseconds: null }, nothing, 5e6],
])('what others kept a batch waiting is %s', (_, changes, aside, delay) => {
  expect(delayByOthers({ ...timed, ...changes }, aside)).toBe(delay)
})

const earlier = timesOf({ 1: { 1: [10e6, 1e6], 2: [50e6, 2e6] } })
const later = (second: readonly [number, number], other: readonly [number, number]) =>
  timesOf({ 1: { 1: [10e6, 1e6], 2: second }, 7: { 3: other, 4: other } })

it('waiting of threads that live comes from outside where nothing else of the side ran meanwhile, or from its own threads', () => {
  const alone = timesOf({ 1: { 1: [11e6, 1e6], 2: [115e6, 42e6] } })
  expect(between(earlier, alone).delay).toBe(39e6)
  expect(between(earlier, later([60e6, 32e6], [10e6, 30e6])).delay).toBe(10e6)
  expect(between(earlier, later([60e6, 22e6], [10e6, 20e6])).delay).toBe(0)
})

describe('a batch whose main thread sleeps while a child works and ends', () => {
  // The main thread runs 1 ms of 100; a child that had run 20 ms before runs 30 more, and ends.
  const used = { nanoseconds: 100e6, cpuMicroseconds: 1000, delayNanoseconds: 0 }
  const batch = { ...used, runNanoseconds: 1e6 }
  const before = timesOf({ 1: { 1: [9e6, 0] }, 7: { 7: [20e6, 3e6] } }, { 1: 40e6 })
  const after = timesOf({ 1: { 1: [10e6, 0] } }, { 1: 90e6 })

  it('has the CPU time of the child, and was kept waiting for what nothing explains, as far as something waited on the machine', () => {
    const aside = between(before, after)
    expect(aside).toEqual({ ...nothing, children: 30e6, endedChildren: 30e6 })
    expect(cpuWithAside(batch, aside)).toBe(31_000)
    expect(delayFromOutside(batch, between(before, after))).toBe(0)
    expect(delayFromOutside(batch, between(before, after, 0.03))).toBeCloseTo(30e6, 0)
    // Without the 20 ms that steps of 10 ms may leave out of the child's user and system time.
    expect(delayFromOutside(batch, between(before, after, 5))).toBe(49e6)
  })

  it('was not where the steps alone, in which ended children are told, can make the difference', () => {
    const hasRun = timesOf({ 1: { 1: [10e6, 0] } }, { 1: 120e6 })
    const short = { ...batch, nanoseconds: 80e6 }
    expect(delayFromOutside(short, between(before, hasRun, 5))).toBe(0)
    // Nor where what ended was not what it waited for.
    const timer = between(before, timesOf({ 1: { 1: [10e6, 0] }, 7: { 7: [20e6, 3e6] } }), 5)
    expect(delayFromOutside(batch, timer)).toBe(0)
  })

  it('is the same with a thread of its own, but its own where its side has the CPU all the time', () => {
    const worker = { ...batch, cpuMicroseconds: 31_000 }
    const alone = timesOf({ 1: { 1: [9e6, 0] } })
    expect(delayFromOutside(worker, between(alone, alone, 5))).toBe(69e6)
    // It may be a living one, whose share of the turn is not known so well.
    const living = timesOf({ 1: { 1: [9e6, 0], 2: [25e6, 0] } })
    expect(delayFromOutside(worker, between(alone, living, 5))).toBe(0)
    expect(cpuWithAside(worker, between(alone, alone))).toBe(31_000)
    const pool = { ...batch, cpuMicroseconds: 100_000 }
    expect(delayFromOutside(pool, between(alone, alone, 5))).toBe(0)
  })
})
