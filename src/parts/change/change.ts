import { z } from 'zod'
import { bySideSchema } from '../../model/build/side.ts'
import type { Result } from '../../model/judging/result.ts'
import { countSchema, text } from '../../model/text.ts'

/** Functions that are told; the rest is only counted. */
export const mostEdits = 300
/** Files that are told as not followed. */
export const mostUnseen = 2000

const amountSchema = z.number().min(0).nullable()

const editSchema = z.strictObject({
  name: text(200),
  /** Path in head's tree, or in its source where a source map says so. */
  file: text(300),
  /** Counted from 1. */
  line: countSchema,
  kind: z.enum(['added', 'edited', 'value']),
  /** The value that it reads and that the change gives another content. */
  reads: text(200).optional(),
})

/** A function that a change adds, edits, or gives another value to read. */
export type ToldEdit = z.infer<typeof editSchema>

const countsSchema = z.strictObject({
  /** Calls of it in a call of the row; `null` where they vary, or it was not called. */
  calls: amountSchema,
  /** How often its most frequent block ran in a call of the row. */
  passes: amountSchema,
  /** Objects that it makes in a call of the row; absent where they were not counted. */
  objects: amountSchema.optional(),
})

/** How often a function ran in one call of a row. */
export type RunCounts = z.infer<typeof countsSchema>

const rowSchema = z.strictObject({
  id: text(1000),
  /** Places in `edits` of what it runs while it is loaded, set up and called; `null` where it could not be followed. */
  runs: z.array(countSchema).max(mostEdits).nullable(),
  /** Where it is a row of a suite, of which all rows are followed together. */
  isOfSuite: z.literal(true).optional(),
  /** Of a row that is called changed: what each of them did in a call on both sides. */
  counts: z
    .array(
      z.strictObject({
        edit: countSchema,
        base: countsSchema.nullable(),
        head: countsSchema.nullable(),
      }),
    )
    .max(mostEdits)
    .optional(),
  /** Of such a row: calls of all functions together in one of its own. */
  calls: bySideSchema(amountSchema).optional(),
})

/** What a change edits, and which rows run it. */
export const changeSchema = z
  .strictObject({
    edits: z.array(editSchema).max(mostEdits),
    /** How many there are besides. */
    more: countSchema,
    /** Differing files whose functions are not known, and why. */
    unseen: z.array(z.strictObject({ file: text(300), why: text(100) })).max(mostUnseen),
    rows: z.array(rowSchema).max(20_000),
    /** What the budget has no room for, which is not measured; earlier versions do not say. */
    leftOut: z.array(rowSchema).max(10_000).default([]),
  })
  .refine(({ edits, rows, leftOut }) =>
    [...rows, ...leftOut]
      .flatMap(({ runs, counts = [] }) => [...(runs ?? []), ...counts.map(({ edit }) => edit)])
      .every((at) => at < edits.length),
  )

/** What a change edits, and which rows run it. */
export type Change = z.infer<typeof changeSchema>

/** The key of the part in a journal and a result. */
export const partName = 'change'

const parsedChanges = new WeakMap<object, Change | null>()

/** What a result knows of the change; `null` where it was not followed. */
export function knownChange({ parts: { change } }: Pick<Result, 'parts'>): Change | null {
  if (typeof change !== 'object' || change === null) return null
  const parsedValue = parsedChanges.get(change) ?? changeSchema.safeParse(change).data ?? null
  parsedChanges.set(change, parsedValue)
  return parsedValue
}
