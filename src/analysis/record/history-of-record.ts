import { groupedBy } from '../../model/grouped-by.ts'
import { historyFormat, type History } from '../../model/judging/history.ts'
import type { RecordLine } from '../../model/record/record-line.ts'
import { UsageError } from '../../model/usage-error.ts'
import { medianOf } from '../../stats/quantile-of.ts'

/**
 * The machine's own noise, from the lines of a record that compare a commit with itself. Floors belong
 * to a machine, so only the class of machine counts that measured last.
 *
 * @param key - whose lines
 * @throws UsageError when no line compares a commit with itself
 */
export function historyOfRecord(lines: readonly RecordLine[], key: string): History {
  const same = lines.filter((line) => line.key === key && line.base.sha === line.head.sha)
  const newest = same.toSorted((one, other) => compared(one.measuredAt, other.measuredAt)).at(-1)
  if (newest === undefined) {
    throw new UsageError(
      `expected a record with a commit against itself under the key ${key}, got none: record the result of deadheat compare HEAD HEAD`,
    )
  }
  const ours = same.filter(({ machine }) => machine.digest === newest.machine.digest)
  const groups = groupedBy(
    ours.flatMap(({ rows }) => rows),
    ({ benchmark, metric }) => JSON.stringify([benchmark, metric]),
  )
  const rows = [...groups.values()].flatMap((group) => {
    const [first] = group
    const pairSpread = medianOf(group.map(({ spread }) => spread))
    if (first === undefined || pairSpread === null) return []
    const floor = Math.max(0, ...group.map(floorOf))
    return [
      { benchmarkId: first.benchmark, metric: first.metric, floor, pairSpread, runs: group.length },
    ]
  })
  return {
    format: historyFormat,
    rows: rows.toSorted(
      (one, other) =>
        compared(one.benchmarkId, other.benchmarkId) || compared(one.metric, other.metric),
    ),
  }
}

/** Where the interval excludes no change, the difference is one that the code did not cause. */
function floorOf({ estimate, low, high }: RecordLine['rows'][number]): number {
  return low <= 0 && high >= 0 ? 0 : Math.max(1 + estimate, 1 / (1 + estimate)) - 1
}

// By code units, so that the order does not depend on the locale.
function compared(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
