import { z } from 'zod'
import { checkedRows, RowsError } from './checked-rows.ts'
import type { Adapter } from './adapter.ts'
import { jsonLinesRun } from './json-lines-run.ts'
import type { SuiteRow } from '../model/run/suite.ts'

const runSchema = z.object({
  name: z.string().optional(),
  stats: z.object({ avg: z.number() }).optional(),
})

const reportSchema = z.object({
  benchmarks: z.array(z.object({ alias: z.string(), runs: z.array(runSchema) })),
})

/**
 * mitata: mean time of a call of each run, from what `run()` returns, or from standard output when the
 * suite prints its JSON format there and could not be watched.
 */
export const mitata: Adapter = {
  id: 'mitata',
  packageName: 'mitata',
  nodeOptions: [],
  argv: (command) => command,
  read: ({ stdout, file }) => {
    if (file.includes('{"name"')) return jsonLinesRun(file)
    return { rows: checkedRows(rowsIn(stdout)), cpuSeconds: null, peakMemoryBytes: null }
  },
}

function rowsIn(stdout: string): readonly SuiteRow[] {
  const report = reportSchema.safeParse(dataOf(stdout))
  if (!report.success) {
    throw new RowsError(
      'expected results of mitata, got none: call run(), with { format: "json" } before Node.js 18.19',
    )
  }
  return report.data.benchmarks.flatMap(({ alias, runs }) =>
    runs.map(({ name = alias, stats }): SuiteRow => {
      if (stats === undefined) throw new RowsError(`expected figures for ${name}, got an error`)
      return { name, value: stats.avg * 1e-9, unit: 's', better: 'lower' }
    }),
  )
}

function dataOf(stdout: string): unknown {
  try {
    return JSON.parse(stdout)
  } catch {
    return null
  }
}
