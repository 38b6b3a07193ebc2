import { z } from 'zod'
import { countSchema, text } from '../text.ts'

const rangeSchema = z.object({
  /** Positions in the text of a script, in UTF-16 code units. */
  startOffset: countSchema,
  endOffset: countSchema,
  /** How often it was run. */
  count: countSchema,
})

const functionSchema = z.object({
  /** As V8 calls it; empty for most functions without a name. */
  functionName: text(4096).default(''),
  /** The whole, and the blocks in it that ran another number of times. */
  ranges: z.array(rangeSchema).min(1).max(10_000),
})

/** A function as V8 counts it. */
export type CountedFunction = Readonly<z.infer<typeof functionSchema>>

const objectsSchema = z.object({
  url: text(4096),
  /** Where the function that has made them begins, in UTF-16 code units. */
  at: countSchema,
  count: countSchema,
})

/** What V8 has counted in a process, as it writes it, and as the harness does of a row. */
export const coverageSchema = z.object({
  row: countSchema.optional(),
  isOfHarness: z.boolean().optional(),
  calls: countSchema.optional(),
  isFirst: z.boolean().optional(),
  objectCalls: countSchema.optional(),
  objects: z.array(objectsSchema).max(100_000).default([]),
  result: z
    .array(
      z.object({
        url: text(4096),
        functions: z.array(functionSchema).min(1).max(100_000),
      }),
    )
    .max(20_000),
})

/** What a process, or a part of its calls, has run of a side's tree. */
export interface Coverage {
  /** Its place among the rows of a trial; absent for what is of all of them. */
  readonly row: number | undefined
  /** Whether the harness has counted, which tells only what has run; Node.js itself does at the end of a process. */
  readonly isOfHarness: boolean | undefined
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
  /** By the path in the tree: its functions. */
  readonly scripts: ReadonlyMap<string, readonly CountedFunction[]>
}

/** What a row of a trial has run, its own and what earlier rows ran once for all of them. */
export function coverageOfRow(coverage: readonly Coverage[], row: number): readonly Coverage[] {
  return coverage.flatMap((each) => {
    if (each.row === undefined || each.row === row) return [each]
    if (each.isFirst !== true || each.row > row) return []
    const again = coverage.filter((other) => other.row === each.row && other.isFirst !== true)
    const scripts = [...each.scripts].map(([path, functions]) => {
      const ends = new Set(again.flatMap((other) => other.scripts.get(path) ?? []).map(rangeKey))
      return [path, functions.filter((counted) => !ends.has(rangeKey(counted)))] as const
    })
    return [{ ...each, scripts: new Map(scripts) }]
  })
}

/** Where a function lies in what has run, as a text. */
export function rangeKey({ ranges: [whole] }: CountedFunction): string {
  return `${String(whole?.startOffset)}-${String(whole?.endOffset)}`
}
