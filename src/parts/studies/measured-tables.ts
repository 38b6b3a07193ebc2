import type { BySide, Side } from '../../model/build/side.ts'
import { sides } from '../../model/build/side.ts'
import { gatesIn } from '../../model/judging/gating.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Finding, Result } from '../../model/judging/result.ts'
import { contestOf, comparesSides } from '../../model/run/benchmark.ts'
import { wordOf } from '../../render/text/words.ts'
import {
  isExtra,
  isPrinted,
  printedCell,
  type PrintedCell,
  withPrintedColumns,
  withPrintedRows,
} from './printed-cell.ts'
import { metricOf, studyOf, type StudyChoice, type StudyTable } from './study.ts'
import { entrantAt, entrantsIn, fillIn, tableRows, type TableRow } from './table-rows.ts'

/** A judged figure with its 95% interval; its ends are `null` where there are too few pairs. */
export interface CellJudgement {
  readonly estimate: number
  readonly low: number | null
  readonly high: number | null
  /** `slower`, `same`, `unknown`; empty where it was not to be decided. */
  readonly word: string
}

/** One cell over another within a side. */
export interface CellRatio extends CellJudgement {
  readonly side: Side
  /** Medians of the very pairs that the ratio is of, in the table's unit. */
  readonly own: number
  readonly reference: number
}

/** One cell of a study's table: what was measured, and what the study printed. */
export interface StudyCell {
  /** Title of the table. */
  readonly table: string
  readonly unit: StudyTable['unit']
  readonly decimals: number
  readonly row: string
  readonly column: string
  /** In the unit; `null` where nothing was measured. */
  readonly values: BySide<number | null>
  /** From base to head; `null` where it was not judged. */
  readonly delta: CellJudgement | null
  /** To the column that the cell is related to: from pairs of the two, or of medians without a verdict. */
  readonly ratio: CellRatio | null
  readonly printedFigures: PrintedCell
  /** Our ratio over the printed one, or our change over the printed one where it compared two sides. */
  readonly oursOverTheirs: number | null
}

/** A table of a study as far as it was measured or printed. */
export interface MeasuredTable extends Pick<StudyTable, 'unit' | 'candlestick'> {
  readonly title: string
  readonly rowLabel: string
  readonly note: string | null
  readonly cells: readonly StudyCell[]
}

const perBaseUnit: Readonly<Record<StudyTable['unit'], number>> = {
  s: 1,
  ms: 1e3,
  µs: 1e6,
  ns: 1e9,
  B: 1,
  KiB: 1 / 1024,
  MiB: 1 / 1024 ** 2,
  per_s: 1,
  count: 1,
  '%': 100,
}

/** A measured value of a benchmark in a metric. */
interface MeasuredValue {
  readonly finding: Finding
  /** Medians in the metric's base unit. */
  readonly values: BySide<number | null>
}

/** A ratio, with the medians of the cell and of its reference in the metric's base unit as head and base. */
type BaseUnitRatio = CellJudgement & BySide<number | null> & { readonly side: Side }

/** What a result says of benchmarks, whether they are rows of their own or only competed. */
interface FindingsByCell {
  readonly of: (id: string, metric: string) => MeasuredValue | null
  readonly ratioOf: (id: string, reference: string, metric: Metric) => BaseUnitRatio | null
}

/** The tables of a result's study with their cells, row by row; those without a measured cell are left out. */
export function measuredTables(result: Result): readonly MeasuredTable[] {
  const findings = findingsIn(result)
  const entrants = entrantsIn(result.plan.benchmarks)
  return (studyOf(result.plan)?.tables ?? []).flatMap((table) => {
    const { unit, candlestick, rowLabel, note = null } = table
    const title = fillIn(table.title, commonParameters(table, entrants))
    const place = { table: { ...table, title }, entrants, findings, result }
    const cells = withPrintedRows(table, tableRows(table, entrants)).flatMap((row) =>
      withPrintedColumns(table).flatMap((column) => cellAt(place, row, column) ?? []),
    )
    const isMeasured = cells.some(({ values }) => values.base !== null || values.head !== null)
    return isMeasured ? [{ title, rowLabel, note, unit, candlestick, cells }] : []
  })
}

/** Values of the parameters of a table's benchmarks; several of one are told with "and". */
function commonParameters(table: StudyTable, entrants: ReturnType<typeof entrantsIn>) {
  const values = new Map<string, Set<string>>()
  const rows = tableRows(table, entrants)
  for (const row of rows) {
    for (const column of table.columns) {
      const { parameters = {} } = entrantAt(entrants, row, column) ?? {}
      for (const [name, value] of Object.entries(parameters)) {
        values.set(name, (values.get(name) ?? new Set()).add(String(value)))
      }
    }
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, [...all].join(' and ')]))
}

interface CellPlace {
  readonly table: StudyTable
  readonly entrants: ReturnType<typeof entrantsIn>
  readonly findings: FindingsByCell
  readonly result: Result
}

