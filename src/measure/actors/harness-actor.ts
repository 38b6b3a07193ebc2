import type { HarnessActor, StartPlace } from '../../drivers/actors.ts'
import type { Contention } from '../../host/machine/machine-probe.ts'
import type { Host } from '../../host/host.ts'
import {
  type AnswerSchema,
  type Batch,
  batchSchema,
  observationAnswerSchema,
  processUsageSchema,
  seriesAnswerSchema,
  undoneSchema,
} from '../../model/run/series-answer.ts'
import type { Side } from '../../model/build/side.ts'
import { type Disturbance, disturbanceOf } from './disturbance-of.ts'
import type { Harness } from './harness.ts'
import { AnswerError, SideError } from './side-error.ts'
import type { StartTimes, SupervisedActor } from './run-block.ts'
import {
  cpuWithAside,
  delayByOthers,
  delayFromOutside,
  workAside,
  type SideReading,
} from './work-aside.ts'

/** What a process claims about its batches, and what was observed from outside. */
export interface ClockClaims {
  /** Seconds of all batches by the process's own clock, lead-ins in proportion. */
  readonly claimedSeconds: number
  /** Seconds between requests and answers by our clock. */
  readonly outerSeconds: number
  /** Seconds that its main thread ran according to the kernel; `null` where not reported by the system. */
  readonly ranSeconds: number | null
  readonly requests: number
  /** Seconds that its main thread waited for a CPU, as it says itself. */
  readonly claimedDelaySeconds: number
  /** The same by the kernel; `null` where not reported by the system. */
  readonly delaySeconds: number | null
}

// A request costs a tenth of this; reading what a process has used takes a hundredth of a second.
const secondsPerRequest = 0.5e-3

const slackSeconds = 0.2

// Both read the same counter, and the process only a part of the time: what is rounded is left.
const slackDelaySeconds = 1e-4

/** How a side's benchmark is started, and its limit of busy time. */
export interface HarnessSpec {
  readonly side: Side
  readonly start: (place?: StartPlace) => Promise<Harness>
  readonly timeoutSeconds: number
}

/** A side's benchmark as an actor: parses its answers and enforces its time limit. */
export function harnessActor(
  { side, start, timeoutSeconds }: HarnessSpec,
  { clock, machine }: Pick<Host, 'clock' | 'machine'>,
): SupervisedActor<HarnessActor> {
  let liveHarness: Harness | null = null
  let started: StartTimes = { from: 0, to: 0 }
  let contention: Contention | null = null
  let disturbance: Disturbance | null = null
  let awakeShare = 0
  // Whether an answer is still outstanding.
  let isAsked = false
  // Whether in the last batch its main thread slept while something else worked, or waited for its CPU.
  let isWatched = true
  // Batches in which that began unseen.
  let missedCount = 0
  const claims = { claimedSeconds: 0, outerSeconds: 0, requests: 0, claimedDelaySeconds: 0 }
  // What its main thread waited for its own helper threads.
  let ownDelaySeconds = 0
  // For how long other programs kept such work waiting.
  let asideNanoseconds = 0
  const presentHarness = (): Harness => {
    if (liveHarness === null) throw new Error(`expected a process of ${side}, got none`)
    return liveHarness
  }
  const reading = (): SideReading => ({
    times: presentHarness().times(),
    waitingSeconds: machine.waitingSeconds(),
  })
  const exchange = async (request: object): Promise<unknown> => {
    const before = clock.monotonicSeconds()
    const remainingSeconds = Math.max(
      0.001,
      timeoutSeconds - (started.to - started.from) - claims.outerSeconds,
    )
    isAsked = true
    const answer = await presentHarness().ask(request, remainingSeconds)
    isAsked = false
    claims.outerSeconds += clock.monotonicSeconds() - before
    claims.requests++
    return answer
  }
  const ask = async <T>(request: object, schema: AnswerSchema<T>, kind: string): Promise<T> => {
    const answer = await exchange(request)
    const validation = schema.safeParse(answer)
    if (!validation.success) throw new AnswerError(side, kind, answer)
    return validation.data
  }
  /** Adds the time that an answer claims for all its calls, including those before the clock started. */
  const claim = (nanoseconds: number): void => {
    claims.claimedSeconds += nanoseconds / 1e9
  }
  const forgedBy = (after: Contention | null): SideError | null => {
    const before = contention
    const between = (what: 'runSeconds' | 'runDelaySeconds'): number | null =>
      before === null || after === null ? null : after[what] - before[what]
    const [ranSeconds, delaySeconds] = [between('runSeconds'), between('runDelaySeconds')]
    const trouble = forgedClock({ ...claims, ranSeconds, delaySeconds })
    return trouble === null ? null : new SideError(side, trouble)
  }
  const actor: HarnessActor = {
    start: async (place) => {
      const from = clock.monotonicSeconds()
      liveHarness = await start(place)
      started = { from, to: clock.monotonicSeconds() }
      contention = await machine.contention(liveHarness.pid)
    },
    run: async ({ iterations, leadIn }) => {
      // Reading all these accounts takes a while, and most benchmarks never sleep.
      const before = isWatched ? reading() : null
      const request = { ask: 'run', iterations, leadIn }
      const batch = await ask(request, batchSchema, 'the time of a batch')
      claim(batch.nanoseconds * ((iterations + leadIn) / iterations))
      const { delayNanoseconds } = batch
      claims.claimedDelaySeconds += (delayNanoseconds ?? 0) / 1e9
      const sleeps = hasSlept(batch)
      const hasWaited = (delayNanoseconds ?? 0) > waitingShare * batch.nanoseconds
      const needsWatching = sleeps || hasWaited
      if (before === null && needsWatching) missedCount++
      isWatched = needsWatching || missedCount > mostMissed
      const share = iterations / (iterations + leadIn)
      const aside =
        before === null || !needsWatching
          ? null
          : workAside({ before, after: reading(), pid: presentHarness().pid, share })
      const ofOthers = { ...batch, delayNanoseconds: delayByOthers(batch, aside) }
      ownDelaySeconds += ((delayNanoseconds ?? 0) - (ofOthers.delayNanoseconds ?? 0)) / 1e9
      if (aside === null || !sleeps) return ofOthers
      const asideDelayNanoseconds = delayFromOutside(batch, aside)
      asideNanoseconds += asideDelayNanoseconds
      return { ...ofOthers, cpuMicroseconds: cpuWithAside(batch, aside), asideDelayNanoseconds }
    },
    renew: async ({ isRested }) => {
      const before = claims.outerSeconds
      await exchange({ ask: 'renew', rested: isRested })
      // It may take any time: our own clock measures it, and the process claims none of it.
      claims.claimedSeconds += claims.outerSeconds - before
    },
    usage: () => ask({ ask: 'usage' }, processUsageSchema, 'what the process has used'),
    series: async () => {
      const kind = 'the times of the first calls'
      const { series } = await ask({ ask: 'series' }, seriesAnswerSchema, kind)
      claim(series.reduce((sum, each) => sum + each, 0))
      return series.map((nanoseconds) => nanoseconds / 1e9)
    },
    observe: async (iterations) => {
      const request = { ask: 'observe', iterations }
      const observation = await ask(request, observationAnswerSchema, 'what was seen aside')
      claim(observation.nanoseconds)
      return observation
    },
    undone: async (calls) => {
      const request = { ask: 'undone', calls }
      const answer = await ask(request, undoneSchema, 'what calls leave undone')
      claim(answer.nanoseconds)
      return answer.doubts
    },
    addons: () => presentHarness().addons(),
    end: async () => {
      const harness = presentHarness()
      const seconds = clock.monotonicSeconds() - started.to
      const after = await machine.contention(harness.pid)
      const asideSeconds = asideNanoseconds / 1e9
      disturbance = disturbanceOf(contention, after, { seconds, ownDelaySeconds, asideSeconds })
      const sideError = forgedBy(after)
      if (sideError !== null) throw sideError
      awakeShare = harness.awakeShare()
      await exchange({ ask: 'quit' })
      liveHarness = null
      await harness.end()
    },
  }
  return {
    actor,
    limitSeconds: timeoutSeconds,
    started: () => started,
    disturbance: () => disturbance,
    awakeShare: () => awakeShare,
    clockError: async () =>
      liveHarness === null || isAsked ? null : forgedBy(await machine.contention(liveHarness.pid)),
    release: async () => liveHarness?.end(),
  }
}

