import { type HarnessActor, type ServerHabits, onBoth, type BySlot } from '../drivers/actors.ts'
import { calibrate, calibrateAged, repeatCalls, type Calibration } from '../drivers/calibrate.ts'
import { isOneCall, type Pilot, type Readings } from '../model/run/sample.ts'
import {
  comparesSides,
  labelsOf,
  measuredSecondsOf,
  type Benchmark,
  type BenchmarkByDriver,
  type DriverId,
} from '../model/run/benchmark.ts'
import { settleServer } from '../drivers/settle-server.ts'
import { suite } from '../drivers/suite.ts'
import type { Host } from '../host/host.ts'
import type { LoadedAddon } from '../model/build/build.ts'
import type { BySide } from '../model/build/side.ts'
import type { ActorMakers } from './actors/actor-makers.ts'
import { pilotOfSuite } from './suites/suite-pilots.ts'
import { resultDifference } from './result-difference.ts'
import { runBlock, type BlockOutcome } from './actors/run-block.ts'
import { SideError } from './actors/side-error.ts'

// A block of a short command contains several pairs of runs, as many as fit into the measured time.
const mostRuns = 10

// Seconds that a block of short calls takes for warming up, looking aside and ending.
const leastBeside = 0.25

const sides = { one: 'base', two: 'head' } as const

/** Runs a benchmark on both sides and settles its block; a SideError when one fails, or their results differ. */
export async function runPilot(
  benchmark: Benchmark,
  makers: ActorMakers,
  host: Pick<Host, 'clock'>,
): Promise<Pilot> {
  return pilotBy(benchmark.driver, benchmark, makers, host)
}

type PilotOf<Id extends DriverId> = (
  benchmark: BenchmarkByDriver[Id],
  makers: ActorMakers,
  host: Pick<Host, 'clock'>,
) => Promise<Pilot>

function pilotBy<Id extends DriverId>(id: Id, ...rest: Parameters<PilotOf<Id>>): Promise<Pilot> {
  const pilot: PilotOf<Id> = pilots[id]
  return pilot(...rest)
}

/** Runs one pair, to find out whether it runs, and for how long. */
const suitePilot: PilotOf<'suite'> = async (benchmark, makers, host) => {
  const pair = { sides, make: makers.suite(benchmark) }
  const { seconds } = await runBlock({ ...pair, work: suite }, host)
  return pilotOfSuite(benchmark.id, seconds)
}

const harnessPilot: PilotOf<'pingpong'> = async (benchmark, makers, host) => {
  const make = makers.pingpong(benchmark)
  const tried = (claims?: Calibration['claims']): Promise<BlockOutcome<Calibration>> => {
    const work = (actors: BySlot<HarnessActor>) => calibratePilot(actors, benchmark, claims)
    return runBlock({ sides, make, work }, host)
  }
  const first = await tried()
  const { one, two } = first.value.claims
  const isClaimed = one !== null || two !== null
  const { value, startSeconds } = isClaimed ? await tried({ one, two }) : first
  const {
    measuredSeconds,
    checksums,
    history,
    addons,
    notes: calibrationNotes,
    undone,
    claims: _,
    ...blockShape
  } = value
  const besideSeconds = isOneCall(value) ? 0 : Math.min(1, Math.max(leastBeside, measuredSeconds))
  const names = labelsOf(benchmark)
  const doubts = doubtsOf(undone, names)
  const pilot = {
    benchmarkId: benchmark.id,
    ...blockShape,
    blockSeconds: startSeconds + besideSeconds + measuredSeconds,
    ...pilotAddons(addons),
    doubts: doubts.length === 0 ? undefined : doubts,
    headLeaves: (comparesSides(benchmark) && leavesMore(undone)) || undefined,
  }
  const notes =
    benchmark.warning === undefined ? calibrationNotes : [benchmark.warning, ...calibrationNotes]
  if (checksums.one === checksums.two) return { ...pilot, notes }
  const difference = resultDifference({ base: checksums.one, head: checksums.two }, names)
  if (benchmark.contest !== undefined)
    return { ...pilot, notes: [...notes, `${otherResults}: ${difference}`] }
  // Results may differ between any two runs, even of the same side.
  const isAged = benchmark.calls !== undefined
  const work = (actors: BySlot<HarnessActor>) => repeatCalls(actors, history, { isAged })
  const secondOutcome = await runBlock({ sides: { one: 'base', two: 'base' }, make, work }, host)
  if (secondOutcome.value.one === secondOutcome.value.two) {
    throw new SideError(
      null,
      `expected both sides to return the same, got ${difference}: where they may differ, let "run" return only what has to be the same`,
    )
  }
  const note = 'its results differ from run to run, so those of the two sides were not compared'
  return { ...pilot, notes: [...notes, note] }
}

