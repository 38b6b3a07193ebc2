import { bearsNoSlices, refusesSlices } from '../drivers/bears-slices.ts'
import { calibrate, repeatCalls } from '../drivers/calibrate.ts'
import { measuredSecondsOf } from '../drivers/measured-seconds.ts'
import { settleBurst } from '../drivers/settle-burst.ts'
import { slicedRuns } from '../drivers/sliced.ts'
import type { ByPlace } from '../drivers/driver.ts'
import { suite } from '../drivers/suite.ts'
import type { Steps } from '../drivers/steps.ts'
import type { Host } from '../host/host.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import type { Pilot } from '../model/run/pilot.ts'
import { readingsSchema, type Readings } from '../model/run/sample.ts'
import { addonWatch } from './addon-watch.ts'
import { pilotOfSuite } from './pilot-of-suite.ts'
import { perform, type Actors } from './perform.ts'
import { SideError } from './side-error.ts'

// A block of a short command holds several pairs of runs, up to about as long as a block is measured.
const mostRuns = 10

const sides = { one: 'base', two: 'head' } as const

/**
 * Tries a benchmark on both sides and settles how much of it makes a block.
 *
 * @throws SideError when a side breaks, or the two sides' results differ
 */
export async function runPilot(
  benchmark: Benchmark,
  actors: Actors,
  host: Pick<Host, 'clock' | 'machine'>,
): Promise<Pilot> {
  switch (benchmark.driver) {
    case 'pingpong':
      return harnessPilot(benchmark, actors, host)
    case 'alternate':
      return serverPilot(benchmark, actors, host)
    case 'command':
      return commandPilot(benchmark, actors, host)
    case 'sliced':
      return slicedPilot(benchmark, actors, host)
    case 'suite':
      return suitePilot(benchmark, actors, host)
  }
}

/** One pair tells whether it runs, and for how long. */
async function suitePilot(
  { id, timeoutSeconds }: Benchmark,
  actors: Actors,
  host: Pick<Host, 'clock' | 'machine'>,
): Promise<Pilot> {
  const pair = suite({ block: { seed: 0 } })
  const { seconds } = await perform(pair, sides, actors, timeoutSeconds, host)
  return pilotOfSuite(id, seconds)
}

async function harnessPilot(
  benchmark: Benchmark,
  actors: Actors,
  host: Pick<Host, 'clock' | 'machine'>,
): Promise<Pilot> {
  const { id, timeoutSeconds } = benchmark
  let startSeconds = 0
  const watch = addonWatch()
  const timed: Actors = {
    ...actors,
    look: watch.look,
    start: async (side) => {
      const before = host.clock.monotonicSeconds()
      const harness = await actors.start(side)
      startSeconds += host.clock.monotonicSeconds() - before
      return harness
    },
  }
  const { value } = await perform(
    calibrate(measuredSecondsOf(benchmark)),
    sides,
    timed,
    timeoutSeconds,
    host,
  )
  const { iterations, batches, calls, measuredSeconds, checksums, history, notes, grows } = value
  const warmUpSeconds = Math.min(1, measuredSeconds)
  const pilot = {
    benchmarkId: id,
    iterations,
    batches,
    blockSeconds: startSeconds + warmUpSeconds + measuredSeconds,
    calls,
    ...(grows === true && { grows }),
    ...watch.seen(),
  }
  if (checksums.one === checksums.two) return { ...pilot, notes }
  // Perhaps no two runs agree, not even of the same side.
  const both = { one: 'base', two: 'base' } as const
  const again = await perform(repeatCalls(history), both, actors, timeoutSeconds, host)
  if (again.value.one === again.value.two) {
    const got = `checksum ${checksums.one} from base and ${checksums.two} from head`
    throw new SideError(null, `expected both sides to return the same, got results with ${got}`)
  }
  const note = 'its results differ from run to run, so those of the two sides were not compared'
  return { ...pilot, notes: [...notes, note] }
}

async function commandPilot(
  benchmark: Benchmark,
  actors: Actors,
  host: Pick<Host, 'clock' | 'machine'>,
): Promise<Pilot> {
  const { timeoutSeconds } = benchmark
  let seconds = 0
  // The first pair fills the caches of the disk, the second one counts.
  for (let pair = 0; pair < 2 && seconds < measuredSecondsOf(benchmark); pair++) {
    seconds = (await perform(onePair(), sides, actors, timeoutSeconds, host)).seconds
  }
  return wholeRuns(benchmark, seconds)
}

/** @param seconds - of one pair of runs */
function wholeRuns(benchmark: Benchmark, seconds: number): Pilot {
  const fitting = Math.round(measuredSecondsOf(benchmark) / seconds)
  const batches = Math.max(1, Math.min(mostRuns, fitting))
  return {
    benchmarkId: benchmark.id,
    iterations: 1,
    batches,
    blockSeconds: batches * seconds,
    notes: [],
    calls: 2,
  }
}

/** Tries a command as it is and then in slices; falls back where it does not bear them. */
async function slicedPilot(
  benchmark: Benchmark,
  actors: Actors,
  host: Pick<Host, 'clock' | 'machine'>,
): Promise<Pilot> {
  const { id, timeoutSeconds } = benchmark
  const plain = await perform(onePair(), sides, actors, timeoutSeconds, host)
  const refused = refusesSlices(plain.value.one) ?? refusesSlices(plain.value.two)
  if (refused !== null) return fallback(benchmark, plain.seconds, refused)
  const tried = await perform(slicedRuns(trialSeed, true), sides, actors, timeoutSeconds, host)
  const { readings, givenSeconds, waitedSeconds } = tried.value
  const trial = (place: keyof ByPlace<unknown>): string | null =>
    bearsNoSlices({
      plain: plain.value[place],
      sliced: readings[place],
      givenSeconds: givenSeconds[place],
      waitedSeconds: waitedSeconds[place],
    })
  const unfit = trial('one') ?? trial('two')
  if (unfit !== null) return fallback(benchmark, plain.seconds, unfit)
  const whole = { benchmarkId: id, iterations: 1, batches: 1, calls: 2 }
  return { ...whole, blockSeconds: tried.seconds, notes: [] }
}

const trialSeed = 1

function fallback(benchmark: Benchmark, pairSeconds: number, why: string): Pilot {
  const note = `not in slices but whole runs back to back, because ${why}`
  return { ...wholeRuns(benchmark, pairSeconds), driver: 'command', notes: [note] }
}

async function serverPilot(
  benchmark: Benchmark,
  actors: Actors,
  host: Pick<Host, 'clock' | 'machine'>,
): Promise<Pilot> {
  const { id, timeoutSeconds } = benchmark
  const before = host.clock.monotonicSeconds()
  const watch = addonWatch()
  const watched = { ...actors, look: watch.look }
  const { value } = await perform(settleBurst(benchmark), sides, watched, timeoutSeconds, host)
  const { measuredSeconds, ...settled } = value
  const trySeconds = host.clock.monotonicSeconds() - before
  const blockSeconds = trySeconds + 1.3 * measuredSeconds
  return { benchmarkId: id, ...settled, blockSeconds, ...watch.seen() }
}

function* onePair(): Steps<ByPlace<Readings>> {
  const one = readingsSchema.parse(yield { do: 'command', place: 'one' })
  const two = readingsSchema.parse(yield { do: 'command', place: 'two' })
  return { one, two }
}
