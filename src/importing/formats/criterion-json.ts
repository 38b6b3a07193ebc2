import { z } from 'zod'
import { medianOf } from '../../stats/quantile-of.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { Format } from './format.ts'
import { inARow } from './in-a-row.ts'

const sampleSchema = z.object({
  sampling_mode: z.string(),
  iters: z.array(z.number().positive()).min(1),
  times: z.array(z.number()).min(1),
})

const estimatesSchema = z.object({
  median: z.object({ point_estimate: z.number() }),
  median_abs_dev: z.object({}),
})

/**
 * `sample.json` or `estimates.json` of criterion, of one benchmark each: the median time of an iteration.
 * Its samples come from one process, so that they are one value.
 */
export const criterionJson: Format = {
  name: 'criterion’s sample.json or estimates.json',
  read: ({ path, json }) => {
    const nanoseconds = nanosecondsIn(json)
    if (nanoseconds === null) return null
    // target/criterion/GROUP/FUNCTION/new/sample.json
    const parts = path.split(/[\\/]/).slice(0, -1)
    const at = parts.lastIndexOf('criterion')
    const name = parts.slice(at + 1, -1).join('/')
    const row = { name: name === '' ? 'benchmark' : name, unit: 's', better: 'lower' } as const
    if (!(nanoseconds > 0))
      throw new UsageError(`expected a time above 0 in ${path}, got ${String(nanoseconds)}`)
    return {
      format: criterionJson.name,
      each: 'reduced',
      taken: inARow,
      sides: { kind: 'one', rows: [{ ...row, values: [nanoseconds * 1e-9] }] },
    }
  },
}

function nanosecondsIn(json: unknown): number | null {
  const sample = sampleSchema.safeParse(json)
  if (sample.success) {
    const { iters, times } = sample.data
    return medianOf(times.map((time, at) => time / (iters[at] ?? Number.NaN)))
  }
  return estimatesSchema.safeParse(json).data?.median.point_estimate ?? null
}
