import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { calibrate, noClaims, repeatCalls } from '../../src/drivers/calibrate.ts'
import type { HarnessActor, BySlot } from '../../src/drivers/actors.ts'
import type { Batch } from '../../src/model/run/series-answer.ts'
import { actorOf, givenTo, perCall, play, retold, type Call } from './play.ts'

const calibrated = async (slots: BySlot<HarnessActor>, wantedSeconds = 0.8) =>
  (await play(slots, (actors) => calibrate(actors, wantedSeconds))).value

const caching = (): HarnessActor => actorOf((_, calls) => 3e6 + calls * 0.01)

/** What two pairs of fresh processes say, as a pilot makes them. */
const confirmed = async (fresh: () => BySlot<HarnessActor>) => {
  const { claims } = await calibrated(fresh())
  return (await play(fresh(), (actors) => calibrate(actors, 0.8, claims))).value
}

const growing = (start: number, step: number): HarnessActor => {
  let made = 0
  return actorOf((_, calls) => {
    made += calls
    return calls * (start + made * step)
  })
}

it('finds batches of 1.5 to 3 ms for any quick function', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 3, max: 200_000, noNaN: true }), async (nanoseconds) => {
      const found = await calibrated({ one: perCall(nanoseconds), two: perCall(nanoseconds) })
      const batchSeconds = (found.iterations * nanoseconds) / 1e9
      expect(batchSeconds).toBeGreaterThan(1.5e-3)
      expect(batchSeconds).toBeLessThan(3e-3)
      expect(found.measuredSeconds / found.batches).toBeCloseTo(2 * batchSeconds, 4)
      expect(found.notes).toEqual([])
    }),
  )
})

it('lets calls that are too few for a lead-in pay little for cold caches', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 4.1e5, max: 8e6, noNaN: true }), async (nanoseconds) => {
      const cold = (): HarnessActor => actorOf((_, calls) => 2e5 + calls * nanoseconds)
      const { iterations } = await calibrated({ one: cold(), two: cold() })
      expect(iterations >= 5 || 2e5 <= 0.06 * iterations * nanoseconds).toBe(true)
      expect(iterations * nanoseconds).toBeLessThanOrEqual(8.8e6)
    }),
  )
})

it('makes blocks the longer, the more the batches of a process scatter, and none longer than they shall be', async () => {
  const scattering = (share: number): HarnessActor => {
    let batches = 0
    return actorOf((_, calls) => calls * 1000 * (1 + share * (Math.floor(++batches / 2) % 2)))
  }
  const batchesAt = async (share: number, wantedSeconds?: number): Promise<number> =>
    (await calibrated({ one: scattering(share), two: perCall(1000) }, wantedSeconds)).batches
  // Of 20 pairs of 4 ms, half take longer on one side: (w / 1%) √(0.33 s / 4 ms) pairs.
  const wanted = (share: number): number =>
    (100 * Math.log(1 + share) * Math.sqrt(20 / 19) * Math.sqrt(0.33 / 0.004)) / 2
  expect(await batchesAt(0)).toBe(10)
  expect(await batchesAt(0.05)).toBeCloseTo(wanted(0.05), -1)
  expect(await batchesAt(0.12)).toBeCloseTo(wanted(0.12), -1)
  expect(await batchesAt(0.3)).toBe(100)
  expect(await batchesAt(0.3, 0.2)).toBe(50)
})

it('is not misled by a process that lost its CPU between two readings of its clocks', async () => {
  const unlucky = (): HarnessActor => {
    let batches = 0
    return retold(perCall(7500), () => ({ delayNanoseconds: ++batches % 3 === 0 ? 50e6 : 0 }))
  }
  const { iterations } = await calibrated({ one: unlucky(), two: unlucky() })
  expect((iterations * 7500) / 1e9).toBeLessThan(3e-3)
})

