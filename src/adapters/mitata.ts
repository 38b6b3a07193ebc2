import { z } from 'zod'
import { checkedRows, RowsError } from './reading/checked-rows.ts'
import type { Adapter } from './adapter.ts'
import type { SuiteRow } from '../model/run/suite.ts'
import { usageOf } from './reading/usage-of.ts'
import { watched } from './reading/watched.ts'
import { hasRows, watchedRun } from './reading/watched-run.ts'
import { parseJson } from '../model/parse-json.ts'

const runSchema = z.object({
  name: z.string().optional(),
  stats: z.object({ p50: z.number() }).optional(),
})

const reportSchema = z.object({
  layout: z.array(z.object({ name: z.string().nullable() })).optional(),
  benchmarks: z.array(
    z.object({ alias: z.string(), group: z.number().optional(), runs: z.array(runSchema) }),
  ),
})

/**
 * mitata: median time per call of each run, from its samples, or from standard output when the
 * suite prints its JSON format and could not be watched.
 */
export const mitata: Adapter = {
  ...watched({ id: 'mitata', secondsPerCall: 0 }),
  read: ({ stdout, lines }) =>
    hasRows(lines) ? watchedRun(lines) : { rows: checkedRows(rowsIn(stdout)), ...usageOf(lines) },
}

function rowsIn(stdout: string): readonly SuiteRow[] {
  const report = reportSchema.safeParse(parseJson(stdout))
  if (!report.success) {
    throw new RowsError(
      'expected results of mitata, got none: call run(), with { format: "json" } before Node.js 18.19',
    )
  }
  const { layout = [], benchmarks } = report.data
  return benchmarks.flatMap(({ alias, group, runs }) =>
    runs.map(({ name = alias, stats }): SuiteRow => {
      if (stats === undefined) throw new RowsError(`expected figures for ${name}, got an error`)
      const under = group === undefined ? null : (layout[group]?.name ?? null)
      return {
        name: under === null ? name : `${under}/${name}`,
        value: stats.p50 * 1e-9,
        unit: 's',
        better: 'lower',
        statistic: 'median',
      }
    }),
  )
}
