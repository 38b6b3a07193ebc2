import { eachSide, sides, type BySide, type Side } from '../../model/build/side.ts'
import { gatesIn } from '../../model/judging/gating.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Finding, Result } from '../../model/judging/result.ts'
import { contestOf, comparesSides, type Benchmark } from '../../model/run/benchmark.ts'
import { settlingOf } from '../../render/rows/settling.ts'
import { countText } from '../../render/text/format.ts'
import { joinTexts } from '../../render/text/join.ts'
import { wordOf } from '../../render/text/words.ts'
import {
  isExtra,
  isPrinted,
  printedCell,
  type PrintedCell,
  withPrintedColumns,
  withPrintedRows,
} from './printed-cell.ts'
import { metricOf, studyOf, studyUnits, type StudyChoice, type StudyTable } from './study.ts'
import { entrantAt, entrantsIn, tableRows, type Entrant, type TableRow } from './table-rows.ts'

/** A judged figure with its 95% interval; its ends are `null` where there are too few pairs. */
export interface CellJudgement {
  readonly estimate: number
  readonly low: number | null
  readonly high: number | null
  /** `slower`, `same`, or `unknown` with its cause; empty where it was not to be decided. */
  readonly word: string
}

/** One cell over another within a side. */
export interface CellRatio extends CellJudgement {
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
}

/** A table of a study as far as it was measured or printed. */
export interface MeasuredTable extends Pick<StudyTable, 'unit' | 'candlestick'> {
  readonly title: string
  readonly rowLabel: string
  readonly note: string | null
  readonly cells: readonly StudyCell[]
}

interface MeasuredValue {
  readonly finding: Finding
  /** Medians in the metric's base unit. */
  readonly values: BySide<number | null>
}

/** The tables of a result's study with their cells, row by row; those without a measured cell are left out. */
export function measuredTables(result: Result): readonly MeasuredTable[] {
  const findings = findingsIn(result)
  const entrants = entrantsIn(result.plan.benchmarks)
  return (studyOf(result.plan)?.tables ?? []).flatMap((table) => {
    const { title, unit, candlestick, rowLabel, note = null } = table
    const rows = tableRows(table, entrants)
    const place = { table, entrants, findings, result }
    const cells = withPrintedRows(table, rows).flatMap((row) =>
      withPrintedColumns(table).flatMap((column) => cellAt(place, row, column) ?? []),
    )
    return cells.some(isMeasured) ? [{ title, rowLabel, note, unit, candlestick, cells }] : []
  })
}

/** Whether anything was measured for a cell that the study may have printed. */
export function isMeasured({ values }: StudyCell): boolean {
  return values.base !== null || values.head !== null
}

/** The tables of a result as they are shown: with the cells that were measured, and the number of those that were not. */
export function shownTables(result: Result): readonly MeasuredTable[] {
  const { base, head } = result.plan.revisions
  return measuredTables(result).map((table) => {
    const cells = table.cells.filter(isMeasured)
    const absentCount = table.cells.length - cells.length
    const absent =
      absentCount === 0 ? '' : `Printed, but not measured here: ${countText(absentCount, 'cell')}.`
    const isOfOne = base.label === head.label && cells.some(({ delta }) => delta !== null)
    const itself = isOfOne ? 'A/A: both sides are the same, and a change is noise.' : ''
    const note = joinTexts([itself, table.note ?? '', absent], ' ')
    return { ...table, cells, note: note === '' ? null : note }
  })
}

interface CellPlace {
  readonly table: StudyTable
  readonly entrants: readonly Entrant[]
  readonly findings: ReturnType<typeof findingsIn>
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
  const factor = studyUnits[table.unit].perBase / (column.per ?? row.per ?? 1)
  const call = column.call ?? row.call ?? null
  const curve = curves.find(({ benchmarkId }) => benchmarkId === id)?.curve
  const valueOf = (side: Side): number | null => {
    const value =
      call === null ? (own?.values[side] ?? null) : (curve?.[side].median[call - 1] ?? null)
    return value === null ? null : value * factor
  }
  const values = eachSide(valueOf)
  if (call !== null && values.base === null && values.head === null && !isPrinted(printedFigures))
    return null
  const isJudged = call === null && column.judged !== false && row.judged !== false
  const metric = plan.metrics.find((candidate) => candidate.id === metricId) ?? null
  const judgedRow =
    plan.benchmarks.find(({ id: ownId }) => ownId === own?.finding.benchmarkId) ?? null
  const delta =
    isJudged && own !== null && metric !== null ? judgedOf(own.finding, judgedRow, metric) : null
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
          own: cellRatio.own * factor,
          reference: cellRatio.reference * factor,
          word: isJudged ? cellRatio.word : '',
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
  }
}

