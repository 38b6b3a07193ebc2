import { z } from 'zod'
import type { Host } from '../../host/host.ts'
import { causeSchema } from '../../model/judging/cause.ts'
import { judgedVerdictSchema } from '../../model/judging/verdict.ts'
import { parseDocument } from '../../model/complaint-of.ts'
import { countSchema, text } from '../../model/text.ts'
import { UsageError } from '../../model/usage-error.ts'

/** Format name and version at the start of the file. */
export const bisectFormat = 'deadheat-bisect/1'

/** The file of a bisection that leaves a measuring job. */
export const bisectName = 'bisect.ndjson'

/** The most commits or versions between GOOD and BAD. */
export const mostCommits = 10_000

/** One commit, published version or Node.js of the range. */
const commitSchema = z.strictObject({
  /** What names it exactly: a full commit id, `npm:NAME@VERSION` or `node:VERSION`. */
  spec: text(300),
  /** Short label: `b52dd91` or `keccak@2.1.0`. */
  label: text(300),
  /** First line of the commit's message; empty for a published version. */
  title: text(300),
  /** Positions of its parents in the range; empty if it follows GOOD. */
  parents: z.array(countSchema).max(100),
})

/** What is bisected: the first line of the file. */
const startSchema = z.strictObject({
  type: z.literal('start'),
  format: z.literal(bisectFormat),
  /** The version of deadheat. */
  version: text(50),
  good: commitSchema,
  /** Parents before children; BAD is the last. */
  commits: z.array(commitSchema).min(1).max(mostCommits),
  /** The benchmarks that the user named. */
  names: z.array(text(300)).max(100),
  /** The metric that the user named; `null` to find one. */
  metric: text(100).nullable(),
  /** What else decides the measurements, as the user gave it. */
  given: text(100_000),
})

const differenceShape = {
  verdict: judgedVerdictSchema,
  /** A ratio − 1, with its 95% interval. */
  estimate: z.number(),
  ci: z.tuple([z.number(), z.number()]),
  pairs: countSchema,
}

/** A commit that was measured against GOOD. */
const measuredSchema = z.strictObject({
  type: z.literal('measured'),
  /** Position of the commit. */
  at: countSchema,
  benchmarkId: text(300),
  metric: text(100),
  ...differenceShape,
  /** Standard error of the logarithm of commit / GOOD. */
  error: z.number().min(0),
  /** Practical threshold of the row, as a ratio. */
  threshold: z.number().min(0),
})

/** A commit that cannot be measured. */
const skippedSchema = z.strictObject({
  type: z.literal('skipped'),
  at: countSchema,
  reason: text(2000),
})

/** The largest change alone: its commit against the commit before it. */
const aloneSchema = z.strictObject({
  type: z.literal('alone'),
  at: countSchema,
  /** Position of the commit before it; −1 for GOOD. */
  previous: z.number().int().min(-1),
  ...differenceShape,
  /** The functions that differ for certain, the largest difference first; `null` without a profile. */
  functions: z.array(causeSchema).max(10).nullable(),
})

const lineSchema = z.discriminatedUnion('type', [
  startSchema,
  measuredSchema,
  skippedSchema,
  aloneSchema,
])

/** One commit, published version or Node.js of the range. */
export type BisectCommit = z.infer<typeof commitSchema>
/** What is bisected. */
export type BisectStart = z.infer<typeof startSchema>
/** A commit that was measured against GOOD. */
export type MeasuredCommit = z.infer<typeof measuredSchema>
/** A commit that cannot be measured. */
export type SkippedCommit = z.infer<typeof skippedSchema>
/** The largest change alone. */
export type LoneChange = z.infer<typeof aloneSchema>

/** A bisection as far as it is recorded. */
export interface BisectRecord {
  readonly start: BisectStart
  readonly steps: readonly (MeasuredCommit | SkippedCommit)[]
  /** What came of measuring the largest change alone; `null` when that was not done. */
  readonly alone: LoneChange | null
}

/** Whether a revision is a commit by its full id. */
export function isCommit(spec: string): boolean {
  return /^[0-9a-f]{40}$/.test(spec)
}

/**
 * Parses the file of a bisection. A last line without a line end was cut off and is ignored.
 *
 * @param file - its name, for messages
 * @returns `null` when the file is empty
 * @throws UsageError when it is something else
 */
export function parseBisectRecord(content: string, file: string): BisectRecord | null {
  const lines = content.split('\n').slice(0, -1)
  const [start, ...steps] = lines.map((line, at) =>
    parseDocument(lineSchema, {
      content: line,
      what: 'a step of a bisection',
      file: `${file} line ${at + 1}`,
    }),
  )
  if (start === undefined) return null
  if (start.type !== 'start') {
    throw new UsageError(`expected ${file} to begin with what is bisected, got "${start.type}"`)
  }
  return {
    start,
    steps: steps.filter((step) => step.type === 'measured' || step.type === 'skipped'),
    alone: steps.findLast((step) => step.type === 'alone') ?? null,
  }
}

/**
 * Begins the file of a bisection, or reads that of an earlier one, without a line that was cut off.
 *
 * @param path - absolute path of the file
 * @param content - of the earlier file that is continued; `null` to begin anew
 * @throws UsageError when the earlier one is about something else
 */
export async function openBisect(
  start: BisectStart,
  path: string,
  content: string | null,
  { files }: Pick<Host, 'files'>,
): Promise<BisectRecord> {
  const earlierRecord = content === null ? null : parseBisectRecord(content, path)
  if (content === null || earlierRecord === null) {
    await files.write(path, `${JSON.stringify(start)}\n`)
    return { start, steps: [], alone: null }
  }
  if (JSON.stringify(earlierRecord.start) !== JSON.stringify(startSchema.parse(start))) {
    throw new UsageError(
      `expected the bisection to continue in ${path}, got another one: of other commits, names, settings or another deadheat; request the same, or start again without --resume`,
    )
  }
  await files.write(path, content.slice(0, content.lastIndexOf('\n') + 1))
  return earlierRecord
}
