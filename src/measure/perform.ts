import { AnswerError } from '../drivers/answers.ts'
import type { ByPlace, HarnessRequest, Place } from '../drivers/driver.ts'
import type { Steps } from '../drivers/steps.ts'
import type { Contention, Host } from '../host/host.ts'
import type { Readings } from '../model/run/sample.ts'
import type { Side } from '../model/build/side.ts'
import type { SuiteRun } from '../model/run/suite.ts'
import type { AddonWatch } from './addon-watch.ts'
import { disturbanceOf, type Disturbance } from './disturbance-of.ts'
import { endEach } from './end-each.ts'
import { forgedClock } from './forged-clock.ts'
import type { Harness } from './harness.ts'
import { serverDeeds } from './server-deeds.ts'
import type { Serving } from './serving.ts'
import { SideError } from './side-error.ts'
import type { Slicing } from './slicing.ts'

/** How steps become deeds. */
export interface Actors extends Partial<Pick<AddonWatch, 'look'>> {
  readonly start: (side: Side) => Promise<Harness>
  readonly command: (side: Side) => Promise<Readings>
  /** Counts what a command does; yields nothing where that cannot be had. */
  readonly count: (side: Side) => Promise<Readings>
  readonly suite: (side: Side) => Promise<SuiteRun>
  readonly serve: (side: Side) => Promise<Serving>
  /** Starts a command that only runs when it is let. */
  readonly begin: (side: Side) => Promise<Slicing>
}

/** What came of the steps. */
export interface Performed<T> {
  readonly value: T
  readonly seconds: number
  /** `null` where the machine does not tell. */
  readonly disturbance: ByPlace<Disturbance | null>
}

interface Started {
  readonly harness: Harness
  readonly atSeconds: number
  readonly contention: Contention | null
  /** Time that the place has used of its limit. */
  busySeconds: number
  /** Time between requests and answers. */
  outerSeconds: number
  claimedSeconds: number
  requests: number
  /** Whether an answer is still to come. */
  isAsked: boolean
}

/**
 * Does what a plan of steps asks for, one step after the other, and hands back what it returns.
 *
 * @param sides - which side sits in which place
 * @param timeoutSeconds - limit for the time that one place is busy
 * @throws SideError when a place breaks; nothing that was started is left running then
 */
