import { z } from 'zod'
import type { Adapter } from './adapter.ts'
import { checkedRows, RowsError } from './reading/checked-rows.ts'
import { reportsIn, usageOf } from './reading/usage-of.ts'

const count = z.number().min(0)

const reportSchema = z.object({
  requests: z.object({ p50: z.number() }),
  latency: z.object({ average: z.number() }),
  errors: count,
  timeouts: count,
  mismatches: count.optional(),
  non2xx: count,
})

/**
 * autocannon with `--json`: requests in the median second, and mean latency, as its percentiles have steps of one
 * millisecond. A response without a success status is a failure.
 */
export const autocannon: Adapter = {
  id: 'autocannon',
  fillsTime: true,
  argv: (command) =>
    command.some((word) => word === '--json' || word === '-j') ? command : [...withFlags(command)],
  read: ({ stdout, lines }) => {
    const [report] = reportsIn(stdout, reportSchema)
    if (report === undefined) {
      throw new RowsError('expected the JSON of autocannon on standard output, got something else')
    }
    const { requests, latency, errors, timeouts, mismatches = 0, non2xx } = report
    if (errors + timeouts + mismatches + non2xx > 0) {
      throw new RowsError(
        `expected every request to succeed, got ${errors} errors, ${timeouts} timeouts, ${mismatches} mismatches and ${non2xx} answers other than 2xx`,
      )
    }
    const rows = [
      {
        name: 'requests',
        value: requests.p50,
        unit: 'per_s',
        better: 'higher',
        statistic: 'median',
      },
      {
        name: 'latency',
        value: latency.average * 1e-3,
        unit: 's',
        better: 'lower',
        statistic: 'mean',
      },
    ] as const
    // It reports a latency of 0 for a server that answers within a hundredth of a millisecond.
    const usableRows = rows.filter(({ name, value }) => name === 'requests' || value > 0)
    return { rows: checkedRows(usableRows), ...usageOf(lines) }
  },
}

/** Options after `--` belong to the server that autocannon starts. */
function withFlags(command: readonly string[]): readonly string[] {
  const at = command.findIndex((word) => /(?:^|[/\\])autocannon(?:\.js)?$/.test(word))
  return [...command.slice(0, at + 1), '--json', ...command.slice(at + 1)]
}
