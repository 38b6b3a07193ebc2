// Runs each suite once on both sides to learn its rows, for staging. Its times plan; they judge nothing.
import { adapters } from '../../adapters/index.ts'
import { cpu, peakMemory } from '../../metrics/index.ts'
import { rowMetric } from '../../metrics/row-metric.ts'
import type { Host } from '../../host/host.ts'
import type { Failure } from '../../model/judging/failure.ts'
import { eachSide, sides, type BySide, type Side } from '../../model/build/side.ts'
import type { AdapterId } from '../../model/adapter-id.ts'
import type { DescribedRow, SuiteDescription, SuiteRow, SuiteRun } from '../../model/run/suite.ts'
import type { LeftOut } from '../../model/run/plan.ts'
import { someOf } from '../../model/text.ts'
import { firstRows, rowsAmong, settleSuite } from './settle-suite.ts'
import {
  isRoomTaken,
  learningSeconds,
  type PairsToCall,
  shareOfCalls,
  shortenedPair,
  suitesThatFit,
  type SuitePair,
} from './calls-within.ts'
import type { Follow } from '../followed-runs.ts'
import { listSuite } from './list-suite.ts'
import { runSuite } from './run-suite.ts'
import type { Target } from '../targets/target.ts'
import { SideError } from '../actors/side-error.ts'

/** A suite that was found. */
export interface SuiteToDescribe {
  readonly name: string
  readonly adapter: AdapterId
  readonly command: readonly string[]
}

type Rows = readonly DescribedRow[]

const fewestSeconds = 1

/** Stands for the results of a suite that was stopped before it named them. */
export const laterResults = '(later results)'

/** The suites of both sides and their rows. */
export interface DescribedSuites {
  /** Suites that both sides can run. */
  readonly descriptions: BySide<readonly SuiteDescription[]>
  /** `benchmarkId` is the suite's name, or that of the failed row. */
  readonly failures: readonly Failure[]
  /** One pair of processes of each suite that was run. */
  readonly pairs: ReadonlyMap<string, SuitePair>
  /** Suites that the budget has no room for. */
  readonly leftOut: readonly LeftOut[]
  /** Notes for people about what was left out. */
  readonly notes: readonly string[]
}

/** Time limits of the first runs, and who is notified. */
export interface LearningRequest {
  /** Time limit of one process. */
  readonly timeoutSeconds: number
  /** What the run may take, what it took before included; `null` for no limit. */
  readonly budgetSeconds: number | null
  readonly spentSeconds: number
  /** What gives it more. */
  readonly limitName: string
  readonly isCancelled: () => boolean
  readonly pairsToCall: PairsToCall
  /**
   * Whether only the first rows of a suite were measured in the run that this one continues, which has chosen among
   * suites and rows; `null` for a run that begins.
   */
  readonly wasCut: ((suite: string) => boolean) | null
  /** Absent where nobody asks what suites read. */
  readonly follow?: Follow | undefined
  /** Whether rows that a change cannot reach are not measured. */
  readonly areSpared: boolean
  /** Whether a row of a suite is asked for. */
  readonly isWanted: (suite: string, row: string) => boolean
  /** Called with what each suite has, once it is learnt. */
  readonly onNote: (text: string) => void
  /** Called before each suite is run, with the number of those before it. */
  readonly onSuite: (name: string, before: number) => void
}

/** What learning suites needs, and what it has found besides their rows. */
interface Learning {
  readonly targets: BySide<Target>
  readonly request: LearningRequest
  readonly host: Pick<Host, 'processes' | 'files' | 'clock'>
  /** Seconds of the budget that are left. */
  readonly secondsLeft: () => number
  readonly failures: Failure[]
  readonly notes: string[]
  /** Rows of suites that take too long as a whole. */
  readonly cutRows: LeftOut[]
}

interface LearntSuite {
  readonly name: string
  readonly rows: BySide<Rows>
  /** `null` where each row has processes of its own, or none need be measured. */
  readonly pair: SuitePair | null
}

/**
 * Runs every suite once on both sides to find out its rows. A suite that fails on one side is left out on both, and so
 * is a row with different metrics on the two sides. Suites for which no time is left are reported and left out.
 */
