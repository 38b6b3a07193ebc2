import type { Benchmark } from '../../model/run/benchmark.ts'
import type { PlannedBenchmarks } from '../../plan/benchmarks-of.ts'
import { contestsOfSides } from '../../plan/contenders/contest-between.ts'
import { axisFromText, contestsOnAxes, type Axis } from '../../plan/contenders/contests-on-axes.ts'
import { nameOfPath } from '../../find/find.ts'
import type { Revision } from '../../model/build/revision.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import type { PreparedVariant } from '../stage/prepare-sides.ts'
import type { Session, Versus } from '../session.ts'

/** What is measured, contests included, or those of sides or files alone; a UsageError without a contender. */
export function plannedContests(
  session: Session,
  preparedVariants: readonly PreparedVariant[],
  plannedBenchmarks: PlannedBenchmarks,
): PlannedBenchmarks {
  const { settings, request } = session
  const { versus } = request
  const { written: contenders = [] } = versus ?? {}
  const alone = { ...plannedBenchmarks, benchmarks: [], added: [], removed: [], contenders }
  if (versus?.kind === 'revisions') {
    return { ...alone, benchmarks: contestsOfSides(competingBuilds(session, preparedVariants)) }
  }
  // Errors in the benchmarks themselves are reported first.
  if (plannedBenchmarks.benchmarks.length === 0)
    return versus === undefined ? plannedBenchmarks : alone
  const namedAxes = settings.axis.map(axisFromText)
  if (versus?.kind === 'in-place') {
    const place = axisOfPlace(versus, request.inputs.commands ?? [])
    refuseBroken(place, preparedVariants)
    const axes = [place, ...namedAxes]
    return { ...alone, benchmarks: contestsOnAxes(plannedBenchmarks.benchmarks, axes) }
  }
  const contests = contestsOnAxes(plannedBenchmarks.benchmarks, namedAxes)
  return { ...plannedBenchmarks, benchmarks: [...plannedBenchmarks.benchmarks, ...contests] }
}

/** @throws UnmeasurableError when a contender does not run: it is none on the axis then, and that is not why */
function refuseBroken({ contenders }: Axis, preparedVariants: readonly PreparedVariant[]): void {
  const failures = preparedVariants.flatMap((variant) => variant.failures)
  const first = failures.find(({ benchmarkId }) => contenders.includes(benchmarkId ?? ''))
  if (first === undefined) return
  throw new UnmeasurableError(
    `expected contenders that run, got ${first.benchmarkId ?? ''}: ${first.message}`,
    failures,
  )
}

function axisOfPlace(
  { scripts }: Versus & { readonly kind: 'in-place' },
  commands: readonly { readonly name: string }[],
): Axis {
  const names = [
    ...scripts.map((path) => nameOfPath(path, scripts)),
    ...commands.map(({ name }) => name),
  ]
  return { name: 'benchmark', contenders: names, hasOthers: false }
}

function competingBuilds(
  { revisions, further }: Session,
  preparedVariants: readonly PreparedVariant[],
): Parameters<typeof contestsOfSides>[0] {
  const benchmarksOf = (label: string | null): readonly Benchmark[] =>
    preparedVariants
      .filter((variant) => variant.further === label)
      .flatMap(({ plannedBenchmarks }) => plannedBenchmarks.benchmarks)
  const all = preparedVariants.flatMap(({ plannedBenchmarks }) => plannedBenchmarks.benchmarks)
  const ofBase = [...new Map(all.map((benchmark) => [benchmark.id, benchmark])).values()]
  const heads = [
    { build: revisions.head, label: null },
    ...further.map((build) => ({ build, label: build.label })),
  ]
  return [
    { label: contenderName(revisions.base), side: 'base', further: null, benchmarks: ofBase },
    ...heads.map(({ build, label }) => ({
      label: contenderName(build),
      side: 'head' as const,
      further: label,
      benchmarks: benchmarksOf(label),
    })),
  ]
}

/** What a revision is called among contenders: as the user wrote it, a tag or a branch, else its label. */
export function contenderName({ source, spec, label }: Revision): string {
  return source === 'commit' && !/^[0-9a-f]{7,40}$/.test(spec) ? spec : label
}
