import { fenceLines } from '../text/escape.ts'
import { countText } from '../text/format.ts'
import { foldContent } from '../text/markdown.ts'
import type { Section } from '../comment/page.ts'
import { allProfileLines } from '../rows/profile-lines.ts'

const columnsAtMost = 120

/**
 * Where the time or the memory went, function by function; a suite's profiles appear with the tables
 * of its study.
 */
export const profiles: Section = ({ result, context }) => {
  const isTold = context === null && result.plan.study === undefined
  const lines = isTold ? allProfileLines(result, columnsAtMost) : []
  if (lines.length === 0) return ''
  return foldContent(
    `<b>Where the time went</b> in ${countText(result.profiles?.length ?? 0, 'benchmark')}`,
    fenceLines(lines),
  )
}
