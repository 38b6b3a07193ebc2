import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isDisturbed } from '../../src/measure/undisturbed.ts'
import { quietMachine } from '../fakes/journals.ts'

const nothing = { base: null, head: null }
const share = fc.option(fc.double({ min: 0, max: 3, noNaN: true }))
const switches = fc.option(fc.nat(1000))

it('leaves a quiet machine alone, and one that tells nothing, but is stricter with whole programs', () => {
  expect(isDisturbed(quietMachine, 'programs')).toBe(false)
  const [runDelayRatio, involuntarySwitches] = [nothing, nothing]
  const state = { loadAverage: null, stealRatio: null, runDelayRatio, involuntarySwitches }
  expect(isDisturbed(state, 'programs')).toBe(false)
  // Whose waiting cannot be taken off.
  const waiting = { ...quietMachine, runDelayRatio: { base: 0.06, head: 0.06 } }
  expect(isDisturbed(waiting, 'programs')).toBe(true)
  expect(isDisturbed(waiting, 'calls')).toBe(false)
})

it.each([
  { stealRatio: 0.11 },
  { runDelayRatio: { base: 0.51, head: 0 } },
  { runDelayRatio: { base: null, head: 0.51 } },
])('sees %j', (changes) => {
  expect(isDisturbed({ ...quietMachine, ...changes }, 'calls')).toBe(true)
})

it('says the same when the sides are exchanged', () => {
  fc.assert(
    fc.property(
      fc.record({
        loadAverage: share,
        stealRatio: share,
        runDelayRatio: fc.record({ base: share, head: share }),
        involuntarySwitches: fc.record({ base: switches, head: switches }),
      }),
      (state) => {
        const { runDelayRatio: delay, involuntarySwitches: asked } = state
        const exchanged = {
          ...state,
          runDelayRatio: { base: delay.head, head: delay.base },
          involuntarySwitches: { base: asked.head, head: asked.base },
        }
        expect(isDisturbed(exchanged, 'programs')).toBe(isDisturbed(state, 'programs'))
      },
    ),
  )
})
