/** One function of `perf report`, in percent of the samples. */
export interface PerfRow {
  readonly name: string
  /** With all that it calls. */
  readonly total: number
  readonly self: number
}

/** One function of both sides; 0 where it has no samples. */
export interface PerfChange {
  readonly name: string
  readonly base: Omit<PerfRow, 'name'>
  readonly head: Omit<PerfRow, 'name'>
}

const line = /^\s*(?<total>\d+\.\d+)%\s+(?<self>\d+\.\d+)%\s+\[[.k]\]\s+(?<name>.*\S)\s*$/

/**
 * Reads `perf report --stdio --children -F overhead_children,overhead,sym`. Lines of source code are
 * taken off the names, because they differ from release to release; parts of one name are put
 * together.
 */
export function perfRows(report: string): readonly PerfRow[] {
  const rows = new Map<string, PerfRow>()
  for (const text of report.split('\n')) {
    const { total, self, name } = line.exec(text)?.groups ?? {}
    if (total === undefined || self === undefined || name === undefined) continue
    const key = name.replaceAll(/(?::\d+)+(?=$| )/g, '')
    const known = rows.get(key)
    rows.set(key, {
      name: key,
      // Two parts of one function may call each other, so their totals cannot be added up.
      total: Math.max(known?.total ?? 0, Number(total)),
      self: (known?.self ?? 0) + Number(self),
    })
  }
  return [...rows.values()]
}

/** The functions of both sides, those whose own share differs most first. */
export function perfChanges(
  base: readonly PerfRow[],
  head: readonly PerfRow[],
): readonly PerfChange[] {
  const nothing = { total: 0, self: 0 }
  const names = [...new Set([...base, ...head].map(({ name }) => name))]
  const of = (rows: readonly PerfRow[], name: string): Omit<PerfRow, 'name'> =>
    rows.find((row) => row.name === name) ?? nothing
  return names
    .map((name) => ({ name, base: of(base, name), head: of(head, name) }))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
}

function sizeOf({ base, head }: PerfChange): number {
  return Math.abs(head.self - base.self)
}
