import type { JudgedRow, RowSeries } from '../model/judgement.ts'

/** Smallest change that is called in one row, whatever its threshold. */
export interface Floor {
  readonly name: string
  readonly metric: string
  /** A ratio: 0.012 for 1.2 %. */
  readonly ratio: number
  /** `layout`: not measured here, but what the place of code makes elsewhere. */
  readonly source?: 'layout'
}

/**
 * The floors that two builds of the same source show, or base against itself: where the interval
 * leaves no change out, the estimate is a difference that the code did not make.
 *
 * @param control - judged rows of base against a second build of base
 */
export function floorsOf(control: readonly JudgedRow[]): readonly Floor[] {
  return control.flatMap(({ name, metric, estimate, ci: [low, high] }) => {
    if (estimate === null || low === null || high === null || (low <= 0 && high >= 0)) return []
    return [{ name, metric, ratio: Math.max(1 + estimate, 1 / (1 + estimate)) - 1 }]
  })
}

/** Rows whose threshold is at least the highest floor given for them. */
export function withFloors(
  rows: readonly RowSeries[],
  floors: readonly Floor[],
): readonly RowSeries[] {
  return rows.map((row) => {
    const own = floors.filter(({ name, metric }) => name === row.name && metric === row.metric)
    const threshold = own.reduce((most, { ratio }) => Math.max(most, ratio), row.threshold)
    return { ...row, threshold }
  })
}
