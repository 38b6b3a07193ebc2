import { describe, expect, it } from 'vitest'
import { parseExpectedSeconds } from '../../../src/plan/shards/parse-expected-seconds.ts'

describe('parseExpectedSeconds', () => {
  it('reads the times that a job put out', () => {
    expect(parseExpectedSeconds('1.8,0,0.1,140')).toEqual([1.8, 0, 0.1, 140])
  })

  it.each(['', '1,', '-1', '1e3', '1.85', 'NaN', '1;2', '1 2', '9999999'])(
    'refuses "%s"',
    (written) => {
      expect(() => parseExpectedSeconds(written)).toThrow(/as the job with "shards" put them out/)
    },
  )
})
