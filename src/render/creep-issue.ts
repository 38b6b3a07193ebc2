import type { Creep } from '../model/record/creep.ts'
import { codeOf } from './text/escape.ts'
import { countText, percentText } from './text/format.ts'

const mostRows = 50

/** The line by which an issue of ours is known; each key has its own. */
export function creepMarker(key: string): string {
  return `<!-- deadheat creep ${encodeURIComponent(key)} -->`
}

/**
 * The issue about slow creep: what got worse since when, and what single pushes showed of it.
 *
 * @param rows - at least one
 */
export function creepIssue(
  rows: readonly Creep[],
  key: string,
): { readonly title: string; readonly body: string } {
  const where = key === 'default' ? '' : ` (${key})`
  const lines = rows.slice(0, mostRows).map(({ row, base, head, shown, steps }) => {
    const { benchmark, metric, estimate, low, high } = row
    const since = base.tags[0] === undefined ? '' : ` ${codeOf(base.tags[0], 40)}`
    return `| ${codeOf(benchmark)} | ${codeOf(metric)} | ${percentText(estimate)} | ${percentText(low)} to ${percentText(high)} | ${base.sha}${since} | ${shown === 0 ? 'nothing' : percentText(shown)} of it in ${countText(steps, 'comparison')} | ${head.sha} |`
  })
  const more = rows.length - mostRows
  return {
    title: `deadheat: ${countText(rows.length, 'benchmark')} got worse slowly${where}`,
    body: [
      creepMarker(key),
      'The default branch is worse than a fixed reference, by more than the pushes between them showed: each change alone was too small to be called.',
      '',
      '| Benchmark | Metric | Change | 95 % CI | Since | Single pushes showed | Measured at |',
      '|:--|:--|--:|:--|:--|:--|:--|',
      ...lines,
      ...(more > 0 ? ['', `and ${more} more.`] : []),
      '',
      'This issue is updated by the next scheduled run, and closed when the creep is gone. Close it as *not planned* to accept it: it then stays closed.',
    ].join('\n'),
  }
}
