import { z } from 'zod'
import { parametersSchema } from '../../model/run/benchmark.ts'
import type { Plan } from '../../model/run/plan.ts'
import { text } from '../../model/text.ts'

/** Selects the benchmarks of a row or column of a study's table: those whose name and parameters match. */
const studyChoiceSchema = z.strictObject({
  label: text(200),
  /** Name of the benchmark within its suite; any when absent. */
  name: text(200).optional(),
  /** Parameters that must match; others may have any value. */
  parameters: parametersSchema.optional(),
  /** Id of the metric to show; defaults to the table's. A row's `get-*-1` is filled by the column's. */
  metric: text(100).optional(),
  /** Divisor of a cell's value: calls, requests, or a factor to another unit. */
  per: z.number().positive().optional(),
  /** A single reading, such as the longest request, is shown without a verdict. */
  judged: z.literal(false).optional(),
  /** A call in the series of first calls, from 1: the cell is its median over the blocks, without verdict. */
  call: z.number().int().min(1).max(1000).optional(),
  /** Label of the column to which the cell is also compared: `1.27 (3.7×)`. */
  ratioTo: text(200).optional(),
})

const rowsBySchema = z.strictObject({
  by: z.union([text(100), z.array(text(100)).min(1).max(5)]),
  /** Label of each row, with `{name}` for a parameter's value; defaults to the values. */
  label: text(200).optional(),
  /** Parameters that all rows share. */
  parameters: parametersSchema.optional(),
})

/** The printed values by row and column label, in the table's unit. An unknown column's label adds one. */
const figuresSchema = z.record(text(200), z.record(text(200), z.union([z.number(), text(50)])))

/** One table of a published study as data: its rows, its columns and the printed values. */
export const studyTableSchema = z.strictObject({
  title: text(300),
  /** Title above the names of the rows. */
  rowLabel: text(100),
  metric: text(100),
  /** Unit and number of decimals of the values. */
  unit: z.enum(['s', 'ms', 'µs', 'ns', 'B', 'KiB', 'MiB', 'per_s', 'count', '%']),
  decimals: z.number().int().min(0).max(6),
  /** One row each, or one row per value of a parameter or combination of several. */
  rows: z.union([z.array(studyChoiceSchema).max(200), rowsBySchema]),
  columns: z.array(studyChoiceSchema).min(1).max(12),
  /** What the study calls base and head, where it printed both with the change: they are columns of one table. */
  between: z.strictObject({ base: text(100), head: text(100) }).optional(),
  /** The study's values for rows of the table, and for rows that only the study had. */
  published: figuresSchema.optional(),
  /** The ratios that the study printed, to the column that a column names by `ratioTo`. */
  publishedRatios: z.record(text(200), z.record(text(200), z.number())).optional(),
  /** Whether to draw its minimum, quartiles, mean and maximum as well. */
  candlestick: z.literal(true).optional(),
  /** What readers need to know about the table. */
  note: text(2000).optional(),
})

/** What stands in a plan: the tables that a suite shares with the study it reproduces. */
const studySchema = z.object({
  /** Title, authors and year of the study. */
  source: text(500),
  /** A journal of another version may say more of a table. */
  tables: z.array(z.object(studyTableSchema.shape)).max(30),
})

/** Selects the benchmarks of a row or column. */
export type StudyChoice = z.infer<typeof studyChoiceSchema>

/** One table of a published study. */
export type StudyTable = z.infer<typeof studyTableSchema>

/** The tables of a study, and how it was asked for. */
export type Study = z.infer<typeof studySchema>

/** What follows a value in each unit of a study's tables, and how many of the unit a metric's base unit is. */
export const studyUnits = {
  s: { word: 's', perBase: 1 },
  ms: { word: 'ms', perBase: 1e3 },
  µs: { word: 'µs', perBase: 1e6 },
  ns: { word: 'ns', perBase: 1e9 },
  B: { word: 'bytes', perBase: 1 },
  KiB: { word: 'KiB', perBase: 1 / 1024 },
  MiB: { word: 'MiB', perBase: 1 / 1024 ** 2 },
  per_s: { word: '/s', perBase: 1 },
  count: { word: '', perBase: 1 },
  '%': { word: '%', perBase: 100 },
} as const satisfies Record<StudyTable['unit'], object>

/** Id of the metric of a cell. */
export function metricOf(table: StudyTable, row: StudyChoice, column: StudyChoice): string {
  const { metric = table.metric } = row
  return metric.includes('*') ? metric.replace('*', column.metric ?? '') : (column.metric ?? metric)
}

/** The study of a plan; `null` where there is none. Plans come from strangers. */
export function studyOf({ parts = {} }: Pick<Plan, 'parts'>): Study | null {
  return studySchema.safeParse(parts['studies']).data ?? null
}