/** The ratio of two medians that were measured apart, which nobody judges. */
function ratioOfMedians(own: MeasuredValue | null, other: MeasuredValue | null): CellRatio | null {
  for (const side of ['head', 'base'] as const) {
    const [median = null, reference = null] = [own?.values[side], other?.values[side]]
    if (median === null || reference === null || reference <= 0) continue
    const estimate = median / reference
    return { estimate, low: null, high: null, word: '', own: median, reference }
  }
  return null
}

/** The change from base to head; a contest is none. */
function judgedOf(finding: Finding, row: Benchmark | null, metric: Metric): CellJudgement | null {
  const { judged: judgement } = finding
  if (row === null || !comparesSides(row) || judgement?.estimate == null) return null
  const [low, high] = judgement.ci
  return { estimate: judgement.estimate, low, high, word: judgedWord(finding, row, metric) }
}

/** The word of a verdict, and of an unknown one the cause; empty where nothing is measured to decide it. */
function judgedWord(finding: Finding, row: Benchmark, metric: Metric): string {
  if (!gatesIn(row, metric)) return ''
  const word = wordOf(finding.verdict, metric)
  if (finding.verdict !== 'inconclusive') return word
  const isBusy = settlingOf(finding)?.cause === 'busy'
  return `${word}: ${isBusy ? 'other work' : `only ${countText(finding.judged?.pairs ?? 0, 'pair')}`}`
}

/** What a result says of benchmarks, in base units, whether they are rows of their own or only competed. */
function findingsIn({ plan, findings }: Result) {
  // The first of several counts, so that it is put in last.
  const lastFindings = findings.toReversed()
  const findingByKey = new Map(
    lastFindings.map((finding) => [keyOf(finding.benchmarkId, finding.metric), finding]),
  )
  const contests = plan.benchmarks.flatMap((benchmark) => {
    const contest = contestOf(benchmark)
    return contest === null ? [] : [{ ...contest, id: benchmark.id, benchmark }]
  })
  const valuesByKey = new Map<string, MeasuredValue>()
  for (const finding of lastFindings) {
    const { benchmarkId, metric } = finding
    const contest = contests.find(({ id }) => id === benchmarkId)
    const centres = { base: finding.baseCentre, head: finding.headCentre }
    if (contest === undefined) {
      valuesByKey.set(keyOf(benchmarkId, metric), { finding, values: centres })
      continue
    }
    for (const place of sides) {
      const key = keyOf(contest.ids[place], metric)
      // A row of both sides says more.
      if (findingByKey.has(key)) continue
      const { side: ownSide } = contest.seats[place]
      const values = eachSide((side) => (side === ownSide ? centres[place] : null))
      valuesByKey.set(key, { finding, values })
    }
  }
  return {
    of: (id: string, metric: string) => valuesByKey.get(keyOf(id, metric)) ?? null,
    ratioOf: (id: string, reference: string, metric: Metric): CellRatio | null => {
      for (const { ids, seats, id: contestId, benchmark } of contests) {
        const isMeant = ids.head === id && ids.base === reference
        if (!isMeant || seats.base.side !== seats.head.side) continue
        const finding = findingByKey.get(keyOf(contestId, metric.id))
        if (finding?.judged?.estimate == null) continue
        const [low = null, high = null] = finding.judged.ci.map((end) =>
          end === null ? null : 1 + end,
        )
        const estimate = 1 + finding.judged.estimate
        const word = judgedWord(finding, benchmark, metric)
        const [own, divisor] = [finding.headCentre ?? 0, finding.baseCentre ?? 0]
        return { estimate, low, high, word, own, reference: divisor }
      }
      return null
    },
  }
}

function keyOf(id: string, metric: string | null): string {
  return JSON.stringify([id, metric])
}
