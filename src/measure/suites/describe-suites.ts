import type { Adapter } from '../../adapters/adapter.ts'
import { adapters } from '../../adapters/index.ts'
import { cpu, peakMemory } from '../../metrics/index.ts'
import { rowMetric } from '../../metrics/row-metric.ts'
import type { Host } from '../../host/host.ts'
import type { AdapterId } from '../../model/adapter-id.ts'
import type { Failure } from '../../model/judging/failure.ts'
import { sides, type BySide, type Side } from '../../model/build/side.ts'
import type { SuiteRun } from '../../model/run/suite.ts'
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
import { listSuite, type SuiteListing, type SuiteRowDescription } from './list-suite.ts'
import { runSuite, type SuiteProcess } from './run-suite.ts'
import type { Target } from '../targets/target.ts'
import { SideError } from '../actors/side-error.ts'

/** A suite that was found. */
export interface SuiteToDescribe {
  readonly name: string
  readonly adapter: AdapterId
  readonly command: readonly string[]
}

type Rows = readonly SuiteRowDescription[]

/** By the row's name. */
type DescribedCalls = Readonly<Record<string, number>>

const fewestSeconds = 1

/** Stands for the results of a suite that was stopped before it named them. */
const laterResults = '(later results)'

/** One side's suites and their rows. */
type SuitesDescribed = readonly {
  readonly suite: string
  readonly rows: readonly SuiteRowDescription[]
}[]

/** The suites of both sides and their rows. */
export interface DescribedSuites {
  /** Suites that both sides can run. */
  readonly descriptions: BySide<SuitesDescribed>
  /** `benchmarkId` is the suite's name, or that of the failed row. */
  readonly failures: readonly Failure[]
  /** Seconds of one pair of processes, by suite. */
  readonly seconds: ReadonlyMap<string, number>
  /** Calls that each row makes in a block, by suite and row, if the tool accepts a number. */
  readonly calls: ReadonlyMap<string, Readonly<Record<string, number>>>
  /** Suites that the budget has no room for. */
  readonly leftOut: readonly LeftOut[]
  /** Notes for people about what was left out. */
  readonly notes: readonly string[]
}

interface OnSuiteRequest {
  readonly done: number
  readonly total: number
}

/** Time limits of the first runs, and who is notified. */
export interface LearnedSuites {
  /** Time limit of one process. */
  readonly timeoutSeconds: number
  /** What the run may take, what it took before included; `null` for no limit. */
  readonly budgetSeconds: number | null
  readonly spentSeconds: number
  readonly cancelled: () => boolean
  /** Whether a row of a suite is asked for. */
  readonly isWanted: (suite: string, row: string) => boolean
  /** Called for each suite in turn. */
  readonly onNote: (text: string) => void
  /** Told of each suite before it is run. */
  readonly onSuite: (name: string, parts: OnSuiteRequest) => void
}

/**
 * Runs every suite once on both sides to find out its rows. A suite that fails on one side is left
 * out on both, and so is a row with different metrics on the two sides. Suites for which no time is
 * left are reported and left out.
 */
