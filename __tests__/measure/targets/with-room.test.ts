import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withRoom } from '../../../src/measure/targets/with-room.ts'
import { targetOf } from '../../fakes/targets.ts'

const targets = { base: targetOf('base'), head: targetOf('head') }

function lengths(seed: number): readonly [number, number] {
  const { base, head } = withRoom(targets, seed)
  return [
    base.environment['DEADHEAT_ROOM']?.length ?? -1,
    head.environment['DEADHEAT_ROOM']?.length ?? -1,
  ]
}

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
