import type { Result } from '../../model/judging/result.ts'
import { scalingLegend, scalingLines, scalingsOf } from '../rows/scaling.ts'
import { warmUpLegend, warmUpLines } from '../rows/warm-up-lines.ts'

/** Curves of each kind that a terminal shows; the report contains more. */
const shownAtMost = 3

/** Curves over a parameter and over the first calls, for a terminal; empty when there are none. */
export function terminalCurves(result: Result): string {
  const scalings = scalingsOf(result)
  const curves = result.curves ?? []
  return [
    part(`Over a parameter: ${scalingLegend}`, scalings.map(scalingLines)),
    part(`Warm-up: ${warmUpLegend}`, curves.map(warmUpLines)),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}

function part(title: string, plots: readonly (readonly string[])[]): string {
  if (plots.length === 0) return ''
  const hiddenCount = plots.length - shownAtMost
  return [
    title,
    ...plots.slice(0, shownAtMost).flat(),
    ...(hiddenCount > 0 ? [`… and ${String(hiddenCount)} more in the report`] : []),
  ].join('\n')
}