export async function describeSuites(
  targets: BySide<Target>,
  suites: readonly SuiteToDescribe[],
  {
    timeoutSeconds,
    budgetSeconds,
    spentSeconds,
    cancelled,
    isWanted,
    onNote,
    onSuite,
  }: LearnedSuites,
  host: Pick<Host, 'processes' | 'files' | 'clock'>,
): Promise<DescribedSuites> {
  const base: SuitesDescribed[number][] = []
  const head: SuitesDescribed[number][] = []
  const failures: Failure[] = []
  const begunAt = host.clock.monotonicSeconds()
  const seconds = new Map<string, number>()
  const calls = new Map<string, DescribedCalls>()
  /** What of a pair its calls take, by suite. */
  const works = new Map<string, number>()
  const notes: string[] = []
  const orFailure = async <T>(suite: SuiteToDescribe, ask: () => Promise<T>): Promise<T | null> => {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof SideError)) throw error
      failures.push(error.failure('pilot', suite.name))
      return null
    }
  }
  const keep = (suite: SuiteToDescribe, rows: BySide<Rows>): void => {
    const odd = otherwiseNamed(rows.base, rows.head)
    failures.push(...odd.map((name) => differentUnits(suite, name)))
    const sound = (all: Rows): Rows => all.filter(({ name }) => !odd.includes(name))
    base.push({ suite: suite.name, rows: sound(rows.base) })
    head.push({ suite: suite.name, rows: sound(rows.head) })
  }
  const late: string[] = []
  const cut: LeftOut[] = []
  const slow: string[] = []
  const spent = (): number => spentSeconds + host.clock.monotonicSeconds() - begunAt
  for (const [at, suite] of suites.entries()) {
    if (cancelled()) break
    onSuite(suite.name, { done: at, total: suites.length })
    const allowedCount = learningSeconds({
      budgetSeconds,
      spentSeconds: spent(),
      suitesLeft: suites.length - at,
    })
    if (allowedCount <= 0) {
      late.push(suite.name)
      continue
    }
    const adapter = adapters[suite.adapter]
    const { list: listing } = adapter
    if (listing !== undefined) {
      const list = (side: Side): Promise<SuiteListing> =>
        listSuite({ ...suite, listing }, targets[side], host)
      const listedParts = {
        base: await orFailure(suite, () => list('base')),
        head: await orFailure(suite, () => list('head')),
      }
      if (listedParts.head !== null) {
        notes.push(...listedParts.head.notes.map((text) => `${suite.name}: ${text}`))
      }
      if (listedParts.base === null || listedParts.head === null) continue
      keep(suite, { base: listedParts.base.rows, head: listedParts.head.rows })
      continue
    }
    const limit = Math.min(timeoutSeconds, Math.max(fewestSeconds, allowedCount))
    const spec = { ...suite, command: [...suite.command], timeoutSeconds: limit }
    const { secondsPerCall } = adapter
    const mayBeCut = limit < timeoutSeconds && secondsPerCall !== undefined
    const begun = host.clock.monotonicSeconds()
    const runs = await bothOf({ ...spec, mayBeCut }, targets, host, cancelled)
    if (runs === null) break
    if (runs instanceof SideError) {
      if (runs.facts.timedOut && limit < timeoutSeconds) slow.push(suite.name)
      else failures.push(runs.failure('pilot', suite.name))
      continue
    }
    const isCut = runs.base.isCut === true || runs.head.isCut === true
    const toldParts = { base: runs.base.rows, head: runs.head.rows }
    const triedSides = isCut ? firstRows(toldParts, (budgetSeconds ?? 0) - spent()) : toldParts
    failures.push(...brokenRows(suite, runs))
    seconds.set(suite.name, host.clock.monotonicSeconds() - begun)
    // It fills a tenth of a second a row, which a suite that is only tried does not. A pair of them
    // has to fit twice: now, and when it is measured.
    const remaining = budgetSeconds === null ? Number.POSITIVE_INFINITY : budgetSeconds - spent()
    const patience = Math.max(fewestSeconds, Math.min(2 * limit, remaining / 4))
    const patient = { ...spec, timeoutSeconds: Math.min(timeoutSeconds, patience) }
    const settledValue =
      secondsPerCall === undefined
        ? null
        : await settleSuite(
            {
              spec: patient,
              rows: triedSides,
              secondsPerCall,
              isWanted: (row) => isWanted(suite.name, row),
              targets,
              cutTo: isCut ? remaining : null,
            },
            host,
          )
    // Without the limit it would take longer still.
    const isSlow = isCut
      ? settledValue === null || settledValue === 'too slow'
      : settledValue === 'too slow' && patient.timeoutSeconds < timeoutSeconds
    if (isSlow) {
      slow.push(suite.name)
      continue
    }
    if (settledValue !== null && settledValue !== 'too slow') {
      works.set(suite.name, settledValue.workSeconds)
      seconds.set(suite.name, settledValue.seconds)
      calls.set(suite.name, settledValue.calls)
    }
    const { rows } =
      settledValue === null || settledValue === 'too slow' ? { rows: triedSides } : settledValue
    keep(suite, {
      base: suiteRows({ ...runs.base, rows: rows.base }, suite.command, adapter),
      head: suiteRows({ ...runs.head, rows: rows.head }, suite.command, adapter),
    })
    if (isCut) {
      notes.push(cutText(suite.name, rows.head.length))
      const keptNames = new Set(rows.head.map(({ name }) => name))
      const begunNames = runs.head.rows.flatMap(({ name }) =>
        keptNames.has(name) || !isWanted(suite.name, name) ? [] : [name],
      )
      for (const name of [...begunNames, laterResults]) {
        cut.push({ id: rowId(suite, name), cause: 'too-long' })
      }
    }
    const names = rows.head.map(({ name }) => name)
    const wantedNames = names.filter((name) => isWanted(suite.name, name))
    onNote(learntText(suite.name, wantedNames, seconds.get(suite.name) ?? 0))
  }
  const learnt = head.flatMap(({ suite, rows }) => {
    const takenCount = seconds.get(suite)
    const ownParts = { name: suite, rows: rows.length, workSeconds: works.get(suite) ?? 0 }
    return takenCount === undefined ? [] : [{ ...ownParts, seconds: takenCount }]
  })
  const secondsLeft = (budgetSeconds ?? Number.POSITIVE_INFINITY) - spent()
  const shortest = learnt.map((entry) => ({ ...entry, seconds: shortestSeconds(entry) }))
  const fittingNames = budgetSeconds === null ? null : suitesThatFit(shortest, secondsLeft)
  const isKept = ({ suite }: SuitesDescribed[number]): boolean =>
    fittingNames === null || !seconds.has(suite) || fittingNames.has(suite)
  late.unshift(...head.flatMap((entry) => (isKept(entry) ? [] : [entry.suite])))
  if (slow.length > 0)
    notes.push(leftOutSuites(slow, 'one run of it takes more than its share of the time'))
  if (late.length > 0)
    notes.push(leftOutSuites(late, 'the budget has no room for more than the others'))
  const descriptions = { base: base.filter(isKept), head: head.filter(isKept) }
  const keptEntries = learnt.filter(({ name }) => fittingNames === null || fittingNames.has(name))
  const share = shareOfCalls(keptEntries, secondsLeft)
  for (const entry of keptEntries) {
    seconds.set(entry.name, entry.seconds - (1 - share) * entry.workSeconds)
    const ownValue = calls.get(entry.name)
    if (ownValue !== undefined) calls.set(entry.name, sharedCalls(ownValue, share))
  }
  const leftOut = [
    ...slow.map((id) => ({ id, cause: 'too-long' as const })),
    ...late.map((id) => ({ id, cause: 'no-room' as const })),
    ...cut,
  ]
  return { descriptions, failures, seconds, calls, leftOut, notes }
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

