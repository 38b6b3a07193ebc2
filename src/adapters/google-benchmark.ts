import { median } from 'simple-statistics'
import { z } from 'zod'
import type { Adapter } from './adapter.ts'
import { baseUnit } from './reading/base-unit.ts'
import { checkedRows, RowsError, timeRow } from './reading/checked-rows.ts'
import { matchingAny } from './reading/matching-any.ts'
import { usageOf } from './reading/usage-of.ts'
import { parseJson } from '../model/parse-json.ts'

const reportSchema = z.object({
  benchmarks: z.array(
    z.object({
      name: z.string(),
      run_name: z.string().optional(),
      run_type: z.string().default('iteration'),
      real_time: z.number().optional(),
      time_unit: z.string().default('ns'),
      error_occurred: z.boolean().optional(),
      error_message: z.string().optional(),
    }),
  ),
})

const repetitions = '--benchmark_repetitions'

const leastTime = '--benchmark_min_time'

/**
 * Google Benchmark, for C++: median time of an iteration over repetitions. Requests five short
 * repetitions unless the command sets its own.
 */
export const googleBenchmark: Adapter = {
  id: 'google-benchmark',
  fillsTime: true,
  argv: (command) => [
    ...command,
    '--benchmark_out={output}',
    '--benchmark_out_format=json',
    ...unlessIn(command, repetitions, '5'),
    ...unlessIn(command, leastTime, '0.05'),
  ],
  filter: (patterns) => [`--benchmark_filter=${matchingAny(patterns)}`],
  read: ({ file, lines }) => {
    const report = reportSchema.safeParse(parseJson(file))
    if (!report.success) {
      throw new RowsError(
        'expected the report of Google Benchmark at the file of --benchmark_out, got something else',
      )
    }
    const runs = new Map<string, number[]>()
    for (const benchmark of report.data.benchmarks) {
      const { name, run_name = name, run_type, real_time, time_unit } = benchmark
      if (benchmark.error_occurred === true) {
        throw new RowsError(
          `${name.slice(0, 60)} failed: ${benchmark.error_message ?? 'no reason given'}`,
        )
      }
      const factor = baseUnit(time_unit)?.factor
      if (run_type !== 'iteration' || real_time === undefined || factor === undefined) continue
      runs.set(run_name, [...(runs.get(run_name) ?? []), real_time * factor])
    }
    // A single repetition is the mean of its iterations.
    const rows = [...runs].map(([name, seconds]) =>
      timeRow(name, median(seconds), seconds.length > 1 ? 'median' : 'mean'),
    )
    return { rows: checkedRows(rows), ...usageOf(lines) }
  },
}

function unlessIn(command: readonly string[], option: string, value: string): readonly string[] {
  return command.some((word) => word.startsWith(`${option}=`)) ? [] : [`${option}=${value}`]
}
