import { expect, it } from 'vitest'
import { checkReason } from '../../../src/render/rows/check-reason.ts'
import { failureOf, resultWith } from '../../fakes/results.ts'

it('a benchmark that failed on base, where head was not tried any more, is not said to fail on both', () => {
  const failures = [failureOf({ benchmarkId: 'a', side: 'base', stage: 'pilot' })]
  expect(checkReason({ ...resultWith([]), failures }, [])).toBe('1 benchmark fails on base')
})
