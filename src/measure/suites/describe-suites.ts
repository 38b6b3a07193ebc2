import { adapters } from '../../adapters/index.ts'
import type { Adapter, Listing } from '../../adapters/adapter.ts'
import { cpu, peakMemory } from '../../metrics/index.ts'
import { rowMetric } from '../../metrics/row-metric.ts'
import type { Host } from '../../host/host.ts'
import type { Failure } from '../../model/judging/failure.ts'
import { sides, type BySide } from '../../model/build/side.ts'
import type { AdapterId } from '../../model/adapter-id.ts'
import type { DescribedRow, SuiteDescription, SuiteRun } from '../../model/run/suite.ts'
import type { LeftOut } from '../../model/run/plan.ts'
import { someOf } from '../../model/text.ts'
import { firstRows, settleSuite } from './settle-suite.ts'
import {
  learningSeconds,
  shareOfCalls,
  sharedCalls,
  shortestSeconds,
  suitesThatFit,
} from './calls-within.ts'
import { listSuite } from './list-suite.ts'
import { runSuite, type SuiteProcess } from './run-suite.ts'
import type { Target } from '../targets/target.ts'
import { SideError } from '../actors/side-error.ts'

/** A suite that was found. */
export interface SuiteToDescribe {
  readonly name: string
  readonly adapter: AdapterId
  readonly command: readonly string[]
}

type Rows = readonly DescribedRow[]

/** By the row's name. */
type CallsByRow = Readonly<Record<string, number>>

const fewestSeconds = 1

/** Stands for the results of a suite that was stopped before it named them. */
const laterResults = '(later results)'

/** The suites of both sides and their rows. */
export interface DescribedSuites {
  /** Suites that both sides can run. */
  readonly descriptions: BySide<readonly SuiteDescription[]>
  /** `benchmarkId` is the suite's name, or that of the failed row. */
  readonly failures: readonly Failure[]
  /** Seconds of one pair of processes, by suite. */
  readonly seconds: ReadonlyMap<string, number>
  /** Calls that each row makes in a block, by suite and row, if the tool accepts a number. */
  readonly calls: ReadonlyMap<string, CallsByRow>
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
  readonly cancelled: () => boolean
  /** Whether a row of a suite is asked for. */
  readonly isWanted: (suite: string, row: string) => boolean
  /** Called with what each suite has, once it is learnt. */
  readonly onNote: (text: string) => void
  /** Called before each suite is run, with the number of those before it. */
  readonly onSuite: (name: string, done: number) => void
}

/** What learning suites needs, and what it has found besides their rows. */
interface Learning {
  readonly targets: BySide<Target>
  readonly request: LearningRequest
  readonly host: Pick<Host, 'processes' | 'files' | 'clock'>
  /** Seconds of the budget that are gone. */
  readonly spent: () => number
  readonly failures: Failure[]
  readonly notes: string[]
  /** Rows of suites that take too long as a whole. */
  readonly cutRows: LeftOut[]
}

/** A suite that both sides can run. */
interface RunnableSuite {
  readonly name: string
  readonly rows: BySide<Rows>
  /** What a pair of processes takes; `null` where each row has processes of its own. */
  readonly timing: {
    readonly seconds: number
    /** What of them its calls take. */
    readonly workSeconds: number
    /** `null` where the tool itself decides. */
    readonly calls: CallsByRow | null
  } | null
}

/**
 * Runs every suite once on both sides to find out its rows. A suite that fails on one side is left
 * out on both, and so is a row with different metrics on the two sides. Suites for which no time is
 * left are reported and left out.
 */
export async function describeSuites(
  targets: BySide<Target>,
  suites: readonly SuiteToDescribe[],
  request: LearningRequest,
  host: Learning['host'],
): Promise<DescribedSuites> {
  const { budgetSeconds, spentSeconds } = request
  const begunAt = host.clock.monotonicSeconds()
  const secondsSpent = (): number => spentSeconds + host.clock.monotonicSeconds() - begunAt
  const found = { failures: [], notes: [], cutRows: [] }
  const learning: Learning = { targets, request, host, spent: secondsSpent, ...found }
  const learntSuites: RunnableSuite[] = []
  const late: string[] = []
  const slow: string[] = []
  for (const [at, suite] of suites.entries()) {
    if (request.cancelled()) break
    request.onSuite(suite.name, at)
    const state = { budgetSeconds, spentSeconds: secondsSpent(), suitesLeft: suites.length - at }
    const allowedSeconds = learningSeconds(state)
    const listing = adapters[suite.adapter].list
    if (allowedSeconds <= 0) {
      late.push(suite.name)
      continue
    }
    const learntSuite =
      listing === undefined
        ? await learnSuite(suite, allowedSeconds, learning)
        : await learnList(suite, listing, learning)
    if (learntSuite === 'too slow') slow.push(suite.name)
    else if (learntSuite !== null) learntSuites.push(learntSuite)
  }
  const { keptSuites, lateNames, share } = withinBudget(learntSuites, budgetSeconds, secondsSpent())
  late.unshift(...lateNames)
  const { failures, notes, cutRows } = learning
  if (slow.length > 0)
    notes.push(leftOutSuites(slow, 'one run of it takes more than its share of the time'))
  if (late.length > 0)
    notes.push(leftOutSuites(late, 'the budget has no room for more than the others'))
  const rowsOn = (side: keyof typeof targets): readonly SuiteDescription[] =>
    keptSuites.map(({ name, rows }) => ({ suite: name, rows: rows[side] }))
  const timedSuites = keptSuites.flatMap(({ name, timing }) =>
    timing === null ? [] : [{ name, ...timing }],
  )
  return {
    descriptions: { base: rowsOn('base'), head: rowsOn('head') },
    failures,
    seconds: new Map(
      timedSuites.map(({ name, seconds, workSeconds }) => [
        name,
        seconds - (1 - share) * workSeconds,
      ]),
    ),
    calls: new Map(
      timedSuites.flatMap(({ name, calls }) =>
        calls === null ? [] : [[name, sharedCalls(calls, share)]],
      ),
    ),
    leftOut: [
      ...slow.map((id) => ({ id, cause: 'too-long' as const })),
      ...late.map((id) => ({ id, cause: 'no-room' as const })),
      ...cutRows,
    ],
    notes,
  }
}

