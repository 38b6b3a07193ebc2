import { fenceLines } from '../text/escape.ts'
import { countText } from '../text/format.ts'
import { foldContent } from '../text/markdown.ts'
import type { Section } from '../comment/page.ts'
import { scalingLegend, scalingLines, scalingsOf } from '../rows/scaling.ts'

const shownAtMost = 20

/** How values depend on a numeric parameter. Not in a comment, which people read for verdicts. */
export const scalingSection: Section = ({ result, context }) => {
  const all = context === null ? scalingsOf(result) : []
  if (all.length === 0) return ''
  const hiddenCount = all.length - shownAtMost
  const lines = all.slice(0, shownAtMost).flatMap((curve) => [...scalingLines(curve), ''])
  return foldContent(
    `<b>Over a parameter</b>, ${countText(all.length, 'curve')}: ${scalingLegend}`,
    fenceLines(
      hiddenCount > 0 ? [...lines, `and ${String(hiddenCount)} more`] : lines.slice(0, -1),
    ),
  )
}
