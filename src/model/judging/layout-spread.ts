import { z } from 'zod'
import { text } from '../text.ts'

/** How far layouts of base lie apart in one row. */
export const layoutSpreadSchema = z.strictObject({
  benchmarkId: text(300),
  metric: text(100),
  /** Standard deviation of one layout, as a ratio: 0.07 for 7%. */
  ratio: z.number().min(0),
})

/** How far layouts of base lie apart in one row. */
export type LayoutSpread = z.infer<typeof layoutSpreadSchema>
