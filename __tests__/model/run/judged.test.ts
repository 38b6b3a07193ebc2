import { describe, expect, it } from 'vitest'
import { isNewer, startSeconds } from '../../../src/model/run/judged.ts'

type Run = Parameters<typeof isNewer>[0]

const at = (runId: number, attempt: number, startedAt = 0): Run => ({ runId, attempt, startedAt })

describe('isNewer', () => {
  it.each<[string, Run, Run, boolean]>([
    ['a later attempt of one run', at(1, 2), at(1, 1), true],
    ['the same attempt', at(1, 1), at(1, 1), false],
    ['an older run that was started again later', at(9, 2, 30), at(10, 1, 20), true],
    ['an older run', at(9, 1, 10), at(10, 1, 20), false],
    ['a run of the same second', at(10, 1, 20), at(9, 1, 20), true],
    ['a higher number, where a start is not known', at(10, 1), at(9, 2, 30), true],
    ['a lower number, where a start is not known', at(9, 2, 30), at(10, 1), false],
  ])('is asked of %s', (_, first, second, answer) => {
    expect(isNewer(first, second)).toBe(answer)
  })

  it('never says it of both', () => {
    const runs = [at(1, 1), at(1, 2, 9), at(2, 1, 5), at(2, 2, 9), at(3, 1)]
    for (const first of runs)
      for (const second of runs)
        expect(isNewer(first, second) && isNewer(second, first)).toBe(false)
  })
})

it('reads the times that GitHub writes', () => {
  expect(startSeconds('2026-01-01T00:00:00Z')).toBe(1767225600)
  expect(startSeconds('soon')).toBe(0)
})
