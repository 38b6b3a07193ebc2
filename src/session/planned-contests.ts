import type { Benchmark } from '../model/run/benchmark.ts'
import type { PlannedBenchmarks } from '../plan/benchmarks-of.ts'
import { axisFromText, type Axis } from '../plan/contenders/axis.ts'
import { UsageError } from '../model/usage-error.ts'
import { contestsOfStudy } from '../plan/contenders/contests-of-study.ts'
import { contestsOfSides } from '../plan/contenders/contests-of-sides.ts'
import { contestsOnAxes } from '../plan/contenders/contests-on-axes.ts'
import { nameOfPath } from '../find/find.ts'
import { contenderName } from '../plan/contenders/contender-name.ts'
import type { PreparedVariant } from './prepare-sides.ts'
import type { Session, Versus } from './session.ts'

/**
 * What is measured, with the contests that the user or a benchmark asks for. In a contest of sides
 * or files nothing else is measured.
 *
 * @throws UsageError when a contender does not exist
 */
export function plannedContests(
  session: Session,
  prepared: readonly PreparedVariant[],
  planned: PlannedBenchmarks,
): PlannedBenchmarks {
  const { settings, request } = session
  const { versus } = request
  const { written: contenders = [] } = versus ?? {}
  const alone = { ...planned, benchmarks: [], added: [], removed: [], contenders }
  if (versus?.kind === 'revisions') {
    return { ...alone, contests: contestsOfSides(competingBuilds(session, prepared)) }
  }
  // What is wrong with the benchmarks themselves is told first.
  if (planned.benchmarks.length === 0) return versus === undefined ? planned : alone
  const named = settings.axis.filter((text) => text !== 'study').map(axisFromText)
  if (versus?.kind === 'in-place') {
    const axes = [axisOfPlace(versus, request.given.commands ?? []), ...named]
    return { ...alone, contests: contestsOnAxes(planned.benchmarks, axes) }
  }
  const own = prepared.flatMap(axesOfModules)
  const axes = [...named, ...new Map(own.map((axis) => [axis.module, axis])).values()]
  const contests = [
    ...contestsOnAxes(planned.benchmarks, axes),
    ...(settings.axis.includes('study') ? studyContests(session, planned) : []),
  ]
  return contests.length === 0 ? planned : { ...planned, contests }
}

/** @throws UsageError when there is no suite, or its tables divide nothing */
function studyContests({ suite }: Session, planned: PlannedBenchmarks): readonly Benchmark[] {
  const contests = contestsOfStudy(planned.benchmarks, suite?.about.tables ?? [])
  if (contests.length > 0) return contests
  throw new UsageError(
    suite === null
      ? 'expected --suite beside --axis study, got none'
      : `expected tables with ratios for --axis study, got none in the suite ${suite.name} as it is measured here`,
  )
}

/** What the files of the benchmarks name themselves. */
function axesOfModules({ descriptions }: PreparedVariant): readonly Axis[] {
  return descriptions.flatMap(({ module, contenders }) =>
    contenders === undefined
      ? []
      : [
          {
            name: contenders.parameter,
            contenders: [{ value: String(contenders.reference), side: 'head' as const }],
            module,
            others: true as const,
          },
        ],
  )
}

function axisOfPlace(
  { scripts }: Versus & { readonly kind: 'in-place' },
  commands: readonly { readonly name: string }[],
): Axis {
  const names = [...scripts.map(nameOfPath), ...commands.map(({ name }) => name)]
  return {
    name: 'benchmark',
    contenders: names.map((value) => ({ value, side: 'head' as const })),
  }
}

function competingBuilds(
  { revisions, further }: Session,
  prepared: readonly PreparedVariant[],
): Parameters<typeof contestsOfSides>[0] {
  const of = (label: string | null): readonly Benchmark[] =>
    prepared.filter((one) => one.further === label).flatMap(({ planned }) => planned.benchmarks)
  const every = prepared.flatMap(({ planned }) => planned.benchmarks)
  return [
    {
      label: contenderName(revisions.base),
      side: 'base',
      further: null,
      benchmarks: [...new Map(every.map((one) => [one.id, one])).values()],
    },
    {
      label: contenderName(revisions.head),
      side: 'head',
      further: null,
      benchmarks: of(null),
    },
    ...further.map((one) => ({
      label: contenderName(one),
      side: 'head' as const,
      further: one.label,
      benchmarks: of(one.label),
    })),
  ]
}