it('lets the faster slot fill its batch, so that both make the same calls, and lengthens one that has a fixed part', async () => {
  const { iterations } = await calibrated({ one: perCall(1000), two: perCall(4000) })
  expect(iterations * 1000).toBeGreaterThan(1.5e6)
  const lazy = (): HarnessActor => actorOf((_, calls) => 400_000 + calls * 1000)
  const found = await calibrated({ one: lazy(), two: lazy() })
  expect(400_000 / (found.iterations * 1000)).toBeLessThan(0.08)
})

it('gives a slow function one call a batch and fewer batches', async () => {
  const half = await calibrated({ one: perCall(50e6), two: perCall(50e6) })
  expect(half).toMatchObject({ iterations: 1, batches: 8 })
  const slower = await calibrated({ one: perCall(5e9), two: perCall(5e9) })
  expect(slower).toMatchObject({ iterations: 1, batches: 1, calls: 1 })
  const twice = { one: perCall(0.3e9), two: perCall(0.3e9) }
  expect(await calibrated(twice, 0.2)).toMatchObject({ iterations: 1, batches: 1 })
})

it('keeps to a few seconds, and to pairs that are short enough, however much slower one is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 1, max: 5, noNaN: true }), async (magnitude) => {
      let spent = 0
      const counted = (each: number): HarnessActor =>
        actorOf((_, calls) => {
          spent += calls * each
          return calls * each + 60
        })
      const slow = 1000 * 10 ** magnitude
      const found = await calibrated({ one: counted(1000), two: counted(slow) })
      expect(spent).toBeLessThan(9e9)
      expect((found.iterations * slow) / 1e9).toBeLessThan(0.45)
      expect(found.measuredSeconds).toBeLessThan(1.5)
      expect(found.batches).toBeGreaterThanOrEqual(3)
      // As many calls as that allows.
      expect(found.iterations * Math.max(slow, 1e5)).toBeGreaterThan(0.1e9)
    }),
    { numRuns: 40 },
  )
})

it('says that the faster one is hardly warmed up where the other leaves no time for that', async () => {
  const far = await calibrated({ one: perCall(1000), two: perCall(50e6) })
  expect(far.iterations).toBeGreaterThan(3)
  expect(far.notes).toEqual([expect.stringContaining('hardly warmed up')])
  const near = await calibrated({ one: perCall(1000), two: perCall(100e3) })
  expect(near.notes).toEqual([])
  const slow = await calibrated({ one: perCall(500e6), two: perCall(500e6) })
  expect(slow.notes).toEqual([])
})

it('notes work that does not grow with the number of calls, or becomes dearer with the calls before it', async () => {
  const { notes } = await confirmed(() => ({ one: caching(), two: perCall(1000) }))
  expect(notes).toEqual([expect.stringContaining('cached or optimised away')])
  const both = await confirmed(() => ({ one: growing(0, 0.2), two: growing(0, 0.2) }))
  expect(both.notes).not.toEqual([])
  for (const note of both.notes) expect(note).toContain('calls get dearer with their number')
  expect(both.age).toBe((both.iterations * both.batches) / 2)
  // On one side alone it depends on their number just as much.
  const other = await confirmed(() => ({ one: growing(0, 0.2), two: perCall(1000) }))
  expect(other.age).toBeGreaterThan(0)
  const neither = await calibrated({ one: perCall(1000), two: perCall(1000) })
  expect(neither.age).toBeUndefined()
})

it('chooses the same age on a machine that is half as fast again, and says it', async () => {
  const ages = await Promise.all(
    [0.1, 0.12, 0.14].map((step) =>
      confirmed(() => ({ one: growing(200, step), two: growing(200, step) })),
    ),
  )
  expect(new Set(ages.map(({ age }) => age)).size).toBe(1)
  for (const { age = 0, iterations, batches, notes } of ages) {
    expect(Number.isInteger(Math.log2(iterations * batches))).toBe(true)
    expect(Number.isInteger(age / iterations)).toBe(true)
    expect(notes[0]).toContain(
      `every process makes ${age.toLocaleString('en-US')} of them and then ${(2 * age).toLocaleString('en-US')} that are timed`,
    )
  }
})

