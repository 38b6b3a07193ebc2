import { z } from 'zod'
import { causeSchema } from '../../model/judging/cause.ts'
import { judgedVerdictSchema } from '../../model/judging/verdict.ts'
import type { Revision } from '../../model/build/revision.ts'
import type { Result } from '../../model/judging/result.ts'
import { countSchema, text } from '../../model/text.ts'
import { largestStep, type LargestStep, type Level } from './largest-step.ts'

/** The most commits or versions between GOOD and BAD. */
export const mostCommits = 10_000

/** Characters of why a commit cannot be measured. */
export const longestReason = 2000

const commitSchema = z.strictObject({
  /** What names it exactly: a full commit id, `npm:NAME@VERSION` or `node:VERSION`. */
  spec: text(300),
  /** Short label: `b52dd91` or `keccak@2.1.0`. */
  label: text(300),
  /** First line of the commit's message; empty for a published version. */
  title: text(300),
})

/** What is bisected: the first entry. */
const startSchema = z.strictObject({
  type: z.literal('start'),
  good: commitSchema,
  /** The oldest first; BAD is the last. */
  commits: z.array(commitSchema).min(1).max(mostCommits),
})

/** A commit that was measured against GOOD. BAD is the first. */
const measuredSchema = z.strictObject({
  type: z.literal('measured'),
  /** Position of the commit. */
  at: countSchema,
  benchmarkId: text(300),
  metric: text(100),
  verdict: judgedVerdictSchema,
  /** A ratio − 1, with its 95% interval. */
  estimate: z.number(),
  ci: z.tuple([z.number(), z.number()]),
  pairs: countSchema,
  /** Standard error of the logarithm of commit / GOOD. */
  error: z.number().min(0),
  /** Practical threshold of the row, as a ratio. */
  threshold: z.number().min(0),
})

const skippedSchema = z.strictObject({
  type: z.literal('skipped'),
  at: countSchema,
  reason: text(longestReason),
})

/** The largest change alone: its commit against the commit before it. */
const aloneSchema = measuredSchema.extend({
  type: z.literal('alone'),
  /** Position of the commit before it; −1 for GOOD. */
  previous: z.number().int().min(-1),
  /** The functions that differ for certain, the largest difference first; `null` without a profile. */
  functions: z.array(causeSchema).max(10).nullable(),
})

const stepSchema = z.discriminatedUnion('type', [measuredSchema, skippedSchema])

/** What a bisection writes into the journal of BAD against GOOD. */
export const bisectEntrySchema = z.discriminatedUnion('type', [
  startSchema,
  ...stepSchema.options,
  aloneSchema,
])

/** The same as a result has it. Whoever has made it, its places are those of its commits. */
const recordSchema = z
  .object({
    start: startSchema,
    steps: z.array(stepSchema).max(1000),
    /** `null` when it was not measured. */
    alone: aloneSchema.nullable(),
  })
  .refine(({ start: { commits }, steps, alone }) => {
    const places = [...steps.map(({ at }) => at), alone?.at ?? 0, alone?.previous ?? 0]
    return places.every((at) => at < commits.length)
  })

/** One commit, published version or Node.js of the range. */
export type BisectCommit = z.infer<typeof commitSchema>
/** What is bisected. */
export type BisectStart = z.infer<typeof startSchema>
/** A commit that was measured against GOOD, or cannot be measured. */
export type BisectStep = z.infer<typeof stepSchema>
/** A commit that was measured against GOOD. */
export type MeasuredCommit = z.infer<typeof measuredSchema>
/** The largest change alone. */
export type LoneChange = z.infer<typeof aloneSchema>
/** What a bisection writes into the journal. */
export type BisectEntry = z.infer<typeof bisectEntrySchema>

/** A bisection as far as it is recorded. */
export type BisectRecord = Readonly<z.infer<typeof recordSchema>>

