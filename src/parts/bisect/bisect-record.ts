import { z } from 'zod'
import { parseDocument } from '../../model/parse-document.ts'
import { UsageError } from '../../model/usage-error.ts'
import { countSchema, text } from '../../model/text.ts'
import { bySideSchema } from '../../model/build/side.ts'
import { profiledFunctionSchema, profileUnitSchema } from '../../model/judging/profile.ts'
import { judgedVerdictSchema } from '../../model/judging/verdict.ts'

/** Format name and version at the start of the file. */
export const bisectFormat = 'deadheat-bisect/1'

/** The most commits or versions between GOOD and BAD. */
export const mostCommits = 10_000

/** One commit, published version or Node.js of the range. */
export const bisectCommitSchema = z.strictObject({
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
export const bisectStartSchema = z.strictObject({
  type: z.literal('start'),
  format: z.literal(bisectFormat),
  /** The version of deadheat. */
  version: text(50),
  good: bisectCommitSchema,
  /** Parents before children; BAD is the last. */
  commits: z.array(bisectCommitSchema).min(1).max(mostCommits),
  /** The benchmarks that the user named. */
  names: z.array(text(300)).max(100),
  /** The metric that the user named; `null` to find one. */
  metric: text(100).nullable(),
  /** What else decides the measurements, as the user gave it. */
  given: text(100_000),
})

/** A commit that was measured against GOOD. */
export const bisectMeasuredSchema = z.strictObject({
  type: z.literal('measured'),
  /** Position of the commit. */
  at: countSchema,
  benchmarkId: text(300),
  metric: text(100),
  verdict: judgedVerdictSchema,
  /** The difference as a ratio, commit / GOOD − 1, with its interval. */
  estimate: z.number(),
  ci: z.tuple([z.number(), z.number()]),
  /** Standard error of the logarithm of commit / GOOD. */
  error: z.number().min(0),
  pairs: countSchema,
  /** Practical threshold of the row, as a ratio. */
  threshold: z.number().min(0),
})

/** A commit that cannot be measured. */
export const bisectSkippedSchema = z.strictObject({
  type: z.literal('skipped'),
  at: countSchema,
  reason: text(2000),
})

/** The largest change alone: its commit against the commit before it. */
export const bisectAloneSchema = z.strictObject({
  type: z.literal('alone'),
  at: countSchema,
  /** Position of the commit before it; −1 for GOOD. */
  previous: z.number().int().min(-1),
  verdict: judgedVerdictSchema,
  estimate: z.number(),
  ci: z.tuple([z.number(), z.number()]),
  pairs: countSchema,
  /** The functions that differ for certain, the largest difference first; `null` without a profile. */
  functions: z
    .array(
      profiledFunctionSchema.extend({
        /** Own amount per call of the benchmark. */
        self: bySideSchema(z.number().min(0)),
        unit: profileUnitSchema,
        /** Its part of the whole difference; `null` when the changes of functions nearly cancel out. */
        share: z.number().nullable(),
      }),
    )
    .max(10)
    .nullable(),
})

const bisectLineSchema = z.discriminatedUnion('type', [
  bisectStartSchema,
  bisectMeasuredSchema,
  bisectSkippedSchema,
  bisectAloneSchema,
])

/** One commit, published version or Node.js of the range. */
export type BisectCommit = z.infer<typeof bisectCommitSchema>
/** What is bisected. */
export type BisectStart = z.infer<typeof bisectStartSchema>
/** A commit that was measured against GOOD. */
export type BisectMeasured = z.infer<typeof bisectMeasuredSchema>
/** A commit that cannot be measured. */
export type BisectSkipped = z.infer<typeof bisectSkippedSchema>

/** The largest change alone. */
export type BisectAlone = z.infer<typeof bisectAloneSchema>

/** A bisection as far as it is recorded. */
export interface BisectRecord {
  readonly start: BisectStart
  readonly steps: readonly (BisectMeasured | BisectSkipped)[]
  /** What came of measuring the largest change alone; `null` when that was not done. */
  readonly alone: BisectAlone | null
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
    parseDocument(bisectLineSchema, {
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
