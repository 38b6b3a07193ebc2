import { z } from 'zod'
import type { Format } from './format.ts'
import { figuresSchema, reducedFile, reducedRows } from './reduced-file.ts'

const vitestSchema = z.object({
  files: z.array(
    z.object({
      groups: z.array(
        z.object({
          fullName: z.string(),
          benchmarks: z.array(figuresSchema.extend({ name: z.string() })),
        }),
      ),
    }),
  ),
})

/** What `vitest bench --outputJson` writes, in ms. */
export const vitestJson: Format = {
  name: 'vitest bench --outputJson',
  read: ({ json }) => {
    const parsed = vitestSchema.safeParse(json)
    if (!parsed.success) return null
    const groups = parsed.data.files.flatMap((file) => file.groups)
    return reducedFile(
      vitestJson.name,
      groups.flatMap(({ fullName, benchmarks }) =>
        benchmarks.flatMap((one) => reducedRows(`${fullName} > ${one.name}`, one, 1e-3)),
      ),
    )
  },
}
