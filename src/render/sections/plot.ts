import { fenceLines } from '../text/escape.ts'
import { foldContent } from '../text/markdown.ts'
import type { Section } from '../comment/page.ts'
import { plotLines } from '../rows/plot.ts'

/** All rows in one text plot, which survives mail and dark mode; folded. */
export const plot: Section = ({ rows, detail }) => {
  if (detail.plot === 'none') return ''
  const shownRows =
    detail.plot === 'all' ? rows : rows.filter(({ finding }) => finding.verdict !== 'unchanged')
  const lines = plotLines(shownRows)
  if (lines.length === 0) return ''
  const all =
    detail.plot === 'all' ? 'All intervals at once' : 'All intervals except the unchanged ones'
  return foldContent(`<b>${all}</b>: ● estimate, ├─┤ 95 % CI, ╎ threshold`, fenceLines(lines))
}
