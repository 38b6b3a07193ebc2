import { z } from 'zod'
import { text } from '../text.ts'

/** A regression that a maintainer has accepted, up to a bound. */
export const acceptanceSchema = z.strictObject({
  benchmarkId: text(300),
  metric: text(100),
  /** Accepted bound as head / base − 1: negative when more is better. */
  bound: z.number(),
  /** The maintainer's reason. */
  reason: text(500),
  /** The maintainer's login. */
  by: text(110),
})

/** A regression that a maintainer has accepted, up to a bound. */
export type Acceptance = Readonly<z.infer<typeof acceptanceSchema>>
