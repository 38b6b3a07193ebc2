import { z } from 'zod'
import type { SuiteRow } from '../model/run/suite.ts'
import type { Adapter } from './adapter.ts'
import { checkedRows, RowsError } from './checked-rows.ts'

const reportSchema = z.object({
  files: z.array(
    z.object({
      groups: z.array(
        z.object({
          fullName: z.string(),
          benchmarks: z.array(z.object({ name: z.string(), mean: z.number().optional() })),
        }),
      ),
    }),
  ),
})

/** `vitest bench`: mean time of a call of each benchmark, from the file of `--outputJson`. */
export const vitest: Adapter = {
  id: 'vitest',
  packageName: 'vitest',
  nodeOptions: [],
  argv: (command) => [...command, '--run', '--outputJson={output}'],
  read: ({ file }) => {
    const report = reportSchema.safeParse(dataOf(file))
    if (!report.success) {
      throw new RowsError(
        'expected the report of vitest bench at the file of --outputJson, got something else',
      )
    }
    const rows = report.data.files.flatMap(({ groups }) =>
      groups.flatMap(({ fullName, benchmarks }) =>
        benchmarks.map((one) => rowOf(fullName, one.name, one.mean)),
      ),
    )
    return { rows: checkedRows(rows), cpuSeconds: null, peakMemoryBytes: null }
  },
}

/** `a/b.bench.js > texts` and `join` make `a/b.bench.js > texts > join`. */
function rowOf(group: string, name: string, mean: number | undefined): SuiteRow {
  if (mean === undefined) throw new RowsError(`expected figures for ${name}, got an error`)
  return { name: `${group} > ${name}`, value: mean * 1e-3, unit: 's', better: 'lower' }
}

function dataOf(text: string): unknown {
  const last = text.lastIndexOf('}')
  try {
    return JSON.parse(text.slice(0, last + 1))
  } catch {
    return null
  }
}