/**
 * Both sides' first run of a suite.
 *
 * @returns what broke one of them; `null` when the run was cancelled, which ends what runs
 */
async function bothOf(
  spec: SuiteProcess,
  targets: BySide<Target>,
  host: Pick<Host, 'processes' | 'files' | 'clock'>,
  cancelled: LearnedSuites['cancelled'],
): Promise<BySide<SuiteRun> | SideError | null> {
  const trial = { ...spec, isTrial: true }
  try {
    const base = await runSuite(trial, targets.base, host)
    const head = await runSuite(trial, targets.head, host)
    return { base, head }
  } catch (error) {
    if (!(error instanceof SideError)) throw error
    return cancelled() ? null : error
  }
}

/** A process's resource usage belongs to a row only if it is the process's only row. */
function suiteRows(
  { rows, cpuSeconds, peakMemoryBytes }: SuiteRun,
  command: readonly string[],
  { fillsTime }: Adapter,
): readonly SuiteRowDescription[] {
  const decides = rows.length === 1 && !fillsTime
  const beside = [
    ...(decides && cpuSeconds !== null ? [cpu] : []),
    ...(decides && peakMemoryBytes !== null ? [peakMemory] : []),
  ]
  return rows.map((row) => ({
    name: row.name,
    parameters: {},
    command,
    metrics: [rowMetric(row), ...beside],
  }))
}

/** Names of rows with different metrics on the two sides. */
function otherwiseNamed(
  base: readonly SuiteRowDescription[],
  head: readonly SuiteRowDescription[],
): readonly string[] {
  const before = new Map(base.map(({ name, metrics }) => [name, metrics[0]?.id]))
  return head.flatMap(({ name, metrics }) => {
    const knownText = before.get(name)
    return knownText === undefined || knownText === metrics[0]?.id ? [] : [name]
  })
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

function differentUnits(suite: SuiteToDescribe, name: string): Failure {
  const message = 'expected the same unit from both sides, got different ones'
  return new SideError(null, message).failure('pilot', rowId(suite, name))
}
