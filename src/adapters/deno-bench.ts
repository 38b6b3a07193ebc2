import { z } from 'zod'
import type { SuiteRow } from '../model/run/suite.ts'
import { parseJson } from '../model/parse-json.ts'
import type { Adapter } from './adapter.ts'
import { checkedRows, RowsError, distinctRows, timeRow } from './reading/checked-rows.ts'

const reportSchema = z.object({
  benches: z.array(
    z.object({
      origin: z.string(),
      group: z.string().nullable(),
      name: z.string(),
      results: z.array(z.object({ ok: z.object({ p75: z.number() }).optional() })),
    }),
  ),
})

/** `deno bench`: the third quartile of the time per call, the smallest quantile that it reports. */
export const denoBench: Adapter = {
  id: 'deno-bench',
  fillsTime: true,
  // Deno reads NODE_OPTIONS, too.
  otherRuntime: true,
  argv: (command) => {
    const at = command.indexOf('bench') + 1
    return command.includes('--json')
      ? command
      : [...command.slice(0, at), '--json', ...command.slice(at)]
  },
  read: ({ stdout }) => {
    // Output of the suite itself may surround it.
    const json = stdout.slice(stdout.indexOf('{'), stdout.lastIndexOf('}') + 1)
    const report = reportSchema.safeParse(parseJson(json))
    if (!report.success) {
      throw new RowsError(
        'expected the JSON of "deno bench" on standard output, got something else',
      )
    }
    const { benches } = report.data
    const hasSeveralFiles = new Set(benches.map(({ origin }) => origin)).size > 1
    const rows = benches.flatMap(({ origin, group, name, results }) =>
      results.map(({ ok }): SuiteRow => {
        if (ok === undefined) throw new RowsError(`expected figures for ${name}, got an error`)
        const file = hasSeveralFiles ? origin.slice(origin.lastIndexOf('/') + 1) : null
        const parts = [file, group, name].filter((part) => part !== null)
        return timeRow(parts.join('/'), ok.p75 * 1e-9, 'p75')
      }),
    )
    return { rows: checkedRows(distinctRows(rows)), cpuSeconds: null, peakMemoryBytes: null }
  },
  programCommand: (words) => (words[0] === 'deno' && words[1] === 'bench' ? words : null),
}
