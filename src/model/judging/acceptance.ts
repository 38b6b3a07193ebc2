import { z } from 'zod'
import { text } from '../text.ts'

/** A regression that a maintainer has accepted, up to a bound. */
export const acceptanceSchema = z.strictObject({
  benchmarkId: text(300),
  metric: text(100),
  /** head / base − 1 up to which it is accepted: negative where more is better. */
  bound: z.number(),
  /** Why, in the maintainer's words. */
  reason: text(500),
  /** Login of the maintainer. */
  by: text(110),
})

/** A regression that a maintainer has accepted, up to a bound. */
export type Acceptance = Readonly<z.infer<typeof acceptanceSchema>>
