import type { Host } from '../host/host.ts'
import { commandOf, sideProcess } from '../measure/actors/side-process.ts'
import { startHarness } from '../measure/actors/harness.ts'
import { SideError } from '../measure/actors/side-error.ts'
import { followedRuns } from '../measure/looks.ts'
import { runSuite } from '../measure/suites/run-suite.ts'
import type { Target } from '../measure/targets/target.ts'
import { type Benchmark, comparesSides } from '../model/run/benchmark.ts'
import { randomOf, seedOf } from '../model/random.ts'
import type { PlannedBenchmarks } from '../plan/benchmarks-of.ts'
import type { PreparedVariant } from './prepare-sides.ts'
import type { Session } from './session.ts'

/** Which rows a change cannot have made slower or faster. */
export interface UnchangedRows {
  /** Ids of the rows that read the same on both sides. */
  readonly unchanged: ReadonlySet<string>
  /** Those of them that are measured all the same, to find errors of this rule. */
  readonly witnesses: ReadonlySet<string>
}

const noneUnchanged: UnchangedRows = { unchanged: new Set(), witnesses: new Set() }

const witnessShare = 1 / 20

// Any number that no round has.
const witnessPart = 0x5eed

/**
 * Runs every row once on each side, untimed, and finds those that read the same files with the same content:
 * they are decided before any time is seen. What cannot be followed, fails, or reads something else by
 * chance is measured. So is a row whose module has another row that reads something else. Suites were followed
 * when they were learnt.
 */
export async function unchangedRows(
  { request, host, seed }: Pick<Session, 'request' | 'host' | 'seed'>,
  preparedVariants: readonly PreparedVariant[],
  { benchmarks }: Pick<PlannedBenchmarks, 'benchmarks'>,
): Promise<UnchangedRows> {
  if (preparedVariants.some(({ editedPaths }) => editedPaths === null)) return noneUnchanged
  const touchedGroups = new Set<string>()
  const unchangedIds = new Set<string>()
  for (const [at, benchmark] of benchmarks.entries()) {
    if (request.cancelled()) return noneUnchanged
    const group = loadingGroupOf(benchmark)
    const variant = preparedVariants.find(({ runtime }) => runtime === (benchmark.runtime ?? null))
    if (!comparesSides(benchmark) || variant === undefined) continue
    if (group === null || touchedGroups.has(group)) continue
    request.onProgress({
      kind: 'doing',
      what: 'looking at what each benchmark loads',
      parts: { done: at, total: benchmarks.length },
    })
    const learntAnswer =
      benchmark.driver === 'suite' ? variant.followedSuites.get(benchmark.suite) : undefined
    const isUnchanged = learntAnswer ?? (await readsTheSame(benchmark, variant, host))
    if (isUnchanged) unchangedIds.add(benchmark.id)
    else touchedGroups.add(group)
  }
  const isAnythingMeasured = benchmarks.some(({ id }) => !unchangedIds.has(id))
  const random = randomOf(seedOf(seed, witnessPart))
  const witnesses = [...unchangedIds].filter(
    () => isAnythingMeasured && random.next() < witnessShare,
  )
  return { unchanged: unchangedIds, witnesses: new Set(witnesses) }
}

/** Rows that load the same to begin with; `null` for servers, which answer what nobody follows. */
function loadingGroupOf(benchmark: Benchmark): string | null {
  switch (benchmark.driver) {
    case 'pingpong':
      // The first calls of these are what is measured.
      return benchmark.series === undefined && benchmark.batches === undefined
        ? `${benchmark.runtime ?? ''} ${benchmark.module}`
        : null
    case 'suite':
    case 'command':
    case 'sliced':
      return `${benchmark.runtime ?? ''} ${benchmark.command.join('\0')}`
    case 'alternate':
      return null
  }
}

async function readsTheSame(
  benchmark: Benchmark,
  { targets, editedPaths }: Pick<PreparedVariant, 'targets' | 'editedPaths'>,
  host: Host,
): Promise<boolean> {
  const run = async (target: Target): Promise<boolean> => {
    try {
      await runOnce(benchmark, target, host)
      return true
    } catch (error) {
      if (!(error instanceof SideError)) throw error
      // What fails is measured, and told then.
      return false
    }
  }
  const request = { targets, run, isAtOnce: true, editedPaths }
  const { values, isSame } = await followedRuns(request, host.files)
  return isSame && values.base && values.head
}

async function runOnce(benchmark: Benchmark, target: Target, host: Host): Promise<void> {
  const { timeoutSeconds } = benchmark
  switch (benchmark.driver) {
    case 'pingpong': {
      // It makes a first call before it answers.
      const placement = { mainCpu: null, otherCpus: null }
      const harness = await startHarness({ benchmark, target, placement }, host)
      await harness.end()
      return
    }
    case 'suite':
      await runSuite({ ...benchmark, isTrial: true }, target, host)
      return
    case 'command':
    case 'sliced': {
      const argv = commandOf(benchmark, target)
      const outcome = await host.processes.run(sideProcess(target, { argv, timeoutSeconds }))
      if (outcome.exitCode !== 0) throw new SideError(target.side, 'the command failed', outcome)
      return
    }
    case 'alternate':
      throw new Error(`expected a benchmark without a server, got ${benchmark.id}`)
  }
}
