import { z } from 'zod'
import { countSchema, text } from '../text.ts'

const rangeSchema = z.object({
  /** Positions in the text of a script, in UTF-16 code units. */
  startOffset: countSchema,
  endOffset: countSchema,
  /** How often it was run. */
  count: countSchema,
})

/** A function as V8 counts it: the whole, and the blocks in it that ran another number of times. */
export type CountedFunction = readonly z.infer<typeof rangeSchema>[]

const objectsSchema = z.object({
  url: text(4096),
  /** Where the function that has made them begins, in UTF-16 code units. */
  at: countSchema,
  count: countSchema,
})

/** What V8 has counted in a process, as it writes it, and as the harness does of a row. */
export const coverageSchema = z.object({
  row: countSchema.optional(),
  calls: countSchema.optional(),
  isFirst: z.boolean().optional(),
  objectCalls: countSchema.optional(),
  objects: z.array(objectsSchema).max(100_000).default([]),
  result: z
    .array(
      z.object({
        url: text(4096),
        functions: z
          .array(z.object({ ranges: z.array(rangeSchema).min(1).max(10_000) }))
          .min(1)
          .max(100_000),
      }),
    )
    .max(20_000),
})

/** What a process, or a part of its calls, has run of a side's tree. */
export interface Coverage {
  /** Its place among the rows of a trial; absent for what is of all of them. */
  readonly row: number | undefined
  /** So many calls and nothing else; absent for the rest. */
  readonly calls: number | undefined
  /** So many calls of which `objects` tells the objects; absent for the rest. */
  readonly objectCalls: number | undefined
  /** How many functions of the tree have made, by paths in it. */
  readonly objects: readonly z.infer<typeof objectsSchema>[]
  /** Whether it is what a row ran with the first of its states. */
  readonly isFirst: boolean | undefined
  /** Calls of all functions of the tree together. */
  readonly total: number
  /** By the path in the tree: what of it has run. */
  readonly scripts: ReadonlyMap<string, readonly CountedFunction[]>
}

/** What a row of a trial has run, its own and what earlier rows ran once for all of them. */
export function coverageOfRow(coverage: readonly Coverage[], row: number): readonly Coverage[] {
  return coverage.flatMap((each) => {
    if (each.row === undefined || each.row === row) return [each]
    if (each.isFirst !== true || each.row > row) return []
    const again = coverage.filter((other) => other.row === each.row && other.isFirst !== true)
    const scripts = [...each.scripts].map(([path, functions]) => {
      const ends = new Set(
        again.flatMap((other) => other.scripts.get(path) ?? []).map(([whole]) => rangeKey(whole)),
      )
      return [path, functions.filter(([whole]) => !ends.has(rangeKey(whole)))] as const
    })
    return [{ ...each, scripts: new Map(scripts) }]
  })
}

function rangeKey(range: CountedFunction[number] | undefined): string {
  return `${String(range?.startOffset)}-${String(range?.endOffset)}`
}
