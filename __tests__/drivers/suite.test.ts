import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Place, Step } from '../../src/drivers/driver.ts'
import { suite } from '../../src/drivers/suite.ts'
import type { SuiteRun } from '../../src/model/run/suite.ts'
import { play } from './play.ts'

const runOf = (value: number): SuiteRun => ({
  rows: [{ name: 'a', value, unit: 's', better: 'lower' }],
  cpuSeconds: null,
  peakMemoryBytes: null,
})

const answers =
  (runs: Readonly<Record<Place, SuiteRun>>) =>
  ({ place }: Step): SuiteRun =>
    runs[place]

describe('suite', () => {
  it('runs each place once, either of them first', () => {
    const orders = Array.from({ length: 40 }, (_, seed) => {
      const { trace } = play(suite({ block: { seed } }), answers({ one: runOf(1), two: runOf(2) }))
      return trace.map(({ place }) => place).join(' ')
    })
    expect(new Set(orders)).toEqual(new Set(['one two', 'two one']))
  })

  it('swaps its rows when the sides change places', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const straight = play(suite({ block: { seed } }), answers({ one: runOf(1), two: runOf(2) }))
        const swapped = play(suite({ block: { seed } }), answers({ one: runOf(2), two: runOf(1) }))
        expect(swapped.trace).toEqual(straight.trace)
        expect(swapped.value).toEqual({ one: straight.value.two, two: straight.value.one })
      }),
    )
  })

  it('refuses an answer that is no rows', () => {
    expect(() => play(suite({ block: { seed: 1 } }), () => ({ rows: 3 }))).toThrow(
      'rows of a suite',
    )
  })
})
