import { z } from 'zod'
import type { ImportedValues } from '../../model/judging/imported.ts'
import type { Format } from './format.ts'
import { inARow } from './in-a-row.ts'

const resultSchema = z.union([
  z
    .object({ command: z.string(), times: z.array(z.number()) })
    .transform(({ command, times }) => ({ command, times })),
  z
    .object({
      command: z.string(),
      measurements: z.array(z.object({ time_wall_clock: z.object({ value: z.number() }) })),
    })
    .transform(({ command, measurements }) => ({
      command,
      times: measurements.map((one) => one.time_wall_clock.value),
    })),
])

const schema = z.object({ results: z.array(resultSchema).min(1) })

/** What `hyperfine --export-json` writes, in either of its schemas: the time of each process. */
export const hyperfineJson: Format = {
  name: 'hyperfine --export-json',
  read: ({ json }) => {
    const parsed = schema.safeParse(json)
    if (!parsed.success) return null
    const rows = parsed.data.results.map(({ command, times }): ImportedValues => ({
      name: command,
      unit: 's',
      better: 'lower',
      values: times,
    }))
    const [base, head] = rows
    const common = { format: hyperfineJson.name, each: 'process', taken: inARow } as const
    // Two commands in one file are compared with each other, as hyperfine itself does.
    if (base === undefined || head === undefined || rows.length > 2)
      return { ...common, sides: { kind: 'one', rows } }
    const name = `${base.name} → ${head.name}`
    return {
      ...common,
      sides: { kind: 'two', base: [{ ...base, name }], head: [{ ...head, name }] },
    }
  },
}
