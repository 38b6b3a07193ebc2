import { describe, expect, it } from 'vitest'
import type { HarnessActor } from '../../../src/drivers/actors.ts'
import { harnessActor } from '../../../src/measure/actors/harness-actor.ts'
import { runBlock } from '../../../src/measure/actors/run-block.ts'
import { measuringHost } from '../../fakes/measuring-host.ts'

const { host } = measuringHost()

/** What comes of asking a process of head that answers everything with this. */
async function asked(
  answer: unknown,
  question: (actor: HarnessActor) => Promise<unknown>,
): Promise<{ readonly thrown: unknown; readonly ended: number }> {
  let ended = 0
  const start = () =>
    Promise.resolve({
      pid: 4242,
      addons: () => Promise.resolve([]),
      ask: () => Promise.resolve(answer),
      end: async () => {
        ended++
      },
    })
  const block = runBlock(
    {
      sides: { one: 'head', two: 'base' },
      make: (side) => harnessActor({ side, start, timeoutSeconds: 5 }, host),
      work: async ({ one }) => {
        await one.start()
        return question(one)
      },
    },
    host,
  )
  return { thrown: await block.then(() => null).catch((error: unknown) => error), ended }
}

describe('a benchmark that answers what its harness never says', () => {
  it.each<readonly [string, unknown, (actor: HarnessActor) => Promise<unknown>, string]>([
    [
      'a batch without its time',
      { nanoseconds: 'many' },
      (actor) => actor.run({ iterations: 1, leadIn: 0 }),
      'expected the time of a batch from the harness, got {"nanoseconds":"many"}',
    ],
    [
      'figures that are none',
      { checksum: 'a', gcCount: 'few' },
      (actor) => actor.usage(),
      'expected what the process has used from the harness, got {"checksum":"a","gcCount":"few"}',
    ],
    [
      'a series that is empty',
      { series: [] },
      (actor) => actor.series(),
      'expected the times of the first calls from the harness, got {"series":[]}',
    ],
    [
      'nothing at all',
      undefined,
      (actor) => actor.observe(1),
      'expected what was seen aside from the harness, got nothing',
    ],
  ])('is what broke, and is ended: %s', async (_, answer, question, message) => {
    const { thrown, ended } = await asked(answer, question)
    expect(thrown).toMatchObject({ side: 'head', message })
    expect(ended).toBe(1)
  })

  it('breaks nothing by an answer that is right', async () => {
    const batch = { nanoseconds: 5, cpuMicroseconds: null, delayNanoseconds: 0 }
    const run = (actor: HarnessActor) => actor.run({ iterations: 1, leadIn: 0 })
    expect(await asked(batch, run)).toEqual({ thrown: null, ended: 1 })
  })
})
