import type { JudgedTable } from '../model/judging/judged-table.ts'
import type { Pilot } from '../model/run/pilot.ts'
import { inconclusiveRow } from './verdict-of.ts'

/**
 * A table in which no row is judged whose calls cost more the more there were before: how many there
 * were is up to the machine, and so what a call costs.
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
          text: `was ${row.verdict}, but calls get more expensive over time on both sides, so there is no single number to compare: let run() create its state anew, or give the benchmark "calls", so that each state lives for as many`,
        })
      : row,
  )
  return { ...table, rows }
}
