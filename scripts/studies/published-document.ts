import { z } from 'zod'
import { text } from '../../src/model/text.ts'

/** One table of a study's document, as printed. */
const documentTableSchema = z.strictObject({
  /** What suites call it. */
  name: text(100),
  title: text(300),
  /** Unit of its cells, where neither they nor the titles of the columns say so. */
  unit: text(100).optional(),
  /** Titles of all columns, that of the rows' names first. */
  columns: z.array(text(200)).min(2).max(30),
  /** How many columns name a row together: `3 level - 5 integers, 1396`. */
  nameColumns: z.number().int().min(1).max(5).default(1),
  /** The cells as the document prints them, units and ratios included; an empty one is empty. */
  rows: z.array(z.array(text(200))).max(300),
})

/** Takes figures for every combination of a suite's rows and columns from a table of the document. */
const figuresFromSchema = z.strictObject({
  /** Name of the document's table. */
  table: text(100),
  /** Rows of the document's table by the label of the suite's row. */
  rows: z.record(text(200), text(200)),
  /** Columns of the document's table by the label of the suite's column. */
  columns: z.record(text(200), text(200)),
  /** Whether the suite's columns are the document's rows, and its rows the document's columns. */
  transposed: z.literal(true).optional(),
  /** Factor from the document's unit to that of the suite's table; below 0 where a loss is printed as such. */
  times: z.number().optional(),
  /** Whether the numbers are ratios to another column, which are shown as such. */
  ratios: z.literal(true).optional(),
  /** Whether the number is how many times as fast, where the suite's is how many times as long. */
  inverse: z.literal(true).optional(),
})

/** `published.json` of a suite: every table of the document that it reproduces. */
export const publishedDocumentSchema = z.strictObject({
  /** Title of the document and who wrote it, as it says itself. */
  title: text(300),
  /** Where the document says that it is; absent when it does not. */
  url: text(500).optional(),
  /** Machine and versions of the figures, as far as the document tells. */
  measuredOn: text(500).optional(),
  tables: z.array(documentTableSchema).max(50),
  /** Tables that the suite does not show, with the reason, by name. */
  notShown: z.record(text(100), text(500)).default({}),
  /** Where the figures of a table of `suite.json` come from, by its title. */
  shown: z.record(text(300), z.array(figuresFromSchema).max(50)).default({}),
})

/** `published.json` of a suite. */
export type PublishedDocument = z.infer<typeof publishedDocumentSchema>

/** Where figures of a suite's table come from. */
export type FiguresFrom = z.infer<typeof figuresFromSchema>
