import { describe, expect, it } from 'vitest'
import type { Host } from '../../../src/host/host.ts'
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
      make: (side) => harnessActor({ side, start, timeoutSeconds: 5, bound: false }, host),
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

describe('a benchmark whose helper threads have the only CPU for half of its time', () => {
  const batch = { nanoseconds: 16e9, cpuMicroseconds: 15e6, delayNanoseconds: 8e9 }

  /** What it claims and what disturbed it, of CPUs that this program may use. */
  async function measured(cpus: readonly number[], bound: boolean): Promise<object> {
    let clockSeconds = 0
    let delaySeconds = 0
    const alone: Pick<Host, 'clock' | 'machine'> = {
      clock: { ...host.clock, monotonicSeconds: () => clockSeconds },
      machine: {
        ...host.machine,
        allowedCpus: () => Promise.resolve(cpus),
        contention: () =>
          Promise.resolve({
            runSeconds: 0,
            runDelaySeconds: delaySeconds,
            involuntarySwitches: 6e5 * delaySeconds,
          }),
      },
    }
    const ask = async (): Promise<unknown> => {
      clockSeconds += 20
      delaySeconds += 8
      return batch
    }
    const start = () =>
      Promise.resolve({ pid: 4242, addons: () => Promise.resolve([]), ask, end: async () => {} })
    const spec = { side: 'head', start, timeoutSeconds: 60, bound } as const
    const { actor, disturbance } = harnessActor(spec, alone)
    await actor.start()
    const { delayNanoseconds } = await actor.run({ iterations: 1, leadIn: 0 })
    await actor.end()
    return { delayNanoseconds, ...disturbance?.() }
  }

  it('counts what they worked as its own time, and as no disturbance', async () => {
    const own = { delayNanoseconds: 1e9, runDelayRatio: 0.05, involuntarySwitches: null }
    expect(await measured([3], false)).toEqual(own)
  })

  it('takes all of it for others where helper threads have CPUs of their own', async () => {
    const others = { delayNanoseconds: 8e9, runDelayRatio: 0.4, involuntarySwitches: 48e5 }
    expect(await measured([2, 3], false)).toEqual(others)
    expect(await measured([3], true)).toEqual(others)
  })
})