/** The same, and what follows from it. */
export interface Bisection extends BisectRecord {
  /** The row that is bisected, at BAD; `null` if no row differs there. */
  readonly row: MeasuredCommit | null
  /** `null` without a row. */
  readonly step: LargestStep | null
  /** The commit at a position; −1 is GOOD. */
  readonly commitAt: (at: number) => BisectCommit
}

/** Whether a revision is a commit by its full id. */
export function isCommit(spec: string): boolean {
  return /^[0-9a-f]{40}$/.test(spec)
}

/** What names a revision exactly in a bisection. */
export function exactName({ packageName, packageVersion, spec, node, sha }: Revision): string {
  if (packageName !== null) return `npm:${packageName}@${packageVersion ?? ''}`
  return spec.startsWith('node:') ? `node:${(node ?? '').replace(/^v/, '')}` : (sha ?? spec)
}

/** What the entries of a journal say; `null` where they are of no bisection. */
export function recordedBisection(entries: readonly BisectEntry[]): Bisection | null {
  return parseBisection({
    start: entries.find(({ type }) => type === 'start'),
    steps: entries.filter(({ type }) => type === 'measured' || type === 'skipped'),
    alone: entries.findLast(({ type }) => type === 'alone') ?? null,
  })
}

/** The bisection of a result; `null` where there is none, or one of other commits than it compares. */
export function bisectionIn({ parts, plan }: Pick<Result, 'parts' | 'plan'>): Bisection | null {
  const bisection = parseBisection(parts['bisect'])
  const { base, head } = plan.revisions
  const isOfResult =
    bisection?.start.good.spec === exactName(base) &&
    bisection.start.commits.at(-1)?.spec === exactName(head)
  return isOfResult ? bisection : null
}

/** What a result keeps of a bisection: what was recorded, and in short what it found. */
export function bisectValue(bisection: Bisection): unknown {
  const { start, steps, alone, step, commitAt } = bisection
  const specAt = (at: number): string => commitAt(at).spec
  const answer = step && {
    isAnswered: isAnswered(bisection),
    commits: step.commits.map(specAt),
    unexplained: step.unexplained.map(({ start: from, end: to }) => [specAt(from), specAt(to)]),
  }
  return { start, steps, alone, answer }
}

/** Whether the change was found, explains the whole difference, and nothing is left to measure. */
export function isAnswered(bisection: Bisection | null): boolean {
  const step = bisection?.step ?? null
  return step !== null && step.isFound && step.unexplained.length === 0 && step.next === null
}

// Half a 95% interval in standard errors.
const halfWidth = 1.959964

/** An effect as a ratio − 1, with its 95% interval. */
export function ratioOf({
  effect,
  error,
}: Pick<Level, 'effect' | 'error'>): Pick<MeasuredCommit, 'estimate' | 'ci'> {
  const margin = halfWidth * error
  const ci: [number, number] = [Math.expm1(effect - margin), Math.expm1(effect + margin)]
  return { estimate: Math.expm1(effect), ci }
}

function parseBisection(value: unknown): Bisection | null {
  const validation = recordSchema.safeParse(value)
  return validation.success ? bisectionOf(validation.data) : null
}

/** What follows from a record. */
export function bisectionOf({ start, steps, alone }: BisectRecord): Bisection {
  const { good, commits } = start
  const measuredSteps = steps.filter((step) => step.type === 'measured')
  const row = measuredSteps.find(({ at }) => at === commits.length - 1) ?? null
  const step =
    row &&
    largestStep({
      size: commits.length,
      measurements: measuredSteps.map(({ at, estimate, error }) => ({
        at,
        effect: Math.log1p(estimate),
        error,
      })),
      skipped: new Set(steps.flatMap(({ type, at }) => (type === 'skipped' ? [at] : []))),
      smallest: Math.log1p(row.threshold),
    })
  return { start, steps, alone, row, step, commitAt: (at) => commits[at] ?? good }
}
