import { z } from 'zod'
import type { Adapter } from './adapter.ts'
import { checkedRows, RowsError } from './checked-rows.ts'
import { jsonLinesRun } from './json-lines-run.ts'
import { reportIn } from './report-in.ts'

const reportSchema = z.object({ report: z.object({ rate: z.number() }) })

/**
 * One configuration of a file of Node.js's own `benchmark/` folder: its rate, from the message that it
 * sends to whoever started it. That the message is of this very configuration is seen to by
 * `benchmarks/adapters/node-core.cjs`, which starts it.
 */
export const nodeCore: Adapter = {
  id: 'node-core',
  packageName: null,
  nodeOptions: [],
  argv: (command) => command,
  read: ({ stdout, file }) => {
    const report = reportIn(stdout, reportSchema)
    if (report === null) {
      throw new RowsError('expected the report of a Node.js benchmark, got none')
    }
    const row = {
      name: 'rate',
      value: report.report.rate,
      unit: 'per_s',
      better: 'higher',
    } as const
    checkedRows([row])
    const line = JSON.stringify({ name: row.name, value: row.value, unit: 'ops/s' })
    return { ...jsonLinesRun(`${line}\n${file}`), rows: [row] }
  },
}
