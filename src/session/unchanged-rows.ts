import type { Host } from '../host/host.ts'
import { commandOf, sideProcess } from '../measure/actors/side-process.ts'
import { startHarness } from '../measure/actors/harness.ts'
import { SideError } from '../measure/actors/side-error.ts'
import { followedTarget, looksIn, readTheSame, type Looks } from '../measure/looks.ts'
import { runSuite } from '../measure/suites/run-suite.ts'
import type { Target } from '../measure/targets/target.ts'
import type { BySide, Side } from '../model/build/side.ts'
import { type Benchmark, comparesSides } from '../model/run/benchmark.ts'
import { randomOf, seedOf } from '../model/random.ts'
import type { PlannedBenchmarks } from '../plan/benchmarks-of.ts'
import { type PreparedVariant, targetsOf } from './prepare-sides.ts'
import type { Session } from './session.ts'

/** Which rows a change cannot have made slower or faster. */
export interface UnchangedRows {
  /** Ids of the rows that read the same on both sides. */
  readonly unchanged: ReadonlySet<string>
  /** Those of them that are measured all the same, to find errors of this rule. */
  readonly witnesses: ReadonlySet<string>
}

/** Where nobody looks. */
export const noneUnchanged: UnchangedRows = { unchanged: new Set(), witnesses: new Set() }

const witnessShare = 1 / 20

// Any number that no round has.
const witnessPart = 0x5eed

/**
 * Runs every row once on each side, untimed, and finds those that read the same files with the same content:
 * they are decided before any time is seen. What cannot be followed, fails, or reads something else by
 * chance is measured. So is a row whose module has another row that reads something else.
 */
export async function unchangedRows(
  session: Session,
  preparedVariants: readonly PreparedVariant[],
  { benchmarks, edited = [] }: Pick<PlannedBenchmarks, 'benchmarks' | 'edited'>,
): Promise<UnchangedRows> {
  const { request, settings, earlier, host, seed } = session
  const isWanted = (settings.rows ?? request.rows ?? 'all') === 'changed'
  if (!isWanted || earlier !== null || request.versus !== undefined) return noneUnchanged
  if (preparedVariants.some(runsOtherwise)) return noneUnchanged
  const touchedGroups = new Set<string>()
  const unchangedIds = new Set<string>()
  const answersByKey = new Map<string, boolean>()
  for (const [at, benchmark] of benchmarks.entries()) {
    if (request.cancelled()) return noneUnchanged
    const group = loadingGroupOf(benchmark)
    if (!comparesSides(benchmark) || group === null || touchedGroups.has(group)) continue
    request.onProgress({
      kind: 'doing',
      what: 'looking at what each benchmark loads',
      parts: { done: at, total: benchmarks.length },
    })
    const key = benchmark.driver === 'suite' ? group : benchmark.id
    const targets = targetsOf(benchmark, preparedVariants)
    const isUnchanged =
      answersByKey.get(key) ?? (await readsTheSame(benchmark, targets, edited, host))
    answersByKey.set(key, isUnchanged)
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

/** Whether the sides differ in what runs them, which no file of theirs shows. */
function runsOtherwise({ differences, builds }: PreparedVariant): boolean {
  return (
    builds.base.runtime.path !== builds.head.runtime.path ||
    differences.some(({ kind }) => kind === 'runtime')
  )
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

/** @param edited - paths in the folder of benchmarks of scripts that head has edited */
async function readsTheSame(
  benchmark: Benchmark,
  targets: BySide<Target>,
  edited: readonly string[],
  host: Host,
): Promise<boolean> {
  const [base, head] = await Promise.all([
    looksOf(benchmark, 'base', targets, host),
    looksOf(benchmark, 'head', targets, host),
  ])
  if (base === null || head === null) return false
  const { files } = host
  const editedPaths = edited.map((path) => files.join(targets.head.benchmarkDirectory, path))
  return readTheSame({ looks: { base, head }, targets, editedPaths }, files)
}

/** @returns `null` where it fails, or cannot be followed */
async function looksOf(
  benchmark: Benchmark,
  side: Side,
  targets: BySide<Target>,
  host: Host,
): Promise<Looks | null> {
  const { target, looksPath } = followedTarget(targets[side], host.files)
  await host.files.remove(looksPath)
  try {
    await runOnce(benchmark, target, host)
  } catch (error) {
    if (error instanceof SideError) return null
    throw error
  }
  const looks = looksIn((await host.files.read(looksPath)) ?? '')
  await host.files.remove(looksPath)
  return looks
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
