import { z } from 'zod'
import { parametersSchema } from './benchmark.ts'
import { text } from '../text.ts'

/** Which benchmarks a row or a column of a study's table means: those whose name and parameters agree. */
export const studyChoiceSchema = z.strictObject({
  label: text(200),
  /** Name of the benchmark inside its suite; any when absent. */
  name: text(200).optional(),
  /** Parameters that have to be equal; others may be anything. */
  parameters: parametersSchema.optional(),
  /** Id of the metric that is shown; that of the table when absent. */
  metric: text(100).optional(),
  /** What a cell is divided by: calls, requests, or a factor to another unit. */
  per: z.number().positive().optional(),
  /** A single reading, such as the longest request, is shown without a verdict. */
  judged: z.literal(false).optional(),
  /** Label of the column that the cell is also shown relative to: `1.27 (3.7×)`. */
  ratioTo: text(200).optional(),
})

const rowsBySchema = z.strictObject({
  by: z.union([text(100), z.array(text(100)).min(1).max(5)]),
  /** Of each row, with `{name}` for the value of a parameter; the values themselves when absent. */
  label: text(200).optional(),
  /** Parameters that all of them have. */
  parameters: parametersSchema.optional(),
})

/**
 * What a study printed, by label of row, then by label of column, in the table's unit; a label that
 * is none of the table's columns makes one.
 */
const figuresSchema = z.record(text(200), z.record(text(200), z.union([z.number(), text(50)])))

/** One table of a published study, as data: what its rows and columns are, and what it printed. */
export const studyTableSchema = z.strictObject({
  title: text(300),
  /** What stands above the names of the rows. */
  rowLabel: text(100),
  metric: text(100),
  /** How values are written: in this unit, with this many decimals. */
  unit: z.enum(['s', 'ms', 'µs', 'ns', 'B', 'KiB', 'MiB', 'per_s', 'count', '%']),
  decimals: z.number().int().min(0).max(6),
  /** One row for each, or one row for each value of a parameter, or of several together. */
  rows: z.union([z.array(studyChoiceSchema).max(200), rowsBySchema]),
  columns: z.array(studyChoiceSchema).min(1).max(12),
  /** Figures of the study for rows of the table; a row of which nothing was measured is left out. */
  published: figuresSchema.optional(),
  /** Figures of rows that only the study had, such as a contender that does not run today. */
  publishedBesides: figuresSchema.optional(),
  /** Its five columns, from the least to the most with the mean in the middle, are drawn as well. */
  candlestick: z.literal(true).optional(),
  /** Told in `study.csv` alone, in the columns in which the study had its files. */
  only: z.literal('csv').optional(),
  /** What has to be known to read the table. */
  note: text(2000).optional(),
})

/** The tables that a suite shares with the study it reproduces. */
export const studySchema = z.strictObject({
  /** `napa`. */
  suite: text(100),
  /** The study, for people: title, authors, year. */
  source: text(500),
  tables: z.array(studyTableSchema).max(30),
})

/** Which benchmarks a row or a column means. */
export type StudyChoice = z.infer<typeof studyChoiceSchema>

/** One table of a published study. */
export type StudyTable = z.infer<typeof studyTableSchema>

/** The tables that a suite shares with the study it reproduces. */
export type Study = z.infer<typeof studySchema>