/** The suites that the budget has room for, the names of the others, and which share of its calls each row makes. */
function withinBudget(
  suites: readonly RunnableSuite[],
  budgetSeconds: number | null,
  spentSeconds: number,
) {
  const timedSuites = suites.flatMap(({ name, rows, timing }) =>
    timing === null ? [] : [{ name, rows: rows.head.length, ...timing }],
  )
  const secondsLeft = (budgetSeconds ?? Number.POSITIVE_INFINITY) - spentSeconds
  const shortest = timedSuites.map((suite) => ({ ...suite, seconds: shortestSeconds(suite) }))
  const fittingNames = budgetSeconds === null ? null : suitesThatFit(shortest, secondsLeft)
  const isKept = (suite: { readonly name: string }): boolean =>
    fittingNames?.has(suite.name) !== false
  const keptSuites = suites.filter((suite) => suite.timing === null || isKept(suite))
  return {
    keptSuites,
    lateNames: suites.flatMap((suite) => (keptSuites.includes(suite) ? [] : [suite.name])),
    share: shareOfCalls(timedSuites.filter(isKept), secondsLeft),
  }
}

/** The rows of a suite of which each has processes of its own; `null` where a side cannot list them. */
async function learnList(
  suite: SuiteToDescribe,
  listing: Listing,
  { targets, host, failures, notes }: Learning,
): Promise<RunnableSuite | null> {
  const listingOn = async (target: Target) => {
    try {
      return await listSuite({ ...suite, listing }, target, host)
    } catch (error) {
      if (!(error instanceof SideError)) throw error
      failures.push(error.failure('pilot', suite.name))
      return null
    }
  }
  const base = await listingOn(targets.base)
  const head = await listingOn(targets.head)
  notes.push(...(head?.notes ?? []).map((text) => `${suite.name}: ${text}`))
  if (base === null || head === null) return null
  const rows = soundRows(suite, { base: base.rows, head: head.rows }, failures)
  return { name: suite.name, rows, timing: null }
}

/**
 * The rows of a suite by a first run on both sides, and how many calls they make by a second.
 *
 * @returns `null` where a side fails, or the run was cancelled; `too slow` for what took more than its time
 */
async function learnSuite(
  suite: SuiteToDescribe,
  allowedSeconds: number,
  { targets, request, host, spent, failures, notes, cutRows }: Learning,
): Promise<RunnableSuite | 'too slow' | null> {
  const { timeoutSeconds, budgetSeconds } = request
  const { name, command } = suite
  const adapter = adapters[suite.adapter]
  const { secondsPerCall } = adapter
  const isWanted = (row: string): boolean => request.isWanted(name, row)
  const limit = Math.min(timeoutSeconds, Math.max(fewestSeconds, allowedSeconds))
  const spec = { ...suite, command: [...command], timeoutSeconds: limit }
  const mayBeCut = limit < timeoutSeconds && secondsPerCall !== undefined
  const begun = host.clock.monotonicSeconds()
  const runs = await firstRuns({ ...spec, isTrial: true, mayBeCut }, targets, host)
  if (runs instanceof SideError) {
    // Cancelling ends what runs, which is nobody's failure.
    if (request.cancelled()) return null
    if (runs.facts.timedOut && limit < timeoutSeconds) return 'too slow'
    failures.push(runs.failure('pilot', name))
    return null
  }
  const isCut = runs.base.isCut === true || runs.head.isCut === true
  const allRows = { base: runs.base.rows, head: runs.head.rows }
  const triedRows = isCut ? firstRows(allRows, (budgetSeconds ?? 0) - spent()) : allRows
  failures.push(...brokenRows(suite, runs))
  const seconds = host.clock.monotonicSeconds() - begun
  // It fills a tenth of a second a row, which a suite that is only tried does not. A pair of them
  // has to fit twice: now, and when it is measured.
  const secondsLeft = (budgetSeconds ?? Number.POSITIVE_INFINITY) - spent()
  const patience = Math.max(fewestSeconds, Math.min(2 * limit, secondsLeft / 4))
  const patientSpec = { ...spec, timeoutSeconds: Math.min(timeoutSeconds, patience) }
  const limits = { isWanted, targets, cutTo: isCut ? secondsLeft : null }
  const settledRows =
    secondsPerCall === undefined
      ? null
      : await settleSuite({ spec: patientSpec, rows: triedRows, secondsPerCall, ...limits }, host)
  // Without the limit it would take longer still.
  if (settledRows === 'too slow' && (isCut || patientSpec.timeoutSeconds < timeoutSeconds))
    return settledRows
  if (settledRows === null && isCut) return 'too slow'
  const { rows, ...timing } =
    settledRows === null || settledRows === 'too slow'
      ? { rows: triedRows, calls: null, seconds, workSeconds: 0 }
      : settledRows
  const describedRows = {
    base: suiteRows({ ...runs.base, rows: rows.base }, command, adapter),
    head: suiteRows({ ...runs.head, rows: rows.head }, command, adapter),
  }
  const sound = soundRows(suite, describedRows, failures)
  const names = rows.head.map((row) => row.name)
  if (isCut) {
    notes.push(cutText(name, names.length))
    const begunNames = runs.head.rows
      .map((row) => row.name)
      .filter((row) => !names.includes(row) && isWanted(row))
    for (const row of [...begunNames, laterResults])
      cutRows.push({ id: rowId(suite, row), cause: 'too-long' })
  }
  request.onNote(learntText(name, names.filter(isWanted), timing.seconds))
  return { name, rows: sound, timing }
}

