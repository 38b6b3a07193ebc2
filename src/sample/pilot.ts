import { calibrate, repeatCalls } from '../drivers/calibrate.ts'
import type { Steps } from '../drivers/steps.ts'
import type { Host } from '../host/host.ts'
import type { Benchmark } from '../model/benchmark.ts'
import type { Pilot } from '../model/pilot.ts'
import { perform, type Actors } from './perform.ts'
import { SideError } from './side-error.ts'

// A block of a short command holds several pairs of runs, up to about this long.
const commandBlockSeconds = 0.8
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
  return benchmark.driver === 'command'
    ? await commandPilot(benchmark, actors, host)
    : await harnessPilot(benchmark, actors, host)
}

async function harnessPilot(
  benchmark: Benchmark,
  actors: Actors,
  host: Pick<Host, 'clock' | 'machine'>,
): Promise<Pilot> {
  const { id, timeoutSeconds } = benchmark
  let startSeconds = 0
  const timed: Actors = {
    ...actors,
    start: async (side) => {
      const before = host.clock.monotonicSeconds()
      const harness = await actors.start(side)
      startSeconds += host.clock.monotonicSeconds() - before
      return harness
    },
  }
  const { value } = await perform(calibrate(), sides, timed, timeoutSeconds, host)
  const { iterations, batches, calls, measuredSeconds, checksums, history, notes } = value
  const warmUpSeconds = Math.min(1, measuredSeconds)
  const pilot = {
    benchmarkId: id,
    iterations,
    batches,
    blockSeconds: startSeconds + warmUpSeconds + measuredSeconds,
    calls,
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
  const { id, timeoutSeconds } = benchmark
  let seconds = 0
  // The first pair fills the caches of the disk, the second one counts.
  for (let pair = 0; pair < 2 && seconds < commandBlockSeconds; pair++) {
    seconds = (await perform(onePair(), sides, actors, timeoutSeconds, host)).seconds
  }
  const batches = Math.max(1, Math.min(mostRuns, Math.round(commandBlockSeconds / seconds)))
  return {
    benchmarkId: id,
    iterations: 1,
    batches,
    blockSeconds: batches * seconds,
    notes: [],
    calls: 2,
  }
}

function* onePair(): Steps<void> {
  yield { do: 'command', place: 'one' }
  yield { do: 'command', place: 'two' }
}