export async function describeSuites(
  targets: BySide<Target>,
  suites: readonly SuiteToDescribe[],
  request: LearningRequest,
  host: Learning['host'],
): Promise<DescribedSuites> {
  const { budgetSeconds, spentSeconds, limitName, pairsToCall, wasCut } = request
  const begunAtSeconds = host.clock.monotonicSeconds()
  const secondsSpent = (): number => spentSeconds + host.clock.monotonicSeconds() - begunAtSeconds
  // Of a run that goes on, the time has been divided.
  const limitSeconds = wasCut === null ? budgetSeconds : null
  const secondsLeft = (): number => (limitSeconds ?? Number.POSITIVE_INFINITY) - secondsSpent()
  const [failures, notes, cutRows]: [Failure[], string[], LeftOut[]] = [[], [], []]
  const lists = { failures, notes, cutRows }
  const context: Learning = { targets, request, host, secondsLeft, ...lists }
  const learntSuites: LearntSuite[] = []
  const pairsOf = (some: readonly LearntSuite[]) =>
    some.flatMap(({ name, rows, pair }) =>
      pair === null ? [] : [{ ...pair, name, rows: rows.head.length }],
    )
  const processes = targets.base === targets.head ? 1 : 2
  const lateNames: string[] = []
  const slowNames: string[] = []
  for (const [at, suite] of suites.entries()) {
    if (request.isCancelled()) break
    if (isRoomTaken(pairsOf(learntSuites), secondsLeft(), pairsToCall)) {
      lateNames.push(...suites.slice(at).map(({ name }) => name))
      break
    }
    request.onSuite(suite.name, at)
    // A run that goes on gives a suite what it needs, and one that was cut all that may be learnt in.
    const left =
      wasCut === null
        ? { spentSeconds: secondsSpent(), suitesLeft: suites.length - at }
        : { spentSeconds: 0, suitesLeft: 1 }
    const isLimited = wasCut?.(suite.name) !== false
    const allowedSeconds = isLimited
      ? learningSeconds({ budgetSeconds, processes, ...left })
      : Number.POSITIVE_INFINITY
    const learntSuite =
      allowedSeconds <= 0 ? 'too late' : await learnSuite(suite, allowedSeconds, context)
    if (learntSuite === 'too late') lateNames.push(suite.name)
    else if (learntSuite === 'too slow') slowNames.push(suite.name)
    else if (learntSuite !== null) learntSuites.push(learntSuite)
  }
  const fittingNames = suitesThatFit(pairsOf(learntSuites), secondsLeft(), pairsToCall)
  const keptSuites = learntSuites.filter(
    ({ name, pair }) => pair === null || fittingNames.has(name),
  )
  lateNames.unshift(
    ...learntSuites.flatMap((suite) => (keptSuites.includes(suite) ? [] : [suite.name])),
  )
  if (slowNames.length > 0)
    notes.push(
      leftOutSuites(slowNames, 'one run of it takes more than its share of the time', limitName),
    )
  if (lateNames.length > 0)
    notes.push(leftOutSuites(lateNames, 'there is no time for more than the others', limitName))
  const keptPairs = pairsOf(keptSuites)
  const share = shareOfCalls(keptPairs, secondsLeft())
  return {
    descriptions: eachSide((side) =>
      keptSuites.map(({ name, rows }) => ({ suite: name, rows: rows[side] })),
    ),
    failures,
    pairs: new Map(keptPairs.map(({ name, ...pair }) => [name, shortenedPair(pair, share)])),
    leftOut: [
      ...slowNames.map((id) => ({ id, cause: 'too-long' as const })),
      ...lateNames.map((id) => ({ id, cause: 'no-room' as const })),
      ...cutRows,
    ],
    notes,
  }
}

/** The rows of a suite of which each has processes of its own; `null` where a side cannot list them. */
async function learnList(
  suite: SuiteToDescribe,
  listing: NonNullable<(typeof adapters)[AdapterId]['list']>,
  { targets, host, failures, notes }: Learning,
): Promise<LearntSuite | null> {
  const rows: Partial<Record<Side, Rows>> = {}
  const isOne = targets.base === targets.head
  for (const side of isOne ? (['head'] as const) : sides) {
    try {
      const suiteListing = await listSuite({ ...suite, listing }, targets[side], host)
      rows[side] = suiteListing.rows
      if (side === 'head') notes.push(...suiteListing.notes.map((text) => `${suite.name}: ${text}`))
    } catch (error) {
      if (!(error instanceof SideError)) throw error
      failures.push(error.failure('pilot', suite.name))
    }
  }
  const { head, base = isOne ? head : undefined } = rows
  if (base === undefined || head === undefined) return null
  return { name: suite.name, rows: soundRows(suite, { base, head }, failures), pair: null }
}