/** What both do is said once, and what one does under its name. */
function doubtsOf({ one, two }: Calibration['undone'], names: BySide<string>): string[] {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(two)])].slice(0, 10)
  return kinds.flatMap((kind) => {
    const [base, head] = [one[kind], two[kind]]
    if (base !== undefined && head !== undefined) return [head]
    return base === undefined ? [`${names.head}: ${head}`] : [`${names.base}: ${base}`]
  })
}

/** Whether calls of head leave work behind in a way in which those of base do not. */
function leavesMore({ one, two }: Calibration['undone']): boolean {
  return ['returns', 'pending'].some((kind) => two[kind] !== undefined && one[kind] === undefined)
}

const otherResults =
  'the contenders return different results: check that they are meant to do the same work'

function calibratePilot(
  actors: BySlot<HarnessActor>,
  benchmark: BenchmarkByDriver['pingpong'],
  earlierClaims?: Calibration['claims'],
): Promise<Calibration> {
  const measuredSeconds = measuredSecondsOf(benchmark)
  const { calls, pause = 0, batches } = benchmark
  if (calls === undefined) return calibrate(actors, measuredSeconds, earlierClaims)
  const life = batches === undefined ? {} : { life: batches }
  return calibrateAged(actors, calls, { measuredSeconds, pause: pause / 1e3, ...life })
}

const commandPilot: PilotOf<'command'> = async (benchmark, makers, host) => {
  let seconds = 0
  // The first pair fills the disk caches; the second one counts.
  for (let pair = 0; pair < 2 && seconds < measuredSecondsOf(benchmark); pair++) {
    seconds = (await pairOfRuns(benchmark, makers, host)).seconds
  }
  return wholeRuns(benchmark, seconds)
}

/** @param seconds - of one pair of runs */
function wholeRuns(benchmark: Benchmark, seconds: number): Pilot {
  const fittingRuns = Math.round(measuredSecondsOf(benchmark) / seconds)
  const batches = Math.max(1, Math.min(mostRuns, fittingRuns))
  return {
    benchmarkId: benchmark.id,
    iterations: 1,
    batches,
    blockSeconds: batches * seconds,
    notes: [],
    calls: 2,
  }
}

const serverPilot: PilotOf<'alternate'> = async (benchmark, makers, host) => {
  const begunAtSeconds = host.clock.monotonicSeconds()
  const { value } = await runBlock(
    { sides, make: makers.alternate(benchmark), work: (actors) => settleServer(actors, benchmark) },
    host,
  )
  const { measuredSeconds, addons, habits, ...blockShape } = value
  const trySeconds = host.clock.monotonicSeconds() - begunAtSeconds
  const blockSeconds = trySeconds + 1.3 * measuredSeconds
  const closesMore = comparesSides(benchmark) && habits.two.closes && !habits.one.closes
  return {
    benchmarkId: benchmark.id,
    ...blockShape,
    blockSeconds,
    ...pilotAddons(addons),
    notes: answersThatDiffer(benchmark, habits),
    doubts: closesMore
      ? ['head: it closes connections, and the time to connect again is in no number']
      : undefined,
    headLeaves: closesMore || undefined,
  }
}

/** Requests whose answers always have one size on base and another one on head, in sentences. */
function answersThatDiffer(
  benchmark: BenchmarkByDriver['alternate'],
  { one, two }: BySlot<ServerHabits>,
): string[] {
  const names = labelsOf(benchmark)
  return benchmark.server.requests.slice(0, 10).flatMap(({ method, path }, at) => {
    const [base, head] = [one.sizes.get(at) ?? null, two.sizes.get(at) ?? null]
    if (base === null || base === head) return []
    const sizes = `${base} bytes of ${names.base}, ${head ?? 'a varying number'} of ${names.head}`
    return [
      `the answers to ${method} ${path.slice(0, 200)} have ${sizes}: "length" says what is right`,
    ]
  })
}

function pairOfRuns(
  benchmark: BenchmarkByDriver['command'],
  { command }: ActorMakers,
  host: Pick<Host, 'clock'>,
): Promise<BlockOutcome<BySlot<Readings>>> {
  const make = command(benchmark)
  return runBlock({ sides, make, work: (two) => onBoth(two, 'one', (actor) => actor.run()) }, host)
}

/** Empty unless both sides could be read. */
function pilotAddons({ one, two }: BySlot<readonly LoadedAddon[] | null>): Pick<Pilot, 'addons'> {
  return one === null || two === null ? {} : { addons: { base: [...one], head: [...two] } }
}

const pilots: { readonly [Id in DriverId]: PilotOf<Id> } = {
  pingpong: harnessPilot,
  alternate: serverPilot,
  command: commandPilot,
  suite: suitePilot,
}
