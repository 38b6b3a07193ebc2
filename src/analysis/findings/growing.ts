import type { JudgedTable } from '../../model/judging/judged-table.ts'
import type { Pilot } from '../../model/run/pilot.ts'
import { inconclusiveRow } from '../verdict-of.ts'
import { toldVerdict } from './told-verdict.ts'

/**
 * Withdraws the verdicts of rows whose calls become more expensive the more came before. The
 * machine decides how many came before, and so the cost of a call.
 */
export function withoutGrowing(
  table: JudgedTable,
  pilots: readonly Pick<Pilot, 'benchmarkId' | 'grows'>[],
): JudgedTable {
  const growing = new Set(
    pilots.flatMap(({ benchmarkId, grows }) => (grows === true ? [benchmarkId] : [])),
  )
  if (growing.size === 0) return table
  const rows = table.rows.map((row) =>
    growing.has(row.name) && row.verdict !== 'inconclusive'
      ? inconclusiveRow(row, {
          code: 'growing',
          text: `${toldVerdict(row.verdict)}, but calls get more expensive over time on both sides, so there is no single number to compare: let run() create new state, or give the benchmark "calls", a number of calls for each state`,
        })
      : row,
  )
  return { ...table, rows }
}
