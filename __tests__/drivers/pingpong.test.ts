import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ByPlace, Step } from '../../src/drivers/driver.ts'
import { pingpong } from '../../src/drivers/pingpong.ts'
import { metrics } from '../../src/metrics/index.ts'
import type { Readings } from '../../src/model/run/sample.ts'
import { randomOf, seedOf } from '../../src/model/random.ts'
import type { Metric } from '../../src/model/judging/metric.ts'
import { benchmarkOf, timeMetric } from '../fakes/plans.ts'
import { actorOf, blockOf, pilotOf, play, seated, type Actor, type Played } from './play.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })

function played(actors: ByPlace<Actor>, seed: number, iterations = 100): Played<ByPlace<Readings>> {
  const context = {
    benchmark: benchmarkOf('one'),
    block: blockOf({ seed }),
    pilot: pilotOf({ iterations }),
    metrics,
  }
  return play(pingpong.block(context), seated(actors))
}

/** Speed that changes from batch to batch as a real machine's does, and is the side's own. */
function flickering(seed: number, perCallNanoseconds: number): Actor {
  return actorOf((batch, calls) => {
    const noise = 1 + 0.2 * randomOf(seedOf(seed, batch)).next()
    return calls * perCallNanoseconds * noise
  })
}

function timedBatches(trace: readonly Step[], place: 'one' | 'two') {
  const usages = trace.flatMap((step, at) =>
    step.do === 'ask' && step.request.ask === 'usage' ? [at] : [],
  )
  const measured = trace.slice((usages[1] ?? 0) + 1, usages[2])
  return measured.flatMap((step) =>
    step.do === 'ask' && step.place === place && step.request.ask === 'run' ? [step.request] : [],
  )
}

