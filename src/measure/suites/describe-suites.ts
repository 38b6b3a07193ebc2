import type { Adapter } from '../../adapters/adapter.ts'
import { adapters } from '../../adapters/index.ts'
import { cpu } from '../../metrics/cpu.ts'
import { peakMemory } from '../../metrics/peak-memory.ts'
import { rowMetric } from '../../metrics/row-metric.ts'
import type { Host } from '../../host/host.ts'
import type { AdapterId } from '../../model/adapter-id.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { BySide, Side } from '../../model/build/side.ts'
import type { SuiteRun } from '../../model/run/suite.ts'
import { callsWithin } from './calls-within.ts'
import { listSuite, type Listed } from './list-suite.ts'
import { runSuite, type SuiteSpec } from './run-suite.ts'
import type { Target } from '../targets/target.ts'
import { SideError } from '../actors/side-error.ts'
import type { SuiteRowDescription } from './suite-row-description.ts'

/** A suite that was found. */
export interface SuiteToDescribe {
  readonly name: string
  readonly adapter: AdapterId
  readonly command: readonly string[]
}

type Rows = readonly SuiteRowDescription[]

/** One side's suites and their rows. */
type Described = readonly {
  readonly suite: string
  readonly rows: readonly SuiteRowDescription[]
}[]

/** The suites of both sides and their rows. */
export interface DescribedSuites {
  /** Suites that both sides can run. */
  readonly descriptions: BySide<Described>
  /** `benchmarkId` is the suite's name, or that of the failed row. */
  readonly failures: readonly Failure[]
  /** Seconds of one pair of processes, by suite. */
  readonly seconds: ReadonlyMap<string, number>
  /** Calls that each row makes in a block, by suite and row, if the tool accepts a number. */
  readonly calls: ReadonlyMap<string, Readonly<Record<string, number>>>
  /** Notes for people about what was left out. */
  readonly notes: readonly string[]
}

/** Time limits of the first runs, and who is notified. */
export interface Learning {
  /** Time limit of one process. */
  readonly timeoutSeconds: number
  /** Whether there is time for another suite. */
  readonly mayGoOn: () => boolean
  /** Called for each suite in turn. */
  readonly onNote: (text: string) => void
}

/**
 * Runs every suite once on both sides to find out its rows. A suite that fails on one side is left
 * out on both, and so is a row with different metrics on the two sides. Suites for which no time is
 * left are reported and left out.
 */
export async function describeSuites(
  {
    targets,
    suites,
    learning: { timeoutSeconds, mayGoOn, onNote },
  }: {
    readonly targets: BySide<Target>
    readonly suites: readonly SuiteToDescribe[]
    readonly learning: Learning
  },
  host: Pick<Host, 'processes' | 'files' | 'clock'>,
): Promise<DescribedSuites> {
  const base: Described[number][] = []
  const head: Described[number][] = []
  const failures: Failure[] = []
  const seconds = new Map<string, number>()
  const calls = new Map<string, Readonly<Record<string, number>>>()
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
  for (const suite of suites) {
    if (!mayGoOn()) {
      late.push(suite.name)
      continue
    }
    const adapter = adapters[suite.adapter]
    const { list: listing } = adapter
    if (listing !== undefined) {
      const list = (side: Side): Promise<Listed> =>
        listSuite({ ...suite, listing }, targets[side], host)
      const listed = {
        base: await orFailure(suite, () => list('base')),
        head: await orFailure(suite, () => list('head')),
      }
      if (listed.head !== null) {
        notes.push(...listed.head.notes.map((text) => `${suite.name}: ${text}`))
      }
      if (listed.base === null || listed.head === null) continue
      keep(suite, { base: listed.base.rows, head: listed.head.rows })
      continue
    }
    const spec = { ...suite, command: [...suite.command], timeoutSeconds }
    const begun = host.clock.monotonicSeconds()
    const first = {
      base: await orFailure(suite, () => runSuite({ ...spec, isTrial: true }, targets.base, host)),
      head: await orFailure(suite, () => runSuite({ ...spec, isTrial: true }, targets.head, host)),
    }
    seconds.set(suite.name, host.clock.monotonicSeconds() - begun)
    if (first.base === null || first.head === null) continue
    const runs = { base: first.base, head: first.head }
    const { secondsPerCall } = adapter
    const rows = { base: runs.base.rows, head: runs.head.rows }
    const settled =
      secondsPerCall === undefined
        ? null
        : await settle({ spec, calls: callsWithin(rows, { secondsPerCall }), targets }, host)
    if (settled !== null) {
      seconds.set(suite.name, settled.seconds)
      calls.set(suite.name, settled.calls)
    }
    keep(suite, {
      base: rowsOf(runs.base, suite.command, adapter),
      head: rowsOf(runs.head, suite.command, adapter),
    })
    onNote(learntText(suite.name, runs.head.rows.length, seconds.get(suite.name) ?? 0))
  }
  if (late.length > 0) notes.push(lateText(late))
  return { descriptions: { base, head }, failures, seconds, calls, notes }
}

function learntText(name: string, rows: number, seconds: number): string {
  const counted = rows === 1 ? '1 result' : `${String(rows)} results`
  return `${name}: ${counted}, ${seconds.toFixed(1)} s for a pair`
}

function lateText(names: readonly string[]): string {
  const shown = `${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}`
  return `${String(names.length)} suites left out, because half of the budget was used before their turn: ${shown}; raise "budget", or choose among them with "only"`
}

/**
 * Measures how long a pair of processes takes whose rows make a given number of calls.
 *
 * @returns the rows that did so on both sides; `null` if none did, or the suite failed: then the
 * tool itself decides
 */
async function settle(
  {
    spec,
    calls,
    targets,
  }: {
    readonly spec: SuiteSpec
    readonly calls: Readonly<Record<string, number>>
    readonly targets: BySide<Target>
  },
  host: Pick<Host, 'processes' | 'files' | 'clock'>,
): Promise<{ readonly calls: Readonly<Record<string, number>>; readonly seconds: number } | null> {
  const begun = host.clock.monotonicSeconds()
  const fixedOn = async (side: Side): Promise<ReadonlySet<string>> => {
    const { rows } = await runSuite({ ...spec, calls }, targets[side], host)
    return new Set(rows.flatMap(({ name, fixed }) => (fixed === true ? [name] : [])))
  }
  try {
    const base = await fixedOn('base')
    const head = await fixedOn('head')
    const fixed = Object.entries(calls).filter(([name]) => base.has(name) && head.has(name))
    if (fixed.length === 0) return null
    const seconds = host.clock.monotonicSeconds() - begun
    return { calls: Object.fromEntries(fixed), seconds }
  } catch (error) {
    if (error instanceof SideError) return null
    throw error
  }
}

/** A process's resource usage belongs to a row only if it is the process's only row. */
function rowsOf(
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
    const known = before.get(name)
    return known === undefined || known === metrics[0]?.id ? [] : [name]
  })
}

function differentUnits(suite: SuiteToDescribe, name: string): Failure {
  const message = 'expected the same unit from both sides, got different ones'
  return new SideError(null, message).failure('pilot', `${suite.name}/${name}`.slice(0, 300))
}
