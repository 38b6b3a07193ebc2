import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calibrate, repeatCalls } from '../../src/drivers/calibrate.ts'
import type { ByPlace } from '../../src/drivers/driver.ts'
import { actorOf, play, seated, type Actor } from './play.ts'

const perCall = (nanoseconds: number, usage = {}): Actor =>
  actorOf((_, calls) => calls * nanoseconds + 60, usage)

const calibrated = (actors: ByPlace<Actor>) => play(calibrate(0.8), seated(actors)).value

describe('calibrate', () => {
  it('finds batches of 1.5 to 3 ms and, for any quick function that collects garbage, blocks of 0.6 to 1 s', () => {
    fc.assert(
      fc.property(fc.double({ min: 3, max: 200_000, noNaN: true }), (nanoseconds) => {
        const collecting = (): Actor => perCall(nanoseconds, { gcSeconds: 10 })
        const found = calibrated({ one: collecting(), two: collecting() })
        const batchSeconds = (found.iterations * nanoseconds) / 1e9
        expect(batchSeconds).toBeGreaterThan(1.5e-3)
        expect(batchSeconds).toBeLessThan(3e-3)
        expect(found.batches).toBeGreaterThanOrEqual(130)
        expect(found.batches).toBeLessThanOrEqual(300)
        expect(found.measuredSeconds).toBeGreaterThan(0.6)
        expect(found.measuredSeconds).toBeLessThan(1)
        expect(found.notes).toEqual([])
      }),
    )
  })

  it('makes blocks as long as they shall be', () => {
    const collecting = (): Actor => perCall(1e6, { gcSeconds: 10 })
    const found = play(calibrate(0.3), seated({ one: collecting(), two: collecting() })).value
    expect(found.measuredSeconds).toBeGreaterThan(0.25)
    expect(found.measuredSeconds).toBeLessThan(0.35)
  })

  it('makes blocks half as long where neither side collects garbage for much of its time', () => {
    const tidy = perCall(1000, { gcSeconds: 1, busySeconds: 10 })
    const { batches, measuredSeconds } = calibrated({ one: tidy, two: perCall(1000) })
    expect(batches).toBe(100)
    expect(measuredSeconds).toBeLessThan(0.5)
    const unavailable = perCall(1000, { gcSeconds: null })
    expect(calibrated({ one: tidy, two: unavailable }).batches).toBeGreaterThan(150)
    const messy = perCall(1000, { gcSeconds: 2, busySeconds: 10 })
    expect(calibrated({ one: messy, two: tidy }).batches).toBeGreaterThan(150)
  })

  it('is not misled by a process that lost its CPU between two readings of its clocks', () => {
    const unlucky = (): Actor => {
      const honest = perCall(7500)
      let asked = 0
      return {
        answer: (request) => {
          const answer = honest.answer(request)
          if (request.ask !== 'run') return answer
          asked += 1
          return { ...answer, delayNanoseconds: asked % 3 === 0 ? 50e6 : 0 }
        },
      }
    }
    const { iterations } = calibrated({ one: unlucky(), two: unlucky() })
    expect((iterations * 7500) / 1e9).toBeLessThan(3e-3)
  })

  it('lets the faster place fill its batch, so that both make the same calls', () => {
    const { iterations } = calibrated({ one: perCall(1000), two: perCall(4000) })
    expect(iterations * 1000).toBeGreaterThan(1.5e6)
  })

  it('gives a slow function one call a batch and fewer batches', () => {
    const half = calibrated({ one: perCall(50e6), two: perCall(50e6) })
    expect(half).toMatchObject({ iterations: 1, batches: 8 })
    const slower = calibrated({ one: perCall(5e9), two: perCall(5e9) })
    expect(slower).toMatchObject({ iterations: 1, batches: 1, calls: 1 })
  })

  it('lengthens batches that have a fixed part', () => {
    const lazy = (): Actor => actorOf((_, calls) => 400_000 + calls * 1000)
    const { iterations } = calibrated({ one: lazy(), two: lazy() })
    expect(400_000 / (iterations * 1000)).toBeLessThan(0.08)
  })

  it('notes work that does not grow with the number of calls', () => {
    const cached = (): Actor => actorOf((_, calls) => 3e6 + calls * 0.01)
    const { notes } = calibrated({ one: cached(), two: perCall(1000) })
    expect(notes).toEqual([expect.stringContaining('cached or optimised away')])
  })

  it('notes work that becomes dearer with the calls before it', () => {
    const made = { one: 0, two: 0 }
    const growing = (place: 'one' | 'two'): Actor =>
      actorOf((_, calls) => {
        made[place] += calls
        return calls * made[place] * 0.2
      })
    const { notes, grows } = calibrated({ one: growing('one'), two: growing('two') })
    expect(notes).toEqual([expect.stringContaining('the more there were before it')])
    expect(grows).toBe(true)
    // On one side alone it is what is to be found.
    made.one = 0
    expect(calibrated({ one: growing('one'), two: perCall(1000) }).grows).toBeUndefined()
    expect(calibrated({ one: perCall(1000), two: perCall(1000) }).grows).toBeUndefined()
  })

  it('takes waiting for a busy CPU for what it is', () => {
    const waiting = (): Actor => ({
      answer: (request) => {
        if (request.ask !== 'run') return perCall(1).answer(request)
        const nanoseconds = request.iterations * 1000
        const waits = nanoseconds > 3e6 ? nanoseconds : 0
        return {
          nanoseconds: nanoseconds + waits,
          cpuMicroseconds: nanoseconds / 1000,
          delayNanoseconds: null,
        }
      },
    })
    expect(calibrated({ one: waiting(), two: waiting() }).notes).toEqual([])
  })

  it('hands over the digests of both sides after the same calls, and can make them again', () => {
    const one = actorOf((_, calls) => calls * 1000, { checksum: 'a' })
    const two = actorOf((_, calls) => calls * 1000, { checksum: 'b' })
    const { value, trace } = play(calibrate(0.8), seated({ one, two }))
    expect(value.checksums).toEqual({ one: 'a', two: 'b' })
    const callsIn = (place: 'one' | 'two'): readonly number[] =>
      trace.flatMap((step) =>
        step.do === 'ask' && step.place === place && step.request.ask === 'run'
          ? [step.request.iterations]
          : [],
      )
    expect(callsIn('one')).toEqual(value.history)
    expect(callsIn('two')).toEqual(value.history)
    const again = play(repeatCalls(value.history), seated({ one, two }))
    expect(again.value).toEqual({ one: 'a', two: 'b' })
    expect(
      again.trace.flatMap((step) =>
        step.do === 'ask' && step.place === 'one' && step.request.ask === 'run'
          ? [step.request.iterations]
          : [],
      ),
    ).toEqual(value.history)
  })
})
