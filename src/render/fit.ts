import type { Detail } from './page.ts'

/** Everything, as far as it can be read: for files. */
export const fullDetail: Detail = {
  same: 'full',
  plot: 'all',
  metrics: 'rows',
  regressions: { open: 25, folded: Infinity },
  improvements: { open: 10, folded: Infinity },
  unsettledRows: Infinity,
  failures: { open: 5, folded: Infinity },
  metricsAtMost: 50,
  otherMetrics: 3,
  doubts: 20,
  nameLength: 80,
}

/** What is given up at each rung, on top of all before it. */
const rungs: readonly Partial<Detail>[] = [
  {},
  { same: 'narrow' },
  { plot: 'told' },
  { same: 'counts' },
  { plot: 'none', metrics: 'summary' },
  {
    regressions: { open: 25, folded: 150 },
    improvements: { open: 10, folded: 75 },
    unsettledRows: 75,
    failures: { open: 3, folded: 22 },
  },
  { improvements: { open: 10, folded: 0 }, unsettledRows: 25 },
  { regressions: { open: 25, folded: 0 }, unsettledRows: 0 },
  { failures: { open: 1, folded: 24 } },
  { failures: { open: 0, folded: 25 }, nameLength: 40, doubts: 5, metricsAtMost: 8 },
  { improvements: { open: 3, folded: 0 }, nameLength: 24, otherMetrics: 0 },
]

/** The details of the size ladder, from everything down to what always survives. */
export const ladder: readonly Detail[] = rungs.map((_, index) =>
  Object.assign({}, fullDetail, ...rungs.slice(0, index + 1)),
)

/** What is to be made small enough. */
export interface Fitting {
  /** The text at one detail. */
  readonly render: (detail: Detail) => string
  /** Size of a text in the unit of `limit`. */
  readonly sizeOf: (text: string) => number
  readonly limit: number
  /** Rows of any kind that the text shows at one detail. */
  readonly rowsShown: (detail: Detail) => number
  /** Rung to begin with, from 0. */
  readonly from: number
}

/** No row of a table or plot is shorter; a rung with too many of them need not be tried. */
const leastRowLength = 30

/** The first text of the ladder that is small enough; that of the last rung when none is. */
export function fitted({ render, sizeOf, limit, rowsShown, from }: Fitting): string {
  const [last = fullDetail, ...others] = ladder.toReversed()
  const fitting = others
    .toReversed()
    .slice(from)
    .filter((detail) => rowsShown(detail) * leastRowLength <= limit)
  for (const detail of fitting) {
    const text = render(detail)
    if (sizeOf(text) <= limit) return text
  }
  return render(last)
}