// After so many, all are watched: work that comes and goes would be seen in none.
const mostMissed = 1

// Below this, what a main thread has waited for decides nothing.
const waitingShare = 0.02

// A main thread that waits for its own collector's threads sleeps less than this.
const sleepingShare = 0.1

/** Whether a batch's main thread neither ran nor waited for its CPU, so that others did the work. */
function hasSlept({ nanoseconds, runNanoseconds, delayNanoseconds }: Batch): boolean {
  if (delayNanoseconds === null) return false
  const awakeNanoseconds = (runNanoseconds ?? nanoseconds) + delayNanoseconds
  return nanoseconds - awakeNanoseconds > sleepingShare * nanoseconds
}

/**
 * What is wrong with a process's clock, or `null` when it is plausible: a process cannot claim more time than passed,
 * nor run for twice as long as it claims, nor have waited for longer than the kernel let it wait.
 */
export function forgedClock(claims: ClockClaims): string | null {
  const { claimedSeconds, outerSeconds, ranSeconds, requests } = claims
  const { claimedDelaySeconds, delaySeconds } = claims
  const claimedText = `${claimedSeconds.toPrecision(3)} s by the clock of the benchmark`
  if (claimedSeconds > 1.1 * outerSeconds + slackSeconds) {
    return `expected a clock that can be trusted, got ${claimedText} in ${outerSeconds.toPrecision(3)} s by ours`
  }
  const mostSeconds = 2 * claimedSeconds + requests * secondsPerRequest + slackSeconds
  if (ranSeconds !== null && ranSeconds > mostSeconds) {
    return `expected a clock that can be trusted, got ${claimedText} where it ran for ${ranSeconds.toPrecision(3)} s: work goes on after its calls; run returns a promise of all that it begins`
  }
  if (delaySeconds !== null && claimedDelaySeconds > delaySeconds + slackDelaySeconds) {
    return `expected a clock that can be trusted, got ${claimedDelaySeconds.toPrecision(3)} s of waiting for a CPU by the benchmark where the kernel counted ${delaySeconds.toPrecision(3)} s`
  }
  return null
}