it('says nothing of the code, and changes no block for it, before a fresh pair of processes says the same', async () => {
  // Load that comes when the batches get long, and stays: then all calls of the second pair are as dear.
  let isBusy = false
  const disturbed = (): HarnessActor =>
    actorOf((_, calls) => {
      isBusy ||= calls * 1000 > 2.5e6
      return calls * 1000 * (isBusy ? 3 : 1)
    })
  const alone = await calibrated({ one: growing(0, 0.2), two: caching() })
  expect(alone).toMatchObject({ claims: { one: 'dearer', two: 'cached' }, notes: [] })
  expect(alone.age).toBeUndefined()
  const first = await calibrated({ one: disturbed(), two: disturbed() })
  expect(first.claims).toEqual({ one: 'dearer', two: 'dearer' })
  const { value } = await play({ one: disturbed(), two: disturbed() }, (actors) =>
    calibrate(actors, 0.8, first.claims),
  )
  expect([value.claims, value.notes, value.age]).toEqual([noClaims, [], undefined])
})

it.each<readonly [string, (waits: number) => Partial<Batch> | null]>([
  ['its main thread waited for a CPU', (waits) => ({ delayNanoseconds: waits })],
  ['others did its work', (waits) => ({ delayNanoseconds: 0, asideDelayNanoseconds: waits })],
  // Whose CPU time tells it.
  ['it waited for a busy CPU', () => null],
])('draws no claim from batches in which others ran: %s', async (_, waitOf) => {
  const busy = (): HarnessActor =>
    retold(perCall(1000), (batch) => {
      const isLong = batch.nanoseconds > 3e6
      const nanoseconds = batch.nanoseconds * (isLong ? 2 : 1)
      const waits = waitOf(isLong ? 0.1 * nanoseconds : 0)
      // Only part of what others take is in the accounts.
      return waits === null
        ? { nanoseconds }
        : { nanoseconds, cpuMicroseconds: nanoseconds / 1000, ...waits }
    })
  const { claims, notes } = await calibrated({ one: busy(), two: busy() })
  expect([claims, notes]).toEqual([noClaims, []])
})

it('takes short batches that a sibling of the CPU has let run for luck, not for cheaper calls', async () => {
  const sharing = (): HarnessActor =>
    actorOf((batch, calls) => calls * 1000 * (calls < 3000 && batch % 5 === 0 ? 1 : 1.6))
  const { notes, age } = await confirmed(() => ({ one: sharing(), two: sharing() }))
  expect({ notes, age }).toEqual({ notes: [] })
})

it('takes no batch for cheap whose wait was outside of its timed part', async () => {
  const waiting = (): HarnessActor => {
    let batches = 0
    return retold(perCall(1000), ({ nanoseconds }) => {
      const isMisread = ++batches % 3 === 0 && nanoseconds < 3e6
      return { delayNanoseconds: isMisread ? 0.7 * nanoseconds : 0 }
    })
  }
  const { notes, age } = await calibrated({ one: waiting(), two: waiting() })
  expect([notes, age]).toEqual([[], undefined])
})

it('hands over the digests of both sides after the same calls, and can make them again', async () => {
  const one = actorOf((_, calls) => calls * 1000, { checksum: 'a' })
  const two = actorOf((_, calls) => calls * 1000, { checksum: 'b' })
  const checksums = { one: 'a', two: 'b' }
  const expectCalls = (trace: readonly Call[], wanted: readonly number[]): void => {
    for (const slot of ['one', 'two'] as const)
      expect(givenTo('run', trace, [slot])).toMatchObject(
        wanted.map((iterations) => ({ iterations })),
      )
  }
  const { value, trace } = await play({ one, two }, (actors) => calibrate(actors, 0.8))
  expect(value.checksums).toEqual(checksums)
  expectCalls(trace, value.history)
  const again = await play({ one, two }, (actors) =>
    repeatCalls(actors, value.history, { isAged: false }),
  )
  expect(again.value).toEqual(checksums)
  expectCalls(again.trace, value.history)
})
