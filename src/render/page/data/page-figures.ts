import { reportedInterval } from '../../../model/judging/outcome.ts'
import type { RowOnAxis } from '../../rows/axis-range.ts'
import { type FiguresRow, rowColumns } from '../../rows/row-columns.ts'
import { foreignNames } from '../../text/escape.ts'

/** The figures of one metric of a benchmark: numbers for what is drawn, texts for what is read. */
export interface PageFigures extends RowOnAxis {
  /** The verdict as people say it. */
  readonly word: string
  /** head / base − 1. */
  readonly change: number | null
  readonly floor: number | null
  /** As they stand in every other table. */
  readonly texts: Readonly<Record<'change' | 'interval' | 'base' | 'head' | 'floor', string>>
}

const { change, interval, base, head, floor } = rowColumns(foreignNames, null)

/** What a finding says in figures; what is drawn has five digits. */
export function pageFigures(row: FiguresRow): PageFigures {
  const { finding, word } = row
  const [low, high] = reportedInterval(finding) ?? [null, null]
  return {
    verdict: finding.verdict,
    word,
    change: short(finding.judged?.estimate ?? low),
    low: short(low),
    high: short(high),
    floor: short(row.floor),
    threshold: short(finding.threshold),
    texts: {
      change: change.cell(row),
      interval: interval.cell(row),
      base: base.cell(row),
      head: head.cell(row),
      floor: floor.cell(row),
    },
  }
}

/** A number with few digits; `null` for one that is not finite. */
export function short(value: number | null, digits = 5): number | null {
  return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(digits))
}
