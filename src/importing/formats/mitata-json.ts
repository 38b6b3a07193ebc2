import { z } from 'zod'
import type { Format } from './format.ts'
import { figuresSchema, reducedFile, reducedRows } from './reduced-file.ts'

const mitataSchema = z.object({
  layout: z.array(z.object({ name: z.string().nullable() })).optional(),
  benchmarks: z.array(
    z.object({
      group: z.number().optional(),
      runs: z.array(z.object({ name: z.string(), stats: figuresSchema.optional() })),
    }),
  ),
})

/** What mitata prints by `run({ format: 'json' })`, in ns. */
export const mitataJson: Format = {
  name: 'mitata’s JSON',
  read: ({ json }) => {
    const parsed = mitataSchema.safeParse(json)
    if (!parsed.success) return null
    const { layout = [], benchmarks } = parsed.data
    return reducedFile(
      mitataJson.name,
      benchmarks.flatMap(({ group, runs }) => {
        const under = group === undefined ? null : (layout[group]?.name ?? null)
        return runs.flatMap(({ name, stats }) =>
          stats === undefined
            ? []
            : reducedRows(under === null ? name : `${under}/${name}`, stats, 1e-9),
        )
      }),
    )
  },
}
