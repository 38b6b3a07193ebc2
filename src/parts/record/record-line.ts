import { z } from 'zod'
import { validated } from '../../model/complaint-of.ts'
import { directionSchema } from '../../model/judging/metric.ts'
import { judgedVerdictSchema } from '../../model/judging/verdict.ts'
import { parseJson } from '../../model/parse-json.ts'
import { countSchema, shaSchema, text } from '../../model/text.ts'

/** Format name and version in every line of a record. */
export const recordFormat = 'deadheat-record/1'

/** Name of one line of measurements, which is also the name of its folder. */
export const recordKeySchema = z
  .string()
  .regex(/^\w[\w.-]{0,49}$/, 'letters, digits, "-", "." or "_"')

// Written into links, so no other protocol may come in.
const addressSchema = text(500).regex(
  /^https?:\/\/[^\s"'<>]+$/,
  'an address that begins with https://',
)

/** One commit of the default branch, as it was when it was recorded. */
export const recordCommitSchema = z.strictObject({
  sha: shaSchema,
  /** How many commits lead to it, by first parents: the order on the branch. */
  position: countSchema,
  /** First line of its message. */
  title: text(200),
  /** The pull request that its message names; `null` when it names none. */
  pull: z.number().int().positive().nullable(),
  tags: z.array(text(200)).max(20),
})

/** One benchmark and metric of a comparison. Ratios are head / base − 1. */
export const recordRowSchema = z.strictObject({
  benchmark: text(300),
  metric: text(100),
  better: directionSchema,
  verdict: judgedVerdictSchema,
  estimate: z.number().gt(-1),
  /** The 95% confidence interval. */
  low: z.number().gt(-1),
  high: z.number().gt(-1),
  /** Standard deviation of one pair's log ratio. */
  spread: z.number().min(0),
  pairs: countSchema,
})

/** One line of the record: one comparison of two commits of the default branch, on one machine. */
export const recordLineSchema = z.strictObject({
  format: z.literal(recordFormat),
  project: text(200),
  /** Address of the repository's pages; `null` when it has none. */
  repository: addressSchema.nullable(),
  key: recordKeySchema,
  measuredAt: z.iso.datetime(),
  machine: z.strictObject({
    /** Digest of the processor, the kernel and the lasting facts: the class of the machine. */
    digest: text(64),
    processor: text(200),
    platform: text(50),
    architecture: text(50),
  }),
  /** The same as `head` where the machine's own noise was measured. */
  base: recordCommitSchema,
  head: recordCommitSchema,
  /** Where the run's report is; `null` when nobody said so. */
  report: addressSchema.nullable(),
  rows: z.array(recordRowSchema).max(50_000),
})

/** One commit of the default branch. */
export type RecordCommit = Readonly<z.infer<typeof recordCommitSchema>>

/** One benchmark and metric of a comparison. */
export type RecordRow = Readonly<z.infer<typeof recordRowSchema>>

/** One comparison of two commits of the default branch. */
export type RecordLine = Readonly<z.infer<typeof recordLineSchema>>

/** One file of a record: the lines of one key and month. */
export interface RecordFile {
  /** Relative to the record: `default/2026-03.ndjson`. */
  readonly path: string
  readonly text: string
}

/** Whether a path, relative to the record, is one of its files. */
export function isRecordPath(path: string): boolean {
  return /^\w[\w.-]{0,49}\/\d{4}-\d{2}\.ndjson$/.test(path)
}

/** The file that a line belongs to, relative to the record. */
export function recordPathOf({ key, measuredAt }: Pick<RecordLine, 'key' | 'measuredAt'>): string {
  return `${key}/${measuredAt.slice(0, 7)}.ndjson`
}

/** The lines of a record in order, without one that was cut off; a UsageError for what is none. */
export function parseRecord(files: readonly RecordFile[]): readonly RecordLine[] {
  return files.flatMap(({ path, text: content }) =>
    content
      .split('\n')
      .slice(0, -1)
      .map((line, at) =>
        validated(
          recordLineSchema,
          parseJson(line),
          `a line of a record in ${path} line ${at + 1}`,
        ),
      ),
  )
}