/** A suite's rows by a run of both sides, its calls by another; `null` on failure, `too slow` past its time. */
async function learnSuite(
  suite: SuiteToDescribe,
  allowedSeconds: number,
  context: Learning,
): Promise<LearntSuite | 'too slow' | null> {
  const { targets, request, host, secondsLeft, failures, notes, cutRows } = context
  const { timeoutSeconds, pairsToCall } = request
  const { name } = suite
  const { list, secondsPerCall } = adapters[suite.adapter]
  if (list !== undefined) return learnList(suite, list, context)
  const isWanted = (row: string): boolean => request.isWanted(name, row)
  const limitSeconds = Math.min(timeoutSeconds, Math.max(fewestSeconds, allowedSeconds))
  const mayBeCut = limitSeconds < timeoutSeconds && secondsPerCall !== undefined
  const process = { ...suite, command: [...suite.command] }
  const trial = { ...process, timeoutSeconds: limitSeconds, isTrial: true, mayBeCut }
  let seconds = 0
  // Without the time to compare what was read.
  const run = async (target: Target): Promise<SuiteRun> => {
    const begunAtSeconds = host.clock.monotonicSeconds()
    const suiteRun = await runSuite(trial, target, host)
    seconds += host.clock.monotonicSeconds() - begunAtSeconds
    return suiteRun
  }
  const trialRun = { run, isSound: isWhole, isAtOnce: false, words: suite.command.join(' ') }
  let outcome: Awaited<ReturnType<typeof runBoth>>
  try {
    outcome = await (request.follow?.(name, trialRun) ?? runBoth(targets, run))
  } catch (error) {
    if (!(error instanceof SideError)) throw error
    // Cancelling ends what runs, which is nobody's failure.
    if (request.isCancelled()) return null
    if (error.facts.timedOut && limitSeconds < timeoutSeconds) return 'too slow'
    failures.push(error.failure('pilot', name))
    return null
  }
  const { values: runs } = outcome
  // What is tried alone is not measured, and what of it has run is known.
  const isOne = targets.base === targets.head
  const isEnough = isOne || (request.areSpared && outcome.isUnchanged)
  failures.push(...brokenRows(suite, runs, isWanted))
  const wasCut = request.wasCut?.(name) === true
  const isCut = wasCut || runs.base.isCut === true || runs.head.isCut === true
  const allRows = { base: runs.base.rows, head: runs.head.rows }
  const leadingRows = (): typeof allRows =>
    wasCut ? rowsAmong(allRows, isWanted) : firstRows(allRows, secondsLeft(), pairsToCall)
  const triedRows = isCut && !isOne ? leadingRows() : allRows
  // It fills a tenth of a second a row, which a suite that is only tried does not. A pair of them
  // has to fit twice: now, and when it is measured.
  const patienceSeconds = Math.max(fewestSeconds, Math.min(2 * limitSeconds, secondsLeft() / 4))
  const spec = { ...process, timeoutSeconds: Math.min(timeoutSeconds, patienceSeconds) }
  const limits = { isWanted, targets, cutTo: isCut ? secondsLeft() : null, pairsToCall }
  const settledRows =
    secondsPerCall === undefined || isEnough
      ? null
      : await settleSuite({ spec, rows: triedRows, secondsPerCall, ...limits }, host)
  // Without the limit it would take longer still.
  if (settledRows === 'too slow' && (isCut || spec.timeoutSeconds < timeoutSeconds))
    return settledRows
  if (settledRows === null && isCut && !isOne) return 'too slow'
  const { rows, ...pair } =
    settledRows === null || settledRows === 'too slow'
      ? { rows: triedRows, calls: null, seconds, workSeconds: 0 }
      : settledRows
  const names = rows.head.map((row) => row.name)
  if (isCut) {
    notes.push(cutText(name, names.length, request.limitName))
    const begunNames = runs.head.rows
      .map((row) => row.name)
      .filter((row) => !names.includes(row) && isWanted(row))
    for (const row of [...begunNames, laterResults])
      cutRows.push({ id: suiteRowId(name, row), cause: 'too-long' })
  }
  request.onNote(learntText(name, names.filter(isWanted), pair.seconds))
  const describedRows = eachSide((side) => describedRowsOf(suite, runs[side], rows[side]))
  const rowsOfBoth = soundRows(suite, describedRows, failures)
  return { name, rows: rowsOfBoth, pair: isEnough ? null : pair }
}

