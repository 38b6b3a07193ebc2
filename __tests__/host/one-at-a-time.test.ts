import { setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { oneAtATime } from '../../src/host/one-at-a-time.ts'

it('oneAtATime runs each action when those before it have ended, whether they worked or not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ turns: fc.nat(3), fails: fc.boolean() }), { maxLength: 8 }),
      async (actions) => {
        const queue = oneAtATime()
        const happened: string[] = []
        const outcomes = await Promise.allSettled(
          actions.map(({ turns, fails }, index) =>
            queue(async () => {
              happened.push(`start ${index}`)
              for (let turn = 0; turn < turns; turn++) await sleep(0)
              happened.push(`end ${index}`)
              if (fails) throw new Error(String(index))
              return index
            }),
          ),
        )
        expect(happened).toEqual(actions.flatMap((_, index) => [`start ${index}`, `end ${index}`]))
        expect(outcomes.map(({ status }) => status)).toEqual(
          actions.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
        )
      },
    ),
  )
})
