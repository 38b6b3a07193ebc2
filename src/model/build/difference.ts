import { z } from 'zod'
import { text } from '../text.ts'

/** What can differ between the sides besides their code. */
export const differenceKindSchema = z.enum([
  'runtime',
  'environment',
  'dependencies',
  'compiler',
  'benchmarks',
])

/** Something that is not the same on both sides. */
export const differenceSchema = z.strictObject({
  kind: differenceKindSchema,
  /** `v8`, the place of a package, the name of a variable, the path of a file. */
  what: text(1000),
  /** `null` where the side has no such thing. */
  base: text(300).nullable(),
  head: text(300).nullable(),
  /** Whether it was requested; one that was not requested makes the result not comparable. */
  asked: z.boolean(),
})

/** What can differ between the sides besides their code. */
export type DifferenceKind = z.infer<typeof differenceKindSchema>

/** Something that is not the same on both sides. */
export type Difference = z.infer<typeof differenceSchema>