function cellAt(
  { table, entrants, findings, result }: CellPlace,
  row: TableRow,
  column: StudyChoice,
): StudyCell | null {
  const { curves = [], plan } = result
  const printedFigures = printedCell(table, row.label, column)
  const metricId = metricOf(table, row, column)
  const idAt = (choice: StudyChoice | undefined): string | undefined =>
    choice === undefined || isExtra(choice) || isExtra(row)
      ? undefined
      : entrantAt(entrants, row, choice)?.id
  const id = idAt(column)
  const own = id === undefined ? null : findings.of(id, metricId)
  if (own === null && !isPrinted(printedFigures)) return null
  const factor = perBaseUnit[table.unit] / (column.per ?? row.per ?? 1)
  const call = column.call ?? row.call ?? null
  const curve = curves.find(({ benchmarkId }) => benchmarkId === id)?.curve
  const valueOf = (side: Side): number | null => {
    const value =
      call === null ? (own?.values[side] ?? null) : (curve?.[side].median[call - 1] ?? null)
    return value === null ? null : value * factor
  }
  const values = { base: valueOf('base'), head: valueOf('head') }
  if (call !== null && values.base === null && values.head === null && !isPrinted(printedFigures))
    return null
  const isJudged = call === null && column.judged !== false && row.judged !== false
  const metric = plan.metrics.find((candidate) => candidate.id === metricId) ?? null
  const delta = isJudged && own !== null ? judgedOf(own.finding, metric, plan) : null
  const reference = idAt(table.columns.find(({ label }) => label === column.ratioTo))
  const cellRatio =
    metric === null || id === undefined || reference === undefined
      ? null
      : (findings.ratioOf(id, reference, metric) ??
        ratioOfMedians(own, findings.of(reference, metric.id)))
  const ratio =
    cellRatio === null || call !== null
      ? null
      : {
          ...cellRatio,
          own: (cellRatio.head ?? 0) * factor,
          reference: (cellRatio.base ?? 0) * factor,
        }
  return {
    table: table.title,
    unit: table.unit,
    decimals: table.decimals,
    row: row.label,
    column: column.label,
    values,
    delta,
    ratio,
    printedFigures,
    oursOverTheirs: oursOverTheirs(ratio, delta, printedFigures),
  }
}

/** The ratio of two medians that were measured apart, which nobody judges. */
function ratioOfMedians(
  own: MeasuredValue | null,
  reference: MeasuredValue | null,
): BaseUnitRatio | null {
  for (const side of ['head', 'base'] as const) {
    const [head = null, base = null] = [own?.values[side], reference?.values[side]]
    if (head === null || base === null || base <= 0) continue
    return { estimate: head / base, low: null, high: null, word: '', side, head, base }
  }
  return null
}

function oursOverTheirs(
  ratio: CellJudgement | null,
  delta: CellJudgement | null,
  figures: PrintedCell,
): number | null {
  if (figures.delta !== null)
    return delta === null ? null : (1 + delta.estimate) / (1 + figures.delta)
  if (figures.ratio === null || figures.ratio <= 0 || ratio === null) return null
  return ratio.estimate / figures.ratio
}

/** The change from base to head; a contest is none. */
function judgedOf(
  finding: Finding,
  metric: Metric | null,
  plan: Result['plan'],
): CellJudgement | null {
  const row = plan.benchmarks.find(({ id }) => id === finding.benchmarkId)
  const { judged: judgement } = finding
  if (row === undefined || !comparesSides(row) || judgement === null || judgement.estimate === null)
    return null
  const [low, high] = judgement.ci
  return { estimate: judgement.estimate, low, high, word: wordOf(finding.verdict, metric) }
}

function findingsIn({ plan, findings }: Result): FindingsByCell {
  const findingByKey = new Map<string, Finding>()
  for (const finding of findings) {
    const key = keyOf(finding.benchmarkId, finding.metric ?? '')
    if (!findingByKey.has(key)) findingByKey.set(key, finding)
  }
  const contests = plan.benchmarks.flatMap((benchmark) => {
    const contest = contestOf(benchmark)
    return contest === null ? [] : [{ ...contest, id: benchmark.id, benchmark }]
  })
  const valuesByKey = new Map<string, MeasuredValue>()
  for (const finding of findingByKey.values()) {
    const contest = contests.find(({ id }) => id === finding.benchmarkId)
    const centres = { base: finding.baseCentre, head: finding.headCentre }
    if (contest === undefined) {
      valuesByKey.set(keyOf(finding.benchmarkId, finding.metric ?? ''), {
        finding,
        values: centres,
      })
      continue
    }
    for (const place of sides) {
      const key = keyOf(contest.ids[place], finding.metric ?? '')
      // A row of both sides says more, and the first of several contests is as good as any.
      if (findingByKey.has(key) || valuesByKey.has(key)) continue
      const noValues: BySide<number | null> = { base: null, head: null }
      const values = { ...noValues, [contest.seats[place].side]: centres[place] }
      valuesByKey.set(key, { finding, values })
    }
  }
  return {
    of: (id, metric) => valuesByKey.get(keyOf(id, metric)) ?? null,
    ratioOf: (id, reference, metric) => {
      for (const { ids, seats, id: contestId, benchmark } of contests) {
        const isMeant = ids.head === id && ids.base === reference
        if (!isMeant || seats.base.side !== seats.head.side) continue
        const finding = findingByKey.get(keyOf(contestId, metric.id))
        if (finding?.judged?.estimate == null) continue
        const [low = null, high = null] = finding.judged.ci.map((end) =>
          end === null ? null : 1 + end,
        )
        const estimate = 1 + finding.judged.estimate
        // No pair is measured to decide what gates nothing, so that its interval stands alone.
        const isLeftOpen = finding.verdict === 'inconclusive' && !gatesIn(benchmark, metric)
        const word = isLeftOpen ? '' : wordOf(finding.verdict, metric)
        const { headCentre: head, baseCentre: base } = finding
        return { estimate, low, high, word, side: seats.head.side, head, base }
      }
      return null
    },
  }
}

function keyOf(id: string, metric: string): string {
  return JSON.stringify([id, metric])
}
