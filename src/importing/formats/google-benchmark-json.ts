import { z } from 'zod'
import type { ImportedValues } from '../../model/judging/imported.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Format } from './format.ts'
import { inARow } from './in-a-row.ts'

const seconds: ReadonlyMap<string, number> = new Map([
  ['ns', 1e-9],
  ['us', 1e-6],
  ['ms', 1e-3],
  ['s', 1],
])

const schema = z.object({
  context: z.object({ num_cpus: z.number() }),
  benchmarks: z.array(
    z.object({
      name: z.string(),
      run_name: z.string().optional(),
      run_type: z.string().optional(),
      real_time: z.number().optional(),
      time_unit: z.string().optional(),
    }),
  ),
})

/** What Google Benchmark writes by `--benchmark_out`: real time of an iteration, for each repetition. */
export const googleBenchmarkJson: Format = {
  name: 'Google Benchmark’s JSON',
  read: ({ json }) => {
    const parsed = schema.safeParse(json)
    if (!parsed.success) return null
    const runs = parsed.data.benchmarks.filter(
      ({ run_type = 'iteration' }) => run_type === 'iteration',
    )
    const groups = groupedBy(runs, ({ name, run_name = name }) => run_name)
    const rows = [...groups].map(([name, all]): ImportedValues => ({
      name,
      unit: 's',
      better: 'lower',
      values: all.flatMap(({ real_time, time_unit = 'ns' }) => {
        const factor = seconds.get(time_unit)
        return real_time === undefined || factor === undefined ? [] : [real_time * factor]
      }),
    }))
    const each = 'repetition'
    return {
      format: googleBenchmarkJson.name,
      each,
      taken: inARow,
      sides: { kind: 'one', rows },
    }
  },
}
