import { cpu } from '../metrics/cpu.ts'
import { peakMemory } from '../metrics/peak-memory.ts'
import { rowMetric } from '../metrics/row-metric.ts'
import type { Host } from '../host/host.ts'
import type { AdapterId } from '../model/adapter-id.ts'
import type { Failure } from '../model/judging/failure.ts'
import type { BySide, Side } from '../model/build/side.ts'
import type { SuiteRun } from '../model/run/suite.ts'
import { listNodeCore } from './list-node-core.ts'
import { runSuite } from './run-suite.ts'
import type { Target } from './target.ts'
import { SideError } from './side-error.ts'
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

/** What both sides' suites have shown. */
export interface DescribedSuites {
  /** Suites that both sides can run. */
  readonly descriptions: BySide<Described>
  /** `benchmarkId` is the suite's name, or that of the row that is broken. */
  readonly failures: readonly Failure[]
  /** Of one pair of processes, by suite. */
  readonly seconds: ReadonlyMap<string, number>
  /** What was left out, for people. */
  readonly notes: readonly string[]
}

/**
 * Runs every suite once on both sides to learn its rows. A suite that breaks on one side is left out of
 * both, and so is a row that is a value of something else on the other side.
 *
 * @param timeoutSeconds - of one process
 */
export async function describeSuites(
  targets: BySide<Target>,
  suites: readonly SuiteToDescribe[],
  timeoutSeconds: number,
  host: Pick<Host, 'processes' | 'files' | 'clock'>,
): Promise<DescribedSuites> {
  const base: Described[number][] = []
  const head: Described[number][] = []
  const failures: Failure[] = []
  const seconds = new Map<string, number>()
  const notes: string[] = []
  const rowsOn = async (side: Side, suite: SuiteToDescribe): Promise<Rows | null> => {
    try {
      if (suite.adapter === 'node-core') {
        const listed = await listNodeCore(suite.command, targets[side], host)
        if (side === 'head') notes.push(...listed.notes.map((text) => `${suite.name}: ${text}`))
        return listed.rows
      }
      const spec = { ...suite, command: [...suite.command], timeoutSeconds }
      return rowsOf(await runSuite(spec, targets[side], host), suite.command)
    } catch (error) {
      if (!(error instanceof SideError)) throw error
      failures.push(error.failure('pilot', suite.name))
      return null
    }
  }
  for (const suite of suites) {
    const begun = host.clock.monotonicSeconds()
    const rows = { base: await rowsOn('base', suite), head: await rowsOn('head', suite) }
    if (suite.adapter !== 'node-core') {
      seconds.set(suite.name, host.clock.monotonicSeconds() - begun)
    }
    if (rows.base === null || rows.head === null) continue
    const odd = otherwiseNamed(rows.base, rows.head)
    failures.push(...odd.map((name) => differentUnits(suite, name)))
    const sound = (all: Rows): Rows => all.filter(({ name }) => !odd.includes(name))
    base.push({ suite: suite.name, rows: sound(rows.base) })
    head.push({ suite: suite.name, rows: sound(rows.head) })
  }
  return { descriptions: { base, head }, failures, seconds, notes }
}

/** What a process has used is a row's own affair only when it has no other rows. */
function rowsOf(
  { rows, cpuSeconds, peakMemoryBytes }: SuiteRun,
  command: readonly string[],
): readonly SuiteRowDescription[] {
  const isAlone = rows.length === 1
  const beside = [
    ...(isAlone && cpuSeconds !== null ? [cpu] : []),
    ...(isAlone && peakMemoryBytes !== null ? [peakMemory] : []),
  ]
  return rows.map((row) => ({
    name: row.name,
    parameters: {},
    command,
    metrics: [rowMetric(row), ...beside],
  }))
}

/** Names of rows that are values of different metrics on the two sides. */
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
