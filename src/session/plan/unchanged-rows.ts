import type { Target } from '../../measure/targets/target.ts'
import { tryBenchmarks } from '../../measure/try-benchmarks.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { type Benchmark, comparesSides, isOfFirstCalls } from '../../model/run/benchmark.ts'
import type { LeftOut, Plan, Unreached } from '../../model/run/plan.ts'
import { randomOf, seedOf } from '../../model/random.ts'
import type { PlannedBenchmarks } from '../../plan/benchmarks-of.ts'
import { unreachedBy, type RowTrial } from '../../plan/reach/unreached-by.ts'
import type { PreparedVariant } from '../stage/prepare-sides.ts'
import { areSpared, type Session } from '../session.ts'

/** Which rows a change cannot have made slower or faster. */
export interface UnchangedRows {
  /** Rows that nothing reaches that differs between the sides, or that load a published copy of the package alone. */
  readonly leftOut: readonly LeftOut[]
  /** Ids of those that are not measured: some are all the same, to find errors of this rule. */
  readonly spared: ReadonlySet<string>
  /** What of the change no row reaches; `null` where there is no unchanged row. */
  readonly unreached: Unreached | null
}

const noneUnchanged: UnchangedRows = { leftOut: [], spared: new Set(), unreached: null }

const witnessShare = 1 / 20

// Any number that no round has.
const witnessPart = 0x5eed

/**
 * Tries every row on each side, untimed, and finds those that nothing can reach of what differs between the sides:
 * they are decided before any time is seen. What cannot be followed or fails is measured, and so is a row whose
 * module has another row that something reaches. Suites were followed when they were learnt.
 */
export async function unchangedRows(
  session: Pick<Session, 'request' | 'settings' | 'host' | 'seed' | 'earlier'>,
  preparedVariants: readonly PreparedVariant[],
  { benchmarks }: Pick<PlannedBenchmarks, 'benchmarks'>,
): Promise<UnchangedRows> {
  const { request, settings, host, seed, earlier } = session
  if (earlier !== null) return { ...noneUnchanged, spared: sparedBefore(earlier.run.plan) }
  if (preparedVariants.some(({ rowTrials }) => rowTrials === null)) return noneUnchanged
  const isSpared = areSpared({ settings, request })
  const compared = benchmarks.filter(comparesSides)
  const unchanged = new Set<string>()
  const publishedIds = new Set<string>()
  const trials: (RowTrial | null)[] = []
  const isLearnt = (suite: string): boolean =>
    preparedVariants.some(({ rowTrials }) => rowTrials?.trials.has(suite) === true)
  const groups = [...groupedBy(compared, (benchmark) => trialNameOf(benchmark, isLearnt))]
  for (const [at, [name, group]] of groups.entries()) {
    if (request.isCancelled()) return noneUnchanged
    const what = 'trying what each benchmark loads'
    request.onProgress({ kind: 'doing', what, parts: { done: at, total: groups.length } })
    const [first] = group
    const variant = preparedVariants.find(({ runtime }) => runtime === (first.runtime ?? null))
    const rowTrials = variant?.rowTrials ?? null
    if (name !== null && rowTrials !== null && !rowTrials.trials.has(name)) {
      // What fails is measured, and told then.
      const run = async (target: Target): Promise<boolean> =>
        (await tryBenchmarks(group, target, host)) === null
      const words = group
        .flatMap(({ command, parameters }) => [...(command ?? []), ...Object.values(parameters)])
        .join(' ')
      const ids = group.map(({ id }) => id)
      const trial = { run, isSound: Boolean, isAtOnce: true, words, ids }
      await rowTrials.follow(name, trial)
    }
    // A trial of many calls shows what first ones run, but not all that they may reach.
    const isShown = !group.some(isOfFirstCalls)
    const shownTrial = name !== null && isShown ? (rowTrials?.trials.get(name) ?? null) : null
    trials.push(shownTrial)
    const isAlone = shownTrial?.published === 'alone'
    for (const { id } of group)
      if (isAlone) publishedIds.add(id)
      else if (isSpared && shownTrial?.isUnchanged === true) unchanged.add(id)
    if (shownTrial?.published === 'beside') {
      const text = `${first?.id ?? ''}: something loads a published copy of the package from node_modules beside the compared one`
      request.onProgress({ kind: 'note', text })
    }
  }
  const [variant] = preparedVariants
  const unreached =
    unchanged.size === 0 || variant?.rowTrials == null
      ? null
      : unreachedBy(trials, variant.rowTrials)
  const witnesses = witnessesAmong([...unchanged], compared.length, { unreached, seed })
  return {
    leftOut: [
      ...[...unchanged].map((id) => ({ id, cause: 'unchanged' as const })),
      ...[...publishedIds].map((id) => ({ id, cause: 'published-copy' as const })),
    ],
    spared: new Set([...publishedIds, ...[...unchanged].filter((id) => !witnesses.has(id))]),
    unreached,
  }
}

/** What a run that goes on has decided without a measurement: it follows nothing again. */
function sparedBefore({ benchmarks, leftOut = [] }: Plan): ReadonlySet<string> {
  const measuredIds = new Set(benchmarks.map(({ id }) => id))
  return new Set(leftOut.map(({ id }) => id).filter((id) => !measuredIds.has(id)))
}

/** One in twenty, and one at least where something differs that is shipped and that no row reaches. */
function witnessesAmong(
  unchanged: readonly string[],
  rowCount: number,
  { unreached, seed }: Pick<UnchangedRows, 'unreached'> & Pick<Session, 'seed'>,
): ReadonlySet<string> {
  const random = randomOf(seedOf(seed, witnessPart))
  const isAnythingMeasured = rowCount > unchanged.length
  const drawn = unchanged.filter(() => isAnythingMeasured && random.next() < witnessShare)
  const isNeeded = drawn.length === 0 && unreached !== null && unreached.shipped.length > 0
  const one = unchanged[Math.floor(random.next() * unchanged.length)]
  return new Set(isNeeded && one !== undefined ? [one] : drawn)
}

/** The name of the trial that shows a row; `null` for servers, which answer what nobody follows. */
function trialNameOf(benchmark: Benchmark, isLearnt: (suite: string) => boolean): string | null {
  switch (benchmark.driver) {
    case 'pingpong':
      return `module ${benchmark.runtime ?? ''} ${benchmark.module}`
    case 'suite':
    case 'command':
      if (isLearnt(benchmark.suite)) return benchmark.suite
      return `command ${benchmark.runtime ?? ''} ${benchmark.command.join('\0')}`
    case 'alternate':
      return null
  }
}
