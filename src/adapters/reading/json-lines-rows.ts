import { z } from 'zod'
import { directionSchema, type Direction } from '../../model/judging/metric.ts'
import { complaintOf } from '../../model/complaint-of.ts'
import type { SuiteRow } from '../../model/run/suite.ts'
import { parseJson } from '../../model/parse-json.ts'
import { writtenUnits } from './written-units.ts'
import { checkedRows, RowsError, thrownText } from './checked-rows.ts'

const rowSchema = z.strictObject({
  name: z.string(),
  value: z.number(),
  unit: z.string().max(20),
  better: directionSchema.optional(),
})

const errorSchema = z.strictObject({ name: z.string(), error: z.string() })

/** Parses lines of JSON, one per result; other lines are for people. A RowsError quotes the first invalid one. */
export function jsonLinesRows(text: string): readonly SuiteRow[] {
  const rows: SuiteRow[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (!line.startsWith('{')) continue
    rows.push(lineRow(line))
  }
  return checkedRows(rows)
}

function lineRow(line: string): SuiteRow {
  const data = parseJson(line)
  if (data === null) throw new RowsError(`expected a line of JSON, got ${quote(line)}`)
  const errorValidation = errorSchema.safeParse(data)
  if (errorValidation.success) throw new RowsError(thrownText(errorValidation.data))
  const rowValidation = rowSchema.safeParse(data)
  if (!rowValidation.success) {
    const what = complaintOf(rowValidation.error, data)
    throw new RowsError(
      `expected {"name", "value", "unit", "better"}, got ${quote(line)} (${what})`,
    )
  }
  const { name, value, unit: unitText, better } = rowValidation.data
  const writtenUnit = writtenUnits.get(unitText)
  if (writtenUnit === undefined) {
    throw new RowsError(
      `expected a unit of ${[...writtenUnits.keys()].join(', ')}, got ${quote(unitText)}`,
    )
  }
  const { unit, factor } = writtenUnit
  return { name, value: value * factor, unit, better: better ?? usualDirection(unit, line) }
}

function usualDirection(unit: SuiteRow['unit'], line: string): Direction {
  if (unit === 's' || unit === 'B') return 'lower'
  if (unit === 'per_s') return 'higher'
  throw new RowsError(`expected "better" to be "lower" or "higher", got none in ${quote(line)}`)
}

function quote(text: string): string {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text)
}