export async function perform<T>(
  steps: Steps<T>,
  sides: ByPlace<Side>,
  actors: Actors,
  timeoutSeconds: number,
  { clock, machine }: Pick<Host, 'clock' | 'machine'>,
): Promise<Performed<T>> {
  const begun = clock.monotonicSeconds()
  const started = new Map<Place, Started>()
  const disturbance: { one: Disturbance | null; two: Disturbance | null } = { one: null, two: null }

  const servers = serverDeeds(sides, actors, timeoutSeconds, { clock, machine })
  const slices = new Map<Place, Slicing>()
  const slicedIn = (place: Place): Slicing => {
    const slicing = slices.get(place)
    if (slicing === undefined) throw new Error(`expected a command in place ${place}, got none`)
    return slicing
  }
  const start = async (place: Place): Promise<null> => {
    const before = clock.monotonicSeconds()
    const harness = await actors.start(sides[place])
    const atSeconds = clock.monotonicSeconds()
    const contention = await machine.contention(harness.pid)
    started.set(place, {
      harness,
      atSeconds,
      contention,
      busySeconds: atSeconds - before,
      outerSeconds: 0,
      claimedSeconds: 0,
      requests: 0,
      isAsked: false,
    })
    return null
  }
  const ask = async (place: Place, request: unknown): Promise<unknown> => {
    const process = startedIn(place)
    const before = clock.monotonicSeconds()
    const left = Math.max(0.001, timeoutSeconds - process.busySeconds)
    process.isAsked = true
    const answer = await process.harness.ask(request, left)
    process.isAsked = false
    const seconds = clock.monotonicSeconds() - before
    process.busySeconds += seconds
    process.outerSeconds += seconds
    process.claimedSeconds += claimedSeconds(request, answer)
    process.requests++
    return answer
  }
  const end = async (place: Place): Promise<null> => {
    const process = startedIn(place)
    const { harness, contention } = process
    const seconds = clock.monotonicSeconds() - process.atSeconds
    const after = await machine.contention(harness.pid)
    disturbance[place] = disturbanceOf(contention, after, seconds)
    const forged = forgedClock({ ...process, ranSeconds: ranSeconds(contention, after) })
    if (forged !== null) throw new SideError(sides[place], forged)
    await actors.look?.(sides[place], harness)
    await ask(place, { ask: 'quit' })
    started.delete(place)
    await harness.end()
    return null
  }
  const startedIn = (place: Place): Started => {
    const process = started.get(place)
    if (process === undefined) throw new Error(`expected a process in place ${place}, got none`)
    return process
  }

  /** Who claims that next to no time went by is given more to do, and so is the other side, until that breaks. */
  const liar = async (): Promise<SideError | null> => {
    for (const [place, process] of started) {
      if (process.isAsked) continue
      const after = await machine.contention(process.harness.pid)
      const forged = forgedClock({ ...process, ranSeconds: ranSeconds(process.contention, after) })
      if (forged !== null) return new SideError(sides[place], forged)
    }
    return null
  }

  let isServed = false
  try {
    let next = steps.next()
    while (next.done !== true) {
      const step = next.value
      isServed = step.do === 'serve' || step.do === 'burst'
      // One step at a time: two measured processes must never run at once.
      switch (step.do) {
        case 'start':
          next = steps.next(await start(step.place))
          break
        case 'ask':
          next = steps.next(await ask(step.place, step.request))
          break
        case 'end':
          next = steps.next(await end(step.place))
          break
        case 'command':
          next = steps.next(await actors.command(sides[step.place]))
          break
        case 'count':
          next = steps.next(await actors.count(sides[step.place]))
          break
        case 'begin':
          slices.set(step.place, await actors.begin(sides[step.place]))
          next = steps.next(null)
          break
        case 'slice':
          next = steps.next(await slicedIn(step.place).slice(step.milliseconds, step.watched))
          break
        case 'finish':
          next = steps.next(await slicedIn(step.place).readings())
          break
        case 'serve':
          next = steps.next(await servers.serve(step.place))
          break
        case 'burst':
          next = steps.next(await servers.burst(step.place, step.burst))
          break
        case 'consumed':
          next = steps.next(servers.consumed(step.place))
          break
        case 'stop':
          disturbance[step.place] = await servers.stop(step.place)
          next = steps.next(null)
          break
        case 'suite':
          next = steps.next(await actors.suite(sides[step.place]))
          break
      }
    }
    return { value: next.value, seconds: clock.monotonicSeconds() - begun, disturbance }
  } catch (error) {
    if (error instanceof AnswerError) throw new SideError(sides[error.place], error.message)
    const lied = error instanceof SideError ? await liar() : null
    if (lied !== null) throw lied
    // Of a server it is told which request got no answer.
    throw error instanceof SideError && error.facts.timedOut && !isServed
      ? outOfTime(error, timeoutSeconds)
      : error
  } finally {
    await endEach([
      ...[...started.values()].map(({ harness }) => harness.end),
      ...[...slices.values()].map((slicing) => slicing.end),
      ...servers.ends(),
    ])
  }
}

/** What is told of the last question only, which had to make do with the time that was left. */
function outOfTime({ side, facts }: SideError, timeoutSeconds: number): SideError {
  const message = `expected a run to end within ${String(timeoutSeconds)} s, got no end; "timeout" allows more`
  return new SideError(side, message, facts)
}

function ranSeconds(before: Contention | null, after: Contention | null): number | null {
  return before === null || after === null ? null : after.runSeconds - before.runSeconds
}

/** What an answer claims for all its calls, those before the clock started included. */
function claimedSeconds(request: unknown, answer: unknown): number {
  if (isSeries(answer)) return answer.series.reduce((sum, each) => sum + each, 0) / 1e9
  if (!isTimed(answer)) return 0
  if (!isRun(request)) return answer.nanoseconds / 1e9
  const { iterations, leadIn } = request
  return (answer.nanoseconds / 1e9) * ((iterations + leadIn) / iterations)
}

function isRun(request: unknown): request is HarnessRequest & { readonly ask: 'run' } {
  return (
    typeof request === 'object' && request !== null && 'ask' in request && request.ask === 'run'
  )
}

function isSeries(answer: unknown): answer is { readonly series: readonly number[] } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'series' in answer &&
    Array.isArray(answer.series) &&
    answer.series.every((each) => typeof each === 'number')
  )
}

function isTimed(answer: unknown): answer is { readonly nanoseconds: number } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'nanoseconds' in answer &&
    typeof answer.nanoseconds === 'number'
  )
}
