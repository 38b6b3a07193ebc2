import { z } from 'zod'
import type { Format } from './format.ts'
import { figuresSchema, reducedFile, reducedRows } from './reduced-file.ts'

const tinybenchSchema = z
  .array(
    z.object({
      name: z.string(),
      result: z.union([
        z.object({ latency: figuresSchema }).transform(({ latency }) => latency),
        figuresSchema,
      ]),
    }),
  )
  .min(1)

/** Names and results of tinybench: `bench.tasks.map(({ name, result }) => ({ name, result }))`, in ms. */
export const tinybenchJson: Format = {
  name: 'the names and results of tinybench’s tasks',
  read: ({ json }) => {
    const parsed = tinybenchSchema.safeParse(json)
    if (!parsed.success) return null
    return reducedFile(
      tinybenchJson.name,
      parsed.data.flatMap(({ name, result }) => reducedRows(name, result, 1e-3)),
    )
  },
}
