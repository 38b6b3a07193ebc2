import { fenceLines } from '../text/escape.ts'
import { countText } from '../text/format.ts'
import { foldContent } from '../text/markdown.ts'
import type { Section } from '../comment/page.ts'
import { warmUpLegend, warmUpLines } from '../rows/warm-up-lines.ts'

const shownAtMost = 20

/**
 * Warm-up curves of the benchmarks that request a series of first calls. Not in a comment, which
 * people read for verdicts.
 */
export const warmUp: Section = ({ result: { curves = [] }, context }) => {
  if (curves.length === 0 || context !== null) return ''
  const hiddenCount = curves.length - shownAtMost
  const lines = curves.slice(0, shownAtMost).flatMap((curve) => [...warmUpLines(curve), ''])
  return foldContent(
    `<b>Warm-up</b> of ${countText(curves.length, 'benchmark')}: ${warmUpLegend}`,
    fenceLines(
      hiddenCount > 0 ? [...lines, `and ${String(hiddenCount)} more`] : lines.slice(0, -1),
    ),
  )
}