describe('pingpong', () => {
  it('does the same and swaps its readings to the last bit when the sides change places', () => {
    fc.assert(
      fc.property(seeds, seeds, seeds, (seed, base, head) => {
        const straight = played(
          { one: flickering(base, 20_000), two: flickering(head, 21_000) },
          seed,
        )
        const swapped = played(
          { one: flickering(head, 21_000), two: flickering(base, 20_000) },
          seed,
        )
        expect(swapped.trace).toEqual(straight.trace)
        expect(swapped.value).toEqual({ one: straight.value.two, two: straight.value.one })
      }),
      { numRuns: 30 },
    )
  })

  it('asks both places for the same calls', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 5000 }), (seed, iterations) => {
        const actor = (): Actor => actorOf((_, calls) => (calls * 2e6) / iterations)
        const { trace } = played({ one: actor(), two: actor() }, seed, iterations)
        const one = timedBatches(trace, 'one')
        expect(one).toHaveLength(60)
        expect(timedBatches(trace, 'two')).toEqual(one)
        for (const batch of one) {
          expect(batch.iterations).toBeGreaterThanOrEqual(Math.max(1, Math.floor(iterations * 0.5)))
          expect(batch.iterations).toBeLessThanOrEqual(Math.ceil(iterations * 1.5))
        }
      }),
      { numRuns: 30 },
    )
  })

  it('draws length and lead-in anew for every pair', () => {
    const { trace } = played({ one: flickering(1, 20_000), two: flickering(2, 20_000) }, 99)
    const one = timedBatches(trace, 'one')
    expect(new Set(one.map((batch) => batch.iterations)).size).toBeGreaterThan(20)
    expect(new Set(one.map((batch) => batch.leadIn)).size).toBeGreaterThan(10)
  })

  it('lets either place come first, about as often', () => {
    const { trace } = played({ one: flickering(1, 20_000), two: flickering(2, 20_000) }, 99)
    const asked = trace.flatMap((step) => (step.do === 'ask' ? [step.place] : []))
    const firsts = asked.filter((place, at) => at % 2 === 0 && place === 'one').length
    expect(firsts / (asked.length / 2)).toBeGreaterThan(0.3)
    expect(firsts / (asked.length / 2)).toBeLessThan(0.7)
  })

  it('finds a difference of 5 % in spite of noise four times as large', () => {
    fc.assert(
      fc.property(seeds, seeds, seeds, (seed, base, head) => {
        const { value } = played(
          { one: flickering(base, 20_000), two: flickering(head, 21_000) },
          seed,
        )
        const ratio = (value.two['time'] ?? NaN) / (value.one['time'] ?? NaN)
        // 36 pairs of uniform noise up to 20 % leave about 1.4 % of standard error.
        expect(Math.abs(ratio - 1.05)).toBeLessThan(0.08)
        expect(value.one['time']).toBeGreaterThan(20e-6)
        expect(value.one['time']).toBeLessThan(24e-6)
      }),
      { numRuns: 30 },
    )
  })

  it('is not moved by a fifth of the pairs being disturbed on one side', () => {
    const disturbed = actorOf((batch, calls) => calls * 20_000 * (batch % 6 === 0 ? 50 : 1))
    const calm = actorOf((_, calls) => calls * 20_000)
    const { value } = played({ one: disturbed, two: calm }, 5)
    expect((value.one['time'] ?? NaN) / (value.two['time'] ?? NaN)).toBeCloseTo(1, 10)
  })

  it('leaves out the pairs in which a process was taken off its CPU', () => {
    // Half of one side's batches lose a third of their time to another program.
    const robbed = (): Actor => {
      const plain = actorOf((_, calls) => calls * 20_000)
      let asked = 0
      return {
        answer: (request) => {
          const answer = plain.answer(request)
          const { nanoseconds } = answer
          const lost = typeof nanoseconds === 'number' && asked++ % 2 === 0
          return lost ? { ...answer, nanoseconds: 1.5 * nanoseconds } : answer
        },
      }
    }
    const { value } = played({ one: robbed(), two: actorOf((_, calls) => calls * 20_000) }, 5)
    expect(value.one['time']).toBeCloseTo(20e-6, 12)
    expect(value.two['time']).toBeCloseTo(20e-6, 12)
  })

  it('takes off the time of other programs where the kernel tells, even from every batch', () => {
    const robbed = (perCall: number): Actor => {
      const plain = actorOf((_, calls) => calls * perCall)
      return {
        answer: (request) => {
          const answer = plain.answer(request)
          const { nanoseconds } = answer
          if (typeof nanoseconds !== 'number') return answer
          return { ...answer, nanoseconds: nanoseconds + 5e5, delayNanoseconds: 5e5 }
        },
      }
    }
    const { value } = played({ one: robbed(20_000), two: robbed(30_000) }, 5)
    expect(value.one['time']).toBeCloseTo(20e-6, 12)
    expect(value.two['time']).toBeCloseTo(30e-6, 12)
  })

  it('keeps all pairs where the work itself waits', () => {
    const waiting = (perCall: number): Actor => {
      const plain = actorOf((_, calls) => calls * perCall)
      return {
        answer: (request) => {
          const answer = plain.answer(request)
          return 'nanoseconds' in answer ? { ...answer, cpuMicroseconds: 1 } : answer
        },
      }
    }
    const { value } = played({ one: waiting(20_000), two: waiting(30_000) }, 5)
    expect((value.two['time'] ?? NaN) / (value.one['time'] ?? NaN)).toBeCloseTo(1.5, 10)
  })

  it('adds up the CPU time of timed calls, and nothing of what happens between them', () => {
    const plain = actorOf((_, calls) => calls * 20_000, { cpuMicroseconds: 77e6 })
    const { value } = played({ one: plain, two: actorOf((_, calls) => calls * 30_000) }, 5)
    expect(value.one['cpu']).toBeCloseTo(20e-6, 12)
    expect(value.two['cpu']).toBeCloseTo(30e-6, 12)
  })

  it('reads pauses and collections of the measured part only, per call', () => {
    let asked = 0
    const usages = [
      { gcSeconds: 1, gcCount: 5 },
      { gcSeconds: 3, gcCount: 12 },
    ]
    const plain = actorOf((_, calls) => calls * 20_000)
    const collecting: Actor = {
      answer: (request) =>
        request.ask === 'usage'
          ? { ...plain.answer(request), ...usages[asked++] }
          : plain.answer(request),
    }
    const { value, trace } = played({ one: collecting, two: plain }, 5)
    const calls = timedBatches(trace, 'one').reduce(
      (sum, { iterations, leadIn }) => sum + iterations + leadIn,
      0,
    )
    expect(value.one['gc-time']).toBeCloseTo(2 / calls, 12)
    expect(value.one['gc-count']).toBe(7)
    expect(value.one['peak-memory']).toBe(50e6)
  })

  it('says that it does not know what a runtime does not tell', () => {
    const unknown = { peakMemoryBytes: null, gcSeconds: null, gcCount: null }
    const old = (): Actor => {
      const plain = actorOf((_, calls) => calls * 20_000, unknown)
      return { answer: (request) => ({ ...plain.answer(request), cpuMicroseconds: null }) }
    }
    const { value } = played({ one: old(), two: old() }, 5)
    expect(value.one).toMatchObject({
      cpu: null,
      'peak-memory': null,
      'gc-time': null,
      'gc-count': null,
    })
    expect(value.one['time']).toBeCloseTo(20e-6, 10)
  })

  it('reads a new metric by what its file says of it, and by nothing else', () => {
    const faults: Metric = {
      ...timeMetric,
      id: 'page-faults',
      unit: 'count',
      gates: false,
      usage: { of: 'pageFaults', as: 'growth', scale: 1 },
    }
    let asked = 0
    const plain = actorOf((_, calls) => calls * 20_000)
    const faulting: Actor = {
      answer: (request) =>
        request.ask === 'usage'
          ? { ...plain.answer(request), pageFaults: 10 * ++asked }
          : plain.answer(request),
    }
    const context = { benchmark: benchmarkOf('one'), block: blockOf(), pilot: pilotOf() }
    const actors = seated({ one: faulting, two: plain })
    const { value } = play(pingpong.block({ ...context, metrics: [faults] }), actors)
    expect(value.one).toMatchObject({ time: expect.any(Number), 'page-faults': 10 })
    expect(value.two).toMatchObject({ time: expect.any(Number), 'page-faults': null })
  })

  it('names the place whose process answers nonsense', () => {
    const sound = actorOf((_, calls) => calls * 20_000)
    const block = pingpong.block({
      benchmark: benchmarkOf('one'),
      block: blockOf(),
      pilot: pilotOf(),
      metrics,
    })
    const answer = (step: Step): unknown =>
      step.do === 'ask' && step.place === 'two'
        ? { nanoseconds: 'many' }
        : seated({ one: sound, two: sound })(step)
    expect(() => play(block, answer)).toThrow(
      expect.objectContaining({ name: 'AnswerError', place: 'two' }),
    )
  })
})
