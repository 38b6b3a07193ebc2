import { fenced } from '../escape.ts'
import { countText } from '../format.ts'
import { folded } from '../markdown.ts'
import type { Section } from '../page.ts'
import { scalingLegend, scalingLines } from '../scaling-lines.ts'
import { scalingsOf } from '../scaling.ts'

const shownAtMost = 20

/** How values go with a numeric parameter; not in a comment, which is read for verdicts. */
export const scaling: Section = ({ result, context }) => {
  const all = context === null ? scalingsOf(result) : []
  if (all.length === 0) return ''
  const hidden = all.length - shownAtMost
  const lines = all.slice(0, shownAtMost).flatMap((one) => [...scalingLines(one), ''])
  return folded(
    `<b>Over a parameter</b>, ${countText(all.length, 'curve')}: ${scalingLegend}`,
    fenced(hidden > 0 ? [...lines, `and ${String(hidden)} more`] : lines.slice(0, -1)),
  )
}