/** The rows that have the same metric on both sides; the others fail. */
function soundRows(
  suite: SuiteToDescribe,
  { base, head }: BySide<Rows>,
  failures: Failure[],
): BySide<Rows> {
  const before = new Map(base.map(({ name, metrics }) => [name, metrics[0]?.id]))
  const odd = head.flatMap(({ name, metrics }) =>
    (before.get(name) ?? metrics[0]?.id) === metrics[0]?.id ? [] : [name],
  )
  const message = 'expected the same unit from both sides, got different ones'
  for (const name of odd)
    failures.push(new SideError(null, message).failure('pilot', rowId(suite, name)))
  const sound = (rows: Rows): Rows => rows.filter(({ name }) => !odd.includes(name))
  return { base: sound(base), head: sound(head) }
}

function learntText(name: string, rows: readonly string[], seconds: number): string {
  const countedText = rows.length === 1 ? '1 result' : `${String(rows.length)} results`
  return `${name}: ${countedText}${shownNames(rows, 3)}, ${seconds.toFixed(1)} s for a pair`
}

function cutText(name: string, rows: number): string {
  const first =
    rows === 1 ? 'only the first result is' : `only the first ${String(rows)} results are`
  return `${name}: ${first} measured, because a run of all takes more than its share of the time: raise "budget", or choose among them with "only"`
}

function leftOutSuites(names: readonly string[], why: string): string {
  const countedText = names.length === 1 ? '1 suite' : `${String(names.length)} suites`
  return `${countedText} left out, because ${why}${shownNames(names, 5)}: raise "budget", or choose among them with "only"`
}

function shownNames(names: readonly string[], most: number): string {
  const shown = names.map((name) => name.slice(0, 60))
  return names.length === 0 ? '' : ` (${someOf(shown, most)})`
}

/** Both sides' first run of a suite, or what broke one of them. */
async function firstRuns(
  spec: SuiteProcess,
  targets: BySide<Target>,
  host: Learning['host'],
): Promise<BySide<SuiteRun> | SideError> {
  try {
    const base = await runSuite(spec, targets.base, host)
    return { base, head: await runSuite(spec, targets.head, host) }
  } catch (error) {
    if (error instanceof SideError) return error
    throw error
  }
}

/** A process's resource usage belongs to a row only if it is the process's only row. */
function suiteRows(
  { rows, cpuSeconds, peakMemoryBytes }: SuiteRun,
  command: readonly string[],
  { fillsTime }: Adapter,
): Rows {
  const decides = rows.length === 1 && !fillsTime
  const usage = [cpuSeconds === null ? null : cpu, peakMemoryBytes === null ? null : peakMemory]
  const beside = decides ? usage.filter((metric) => metric !== null) : []
  return rows.map((row) => ({
    name: row.name,
    parameters: {},
    command,
    metrics: [rowMetric(row), ...beside],
  }))
}

/** Failures of the benchmarks that threw, on either side; the others of the suite are measured. */
function brokenRows(suite: SuiteToDescribe, runs: BySide<SuiteRun>): readonly Failure[] {
  return sides.flatMap((side) =>
    (runs[side].broken ?? []).map(({ name, message }) =>
      new SideError(side, `${suite.adapter}: ${message}`).failure('pilot', rowId(suite, name)),
    ),
  )
}

function rowId({ name: suite }: SuiteToDescribe, name: string): string {
  return `${suite}/${name}`.slice(0, 300)
}
