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
  nameLength: 80,
}

/** What is given up at each rung, on top of all before it. */
const rungs: readonly Partial<Detail>[] = [
  {},
  { same: 'narrow' },
  { plot: 'told' },
  { same: 'counts' },
  { plot: 'none', metrics: 'summary' },
  { unsettledRows: 25, failures: { open: 3, folded: 22 } },
  { improvements: { open: 10, folded: 0 } },
  { regressions: { open: 25, folded: 0 }, unsettledRows: 0 },
  { failures: { open: 1, folded: 24 } },
  { failures: { open: 0, folded: 25 }, nameLength: 40 },
]

/** The details of the size ladder, from everything down to what always survives. */
export const ladder: readonly Detail[] = rungs.map((_, index) =>
  Object.assign({}, fullDetail, ...rungs.slice(0, index + 1)),
)

/**
 * The first text of the ladder that is small enough.
 *
 * @param render - the text at one detail
 * @param sizeOf - size of a text in the unit of `limit`
 * @param from - rung to begin with, from 0
 * @returns the text, and the rung it stands on; the last one when none is small enough
 */
export function fitted(
  render: (detail: Detail) => string,
  limit: number,
  sizeOf: (text: string) => number = ({ length }) => length,
  from = 0,
): { readonly text: string; readonly rung: number } {
  const start = Math.min(from, ladder.length - 1)
  for (const [index, detail] of ladder.slice(start).entries()) {
    const text = render(detail)
    const rung = start + index
    if (sizeOf(text) <= limit || rung === ladder.length - 1) return { text, rung }
  }
  throw new Error('the size ladder has no rung')
}
