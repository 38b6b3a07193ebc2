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

/** A difference between the sides besides their code. */
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

/** What can differ between the sides besides their code. */
export type DifferenceKind = z.infer<typeof differenceKindSchema>

/** A difference between the sides besides their code. */
export type Difference = z.infer<typeof differenceSchema>

/** The line of a settings file that allows the unrequested differences; empty when there are none. */
export function allowLine(differences: readonly Difference[]): string {
  const kinds = new Set(differences.flatMap(({ asked: isAsked, kind }) => (isAsked ? [] : [kind])))
  return kinds.size === 0 ? '' : `allow: [${[...kinds].join(', ')}]`
}
