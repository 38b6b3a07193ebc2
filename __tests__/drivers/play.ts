import type { BatchAnswer } from '../../src/drivers/answers.ts'
import type { HarnessRequest, Place, Step } from '../../src/drivers/driver.ts'
import type { Steps } from '../../src/drivers/steps.ts'
import type { Block } from '../../src/model/run/block.ts'
import type { Pilot } from '../../src/model/run/pilot.ts'

/** What came of a plan of steps, and the steps that it asked for. */
export interface Played<T> {
  readonly value: T
  readonly trace: readonly Step[]
}

/** Answers a plan of steps without any process. */
export function play<T>(steps: Steps<T>, answer: (step: Step) => unknown): Played<T> {
  const trace: Step[] = []
  let next = steps.next()
  while (next.done !== true) {
    trace.push(next.value)
    next = steps.next(answer(next.value))
  }
  return { value: next.value, trace }
}

/** A process that was never started: it answers like the harness, at a speed that the test dictates. */
export interface Actor {
  readonly answer: (request: HarnessRequest) => BatchAnswer | Readonly<Record<string, unknown>>
}

/** @param nanosecondsOf - time of a batch by its number on this side, and its calls */
export function actorOf(
  nanosecondsOf: (batch: number, calls: number) => number,
  usage: Readonly<Record<string, number | string | null>> = {},
): Actor {
  let batches = 0
  let nanoseconds = 0
  return {
    answer: (request) => {
      if (request.ask === 'usage') {
        return {
          peakMemoryBytes: 50e6,
          cpuMicroseconds: nanoseconds / 1000,
          userMicroseconds: nanoseconds / 1000,
          systemMicroseconds: 0,
          heapUsedBytes: 5e6,
          gcSeconds: 0,
          gcCount: 0,
          busySeconds: nanoseconds / 1e9,
          checksum: 'same',
          ...usage,
        }
      }
      if (request.ask === 'series') return { series: [5e6, 1e6, 3e6] }
      if (request.ask === 'observe') {
        return { allocatedBytes: 848, eventLoopDelaySeconds: null, nanoseconds: 1e6 }
      }
      const time = Math.max(1, nanosecondsOf(batches++, request.iterations))
      nanoseconds += time
      return { nanoseconds: time, cpuMicroseconds: time / 1000, delayNanoseconds: null }
    },
  }
}

/** Lets one actor sit in each place. */
export function seated(actors: Readonly<Record<Place, Actor>>): (step: Step) => unknown {
  return (step) => (step.do === 'ask' ? actors[step.place].answer(step.request) : null)
}

export function blockOf(changes: Partial<Block> = {}): Block {
  return {
    index: 0,
    round: 1,
    benchmarkId: 'one',
    driver: 'pingpong',
    coin: 'BH',
    seed: 1,
    control: false,
    ...changes,
  }
}

export function pilotOf(changes: Partial<Pilot> = {}): Pilot {
  return {
    benchmarkId: 'one',
    iterations: 100,
    batches: 60,
    blockSeconds: 1,
    notes: [],
    calls: 1000,
    ...changes,
  }
}
