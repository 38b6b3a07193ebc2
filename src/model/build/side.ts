import { z } from 'zod'

/** The two sides of a comparison, in the order in which they are written. */
export const sides = ['base', 'head'] as const

/** One side of a comparison: `base` is the code before the change, `head` the code with it. */
export type Side = z.infer<typeof sideSchema>
/** One of the two words. */
export const sideSchema = z.enum(sides)

/** The side that it is compared with. */
export function otherSide(side: Side): Side {
  return side === 'base' ? 'head' : 'base'
}

/** One value for each side. */
export interface BySide<T> {
  readonly base: T
  readonly head: T
}

/** What each side has. */
export function eachSide<T>(valueOf: (side: Side) => T): BySide<T> {
  return { base: valueOf('base'), head: valueOf('head') }
}

/** Schema of a record that holds one value for each side, by that of one value. */
export function bySideSchema<T extends z.ZodType>(
  value: T,
): z.ZodObject<{ base: T; head: T }, z.core.$strict> {
  return z.strictObject({ base: value, head: value })
}
