import { z } from 'zod'
import measured from '../../fixtures/stats/measured-series.json' with { type: 'json' }

const schema = z.array(
  z.object({
    machine: z.enum(['realtime', 'busy']),
    time: z.array(z.number()),
    cpu: z.array(z.number()),
    peakMemory: z.array(z.number()),
  }),
)

/** Runs of one unchanged program, in time order. */
export type MeasuredSeries = z.infer<typeof schema>[number]

/** What was measured of each run. */
export type MeasuredMetric = 'time' | 'cpu' | 'peakMemory'

/** Unchanged programs on a real machine: the noise is real, and the truth is known. */
export const measuredSeries: readonly MeasuredSeries[] = schema.parse(measured.series)
