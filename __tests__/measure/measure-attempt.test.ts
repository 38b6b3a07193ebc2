import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SuiteBenchmark } from '../../src/model/run/benchmark.ts'
import { callsOfSuite, withRoom } from '../../src/measure/measure-attempt.ts'
import { pilotOfSuite } from '../../src/measure/suites/suite-pilots.ts'
import { targetOf } from '../fakes/targets.ts'

const targets = { base: targetOf('base'), head: targetOf('head') }

describe('the room of an environment', () => {
  it('is drawn from the seed of the block, below a page, and adds nothing else', () => {
    fc.assert(
      fc.property(fc.nat(0xffffffff), (seed) => {
        const { base } = withRoom(targets, seed)
        const { ['DEADHEAT_ROOM']: room, ...rest } = base.environment
        expect(rest).toEqual(targets.base.environment)
        expect(room).toMatch(/^x{0,4095}$/)
        expect(lengths(seed)).toEqual(lengths(seed))
      }),
    )
  })

  it('favours no side', () => {
    const drawn = Array.from({ length: 2000 }, (_, seed) => lengths(seed))
    const means = ([0, 1] as const).map(
      (side) => drawn.reduce((sum, pair) => sum + pair[side], 0) / drawn.length,
    )
    // A standard error is 26 bytes.
    for (const mean of means) expect(Math.abs(mean - 2047.5)).toBeLessThan(110)
    const longer = drawn.filter(([base, head]) => base > head).length
    expect(Math.abs(longer - 1000)).toBeLessThan(90)
  })
})

const rowOf = (name: string): SuiteBenchmark => ({
  driver: 'suite',
  id: `suite/${name}`,
  suite: 'suite',
  name,
  adapter: 'tinybench',
  command: ['node', 'bench.js'],
  parameters: {},
  module: null,
  threshold: null,
  timeoutSeconds: 300,
})

describe('callsOfSuite', () => {
  it('is what the pilots settled, and the fewest for rows that nobody measures', () => {
    const pilots = new Map([
      ['suite/a', pilotOfSuite('suite/a', 1, 500)],
      ['suite/b', pilotOfSuite('suite/b', 1)],
    ])
    expect(callsOfSuite([rowOf('a'), rowOf('b')], pilots)).toEqual({ a: 500, b: 0, '': 2 })
  })

  it('is nothing where the tool decides for every row', () => {
    const pilots = new Map([['suite/a', pilotOfSuite('suite/a', 1)]])
    expect(callsOfSuite([rowOf('a')], pilots)).toBeNull()
  })
})

function lengths(seed: number): readonly [number, number] {
  const { base, head } = withRoom(targets, seed)
  return [
    base.environment['DEADHEAT_ROOM']?.length ?? -1,
    head.environment['DEADHEAT_ROOM']?.length ?? -1,
  ]
}
