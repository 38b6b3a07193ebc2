import { familiesOf } from '../../analysis/run.ts'
import { fewestPairsToCall } from '../../analysis/stopping/outlook.ts'
import { gatingTests } from '../../analysis/stopping/judging-plan.ts'
import { comparesSides, contestOf, type Benchmark } from '../../model/run/benchmark.ts'
import type { Plan } from '../../model/run/plan.ts'
import { UsageError } from '../../model/usage-error.ts'
import { countText } from '../../render/text/format.ts'
import type { AskedStudy, Session } from '../../session/session.ts'
import { looksUpTo } from '../../settings/policy.ts'
import { studyTables } from './study-tables.ts'
import { metricOf, type Study, type StudyTable } from './study.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { entrantAt, tableRows, type TableRow } from './table-rows.ts'
import { contestBetween, type Contestant } from '../../plan/contenders/contest-between.ts'

/** The plan with its suite's study, asked for with its rows and pairs; a UsageError when it asks nothing here. */
export async function planStudy(plan: Plan, session: Session): Promise<Plan> {
  const { suite, request } = session
  if (suite === null) return plan
  const tables = studyTables(suite)
  const askedStudy = request.study ?? null
  const study: Study = { source: suite.about.source, tables: [...tables] }
  const ownPlan = { ...plan, parts: { ...plan.parts, studies: study } }
  if (askedStudy === null) return ownPlan
  const chosen = { ...plan.chosen, study: [...askedStudy.words] }
  return withPairs(withRows({ ...ownPlan, chosen }, study, askedStudy, session), session)
}

function withRows(
  plan: Plan,
  { tables }: Study,
  { hasBase }: AskedStudy,
  { suite, request }: Session,
): Plan {
  const usualMetrics = plan.metrics.filter(({ own }) => own !== true)
  const metricIds = new Set(usualMetrics.map(({ id }) => id))
  const rowsOfSides = plan.benchmarks.filter(comparesSides)
  const { rows, unrelatedCount } = rowsOfStudy(rowsOfSides, tables, { hasBase, metricIds })
  if (rows.length === 0) {
    const references = tables.flatMap(({ columns }) =>
      columns.flatMap(({ ratioTo }) => ratioTo ?? []),
    )
    const referenceText = hasBase
      ? ''
      : `, and those that they are divided by (${[...new Set(references)].join(', ')})`
    throw new UsageError(
      `expected benchmarks in the tables of the suite ${suite?.name ?? ''}${referenceText}, got none: choose others with --preset, --set or --only`,
    )
  }
  if (unrelatedCount > 0) {
    const text = `not measured, because the tables relate them to nothing on one side: ${countText(unrelatedCount, 'benchmark')}; name two sides to compare them`
    request.onProgress({ kind: 'note', text })
  }
  return { ...plan, benchmarks: [...rows] }
}

/** Half as many pairs again as can call anything in the largest family, for a second look; or as the user says. */
function withPairs(plan: Plan, { request: { inputs } }: Session): Plan {
  if (inputs.pairs !== undefined) return plan
  const families = familiesOf({ plan, failures: [] }).map((family) => gatingTests(family.plan))
  const { alpha } = plan.policy
  const pairs = Math.ceil(1.5 * fewestPairsToCall({ alpha, family: Math.max(...families) }))
  return { ...plan, policy: { ...plan.policy, looks: [...looksUpTo(pairs)] } }
}

/** What a study asks of the benchmarks of its suite. */
export interface StudyRows {
  readonly rows: readonly Benchmark[]
  /** Number of benchmarks in its tables that one side alone says nothing of. */
  readonly unrelatedCount: number
}

interface StudyRequest {
  /** Whether base is compared with head, too. */
  readonly hasBase: boolean
  /** Ids of the metrics that every benchmark has. */
  readonly metricIds: ReadonlySet<string>
}

/** A cell of a table, and its contest with the cell that it is divided by. */
interface AskedCell {
  readonly table: StudyTable
  readonly metric: string | null
  readonly benchmark: Benchmark
  readonly contest: Benchmark | null
}

/**
 * The rows that the tables of a study ask for: each cell of a ratio column against the cell that it is
 * divided by, within head, and with a base each cell on both sides. What the tables show gates each row:
 * the metrics of tables with printed figures, or of all that it is in where none has any.
 */
export function rowsOfStudy(
  benchmarks: readonly Benchmark[],
  tables: readonly StudyTable[],
  { hasBase, metricIds }: StudyRequest,
): StudyRows {
  const cells = tables.flatMap((table) => askedCells(table, benchmarks))
  const withGates = (benchmark: Benchmark, ownCells: readonly AskedCell[]): Benchmark => {
    const printedCells = ownCells.filter(
      ({ table }) => table.published !== undefined || table.publishedRatios !== undefined,
    )
    const shownMetrics = (printedCells.length > 0 ? printedCells : ownCells).flatMap(
      ({ metric }) => metric ?? [],
    )
    const gates = [...new Set(shownMetrics)].filter(
      (id) => metricIds.has(id) || benchmark.metrics?.includes(id) === true,
    )
    return gates.length === 0 ? benchmark : { ...benchmark, gates }
  }
  const contestGroups = groupedBy(cells, ({ contest }) => contest?.id)
  const contests = [...contestGroups.values()].flatMap((group) => {
    const [{ contest }] = group
    return contest === null ? [] : [withGates(contest, group)]
  })
  const groups = groupedBy(cells, ({ benchmark }) => benchmark.id)
  const sideRows = benchmarks.flatMap((row) => {
    const group = groups.get(row.id)
    return group === undefined ? [] : [withGates(row, group)]
  })
  const competingIds = new Set(contests.flatMap((row) => Object.values(contestOf(row)?.ids ?? {})))
  return {
    rows: hasBase ? [...sideRows, ...contests] : contests,
    unrelatedCount: hasBase ? 0 : sideRows.filter(({ id }) => !competingIds.has(id)).length,
  }
}

function askedCells(table: StudyTable, benchmarks: readonly Benchmark[]): readonly AskedCell[] {
  const contestantAt = (row: TableRow, label: string | undefined): Contestant | null => {
    const column = table.columns.find((candidate) => candidate.label === label)
    const benchmark = column && entrantAt(benchmarks, row, column)
    if (column === undefined || benchmark === undefined) return null
    const seat = { side: 'head', runtime: benchmark.runtime ?? null, further: null } as const
    return { benchmark, label: column.label, seat }
  }
  return tableRows(table, benchmarks).flatMap((row) =>
    table.columns.flatMap((column) => {
      const contestant = contestantAt(row, column.label)
      if (contestant === null) return []
      const divisor = contestantAt(row, column.ratioTo)
      const isJudged = column.judged !== false && row.judged !== false
      const isCall = (column.call ?? row.call) !== undefined
      const metric = metricOf(table, row, column)
      const { benchmark } = contestant
      const isContest = divisor !== null && divisor.benchmark.id !== benchmark.id
      const contest = isContest
        ? contestBetween('study', { reference: divisor, contender: contestant })
        : null
      return [{ table, benchmark, contest, metric: isJudged && !isCall ? metric : null }]
    }),
  )
}