function isWhole({ isCut }: SuiteRun): boolean {
  return isCut !== true
}

async function runBoth(
  { base, head }: BySide<Target>,
  run: (target: Target) => Promise<SuiteRun>,
): Promise<{ readonly values: BySide<SuiteRun>; readonly isUnchanged: boolean }> {
  const ofBase = await run(base)
  const isUnchanged = base === head
  return { values: { base: ofBase, head: isUnchanged ? ofBase : await run(head) }, isUnchanged }
}

/** The rows that have the same metric on both sides; the others fail. */
function soundRows(
  suite: SuiteToDescribe,
  { base, head }: BySide<Rows>,
  failures: Failure[],
): BySide<Rows> {
  const baseMetrics = new Map(base.map(({ name, metrics }) => [name, metrics[0]?.id]))
  const oddNames = head.flatMap(({ name, metrics }) =>
    (baseMetrics.get(name) ?? metrics[0]?.id) === metrics[0]?.id ? [] : [name],
  )
  const message = 'expected the same unit from both sides, got different ones'
  for (const name of oddNames)
    failures.push(new SideError(null, message).failure('pilot', suiteRowId(suite.name, name)))
  const rows = { base, head }
  return eachSide((side) => rows[side].filter(({ name }) => !oddNames.includes(name)))
}

function learntText(name: string, rows: readonly string[], seconds: number): string {
  const countedText = rows.length === 1 ? '1 result' : `${String(rows.length)} results`
  return `${name}: ${countedText}${shownNames(rows, 3)}, ${seconds.toFixed(1)} s for a pair`
}

function cutText(name: string, rows: number, limitName: string): string {
  const first =
    rows === 1 ? 'only the first result is' : `only the first ${String(rows)} results are`
  return `${name}: ${first} measured, because a run of all takes more than its share of the time: raise "${limitName}", or choose among them with "only"`
}

function leftOutSuites(names: readonly string[], why: string, limitName: string): string {
  const countedText = names.length === 1 ? '1 suite' : `${String(names.length)} suites`
  return `${countedText} left out, because ${why}${shownNames(names, 5)}: raise "${limitName}", or choose among them with "only"`
}

function shownNames(names: readonly string[], most: number): string {
  const shortNames = names.map((name) => name.slice(0, 60))
  return names.length === 0 ? '' : ` (${someOf(shortNames, most)})`
}

/** A process's resource usage belongs to a row only if it is the process's only row. */
function describedRowsOf(
  { adapter, command }: SuiteToDescribe,
  { cpuSeconds, peakMemoryBytes }: SuiteRun,
  rows: readonly SuiteRow[],
): Rows {
  const isAlone = rows.length === 1 && !adapters[adapter].fillsTime
  const usage = [cpuSeconds === null ? null : cpu, peakMemoryBytes === null ? null : peakMemory]
  const processMetrics = isAlone ? usage.filter((metric) => metric !== null) : []
  return rows.map((row) => ({
    name: row.name,
    parameters: {},
    command,
    metrics: [rowMetric(row), ...processMetrics],
  }))
}

/** Failures of the benchmarks that are asked for and threw, on either side; the others of the suite are measured. */
function brokenRows(
  suite: SuiteToDescribe,
  runs: BySide<SuiteRun>,
  isWanted: (row: string) => boolean,
): readonly Failure[] {
  const ofSides = runs.base === runs.head ? (['head'] as const) : sides
  return ofSides.flatMap((side) =>
    (runs[side].brokenRows ?? []).flatMap(({ name, message }) =>
      isWanted(name)
        ? new SideError(side, `${suite.adapter}: ${message}`).failure(
            'pilot',
            suiteRowId(suite.name, name),
          )
        : [],
    ),
  )
}

/** The id of a row of a suite. */
export function suiteRowId(suite: string, row: string): string {
  return `${suite}/${row}`.slice(0, 300)
}
