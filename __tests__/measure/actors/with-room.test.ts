import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { withRoom } from '../../../src/measure/actors/actor-makers.ts'
import { targetOf } from '../../fakes/targets.ts'

const base = targetOf('base')

function lengths(seed: number): readonly [number, number] {
  const lengthIn = (slot: 'one' | 'two'): number =>
    withRoom(base, seed, slot).environment['DEADHEAT_ROOM']?.length ?? -1
  return [lengthIn('one'), lengthIn('two')]
}

it('the room of an environment is drawn from the seed of the block, below a page, and adds nothing else', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), (seed) => {
      const { ['DEADHEAT_ROOM']: room, ...rest } = withRoom(base, seed, 'one').environment
      expect(rest).toEqual(base.environment)
      expect(room).toMatch(/^x{0,4095}$/)
      expect(lengths(seed)).toEqual(lengths(seed))
    }),
  )
})

it('the room of an environment favours no slot, and differs between them where both have one side', () => {
  const drawn = Array.from({ length: 2000 }, (_, seed) => lengths(seed))
  const means = ([0, 1] as const).map(
    (slot) => drawn.reduce((sum, pair) => sum + pair[slot], 0) / drawn.length,
  )
  // A standard error is 26 bytes.
  for (const mean of means) expect(Math.abs(mean - 2047.5)).toBeLessThan(110)
  const longer = drawn.filter(([one, two]) => one > two).length
  expect(Math.abs(longer - 1000)).toBeLessThan(90)
  expect(drawn.filter(([one, two]) => one === two).length).toBeLessThan(20)
})
