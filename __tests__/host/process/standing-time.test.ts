import { expect, it } from 'vitest'
import { StandingTime } from '../../../src/host/process/standing-time.ts'

const [microsecond, millisecond] = [1000, 1_000_000]

it.each([
  ['nothing', {}, 0],
  ['what stopping takes', { a: 30 * microsecond, b: 20 * microsecond }, 0],
  ['a thread that took longer', { a: 30 * microsecond, b: 530 * microsecond }, 500 * microsecond],
  ['a step of 10 ms that fell into it by chance', { '/proc/7/stat': 10 * millisecond }, 0],
  ['what has ended meanwhile', { '/proc/7/stat': 300 * millisecond }, 280 * millisecond],
  ['the steps of what lives', { a: 9e7, '/proc/7/stat': 0.12e9 }, 89.97 * millisecond],
])('StandingTime knows %s', (_, ran, nanoseconds) => {
  const before = Object.keys(ran).map((path) => [path, 5 * millisecond] as const)
  const after = Object.entries(ran).map(([path, each]) => [path, 5 * millisecond + each] as const)
  const standing = new StandingTime()
  standing.add(new Map(before), new Map(after))
  expect(standing.nanoseconds()).toBeCloseTo(nanoseconds, 0)
})

it('counts all of a thread that began meanwhile, and nothing of one that has ended', () => {
  const standing = new StandingTime()
  standing.add(new Map([['ended', millisecond]]), new Map([['begun', 2 * millisecond]]))
  expect(standing.nanoseconds()).toBe(1.97 * millisecond)
})
