import { z } from 'zod'
import { text } from '../text.ts'
import { buildSchema, variantSchema } from './build.ts'
import { bySideSchema } from './side.ts'

/** What can differ between the sides besides their code. */
export type DifferenceKind = z.infer<typeof differenceKindSchema>
/** One of these words. */
export const differenceKindSchema = z.enum([
  'runtime',
  'environment',
  'dependencies',
  'compiler',
  'benchmarks',
])

/** A difference between the sides besides their code. */
export type Difference = z.infer<typeof differenceSchema>
/** As it is in journals and results; a name has at most 1,000 characters, a value 300. */
export const differenceSchema = z.strictObject({
  kind: differenceKindSchema,
  /** `v8`, the directory of a package, the name of a variable, or the path of a file. */
  what: text(1000),
  /** `null` when the side has nothing of this name. */
  base: text(300).nullable(),
  head: text(300).nullable(),
  /** Whether the user requested it. A difference that nobody requested makes the result not comparable. */
  asked: z.boolean(),
})

/** The line of a settings file that allows the unrequested differences; empty when there are none. */
export function allowLine(differences: readonly Difference[]): string {
  const kinds = new Set(differences.flatMap(({ asked: isAsked, kind }) => (isAsked ? [] : [kind])))
  return kinds.size === 0 ? '' : `allow: [${[...kinds].join(', ')}]`
}

/** What is known of the builds of a run. */
export const builtFields = {
  builds: bySideSchema(buildSchema.nullable()),
  /** All builds when several Node.js versions are measured; `builds` is the first complete pair. */
  variants: z.array(variantSchema).max(10).optional(),
  /** Differences between the sides besides their code; absent when they were not checked. */
  differences: z.array(differenceSchema).max(10_000).optional(),
}
