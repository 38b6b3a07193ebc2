import { describe, expect, it } from 'vitest'
import type { SuiteRow } from '../../../src/model/run/suite.ts'
import { callsWithin } from '../../../src/measure/suites/calls-within.ts'

const row = (name: string, value: number, more: Partial<SuiteRow> = {}): SuiteRow => ({
  name,
  value,
  unit: 's',
  better: 'lower',
  ...more,
})

describe('callsWithin', () => {
  it('fills a tenth of a second, the same number on both sides', () => {
    const rows = { base: [row('a', 1e-5)], head: [row('a', 4e-5)] }
    expect(callsWithin(rows, { secondsPerCall: 0 })).toEqual({ a: 5000 })
  })

  it('reckons with what the tool takes for each call', () => {
    const rows = { base: [row('a', 1e-9)], head: [row('a', 1e-9)] }
    expect(callsWithin(rows, { secondsPerCall: 2e-6 })['a']).toBe(49_975)
  })

  it('gives each of many rows less, and never too little', () => {
    const many = (count: number) => {
      const side = Array.from({ length: count }, (_, at) => row(String(at), 1e-4))
      return callsWithin({ base: side, head: side }, { secondsPerCall: 0 })['0']
    }
    expect([many(20), many(40), many(900)]).toEqual([1000, 500, 200])
  })

  it('has two calls at least, and none for what only one side has or is no time', () => {
    const rate = row('c', 9, { unit: 'per_s', better: 'higher' })
    const rows = { base: [row('a', 5), rate], head: [row('a', 5), row('b', 1), rate] }
    expect(callsWithin(rows, { secondsPerCall: 0 })).toEqual({ a: 2 })
  })
})
