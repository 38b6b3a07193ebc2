import { fenceLines } from '../../../render/text/escape.ts'
import { countText } from '../../../render/text/format.ts'
import { foldContent } from '../../../render/text/markdown.ts'
import type { Section } from '../../../render/comment/page.ts'
import { profilesIn } from '../profile.ts'
import { allProfileLines } from './profile-lines.ts'

const columnsAtMost = 120

/**
 * Where the time or the memory went, function by function; a suite's profiles appear with the tables
 * of its study.
 */
export const profilesSection: Section = ({ result, context }) => {
  const isTold = context === null && result.plan.study === undefined
  const profiles = profilesIn(result)
  const lines = isTold ? allProfileLines(profiles, columnsAtMost) : []
  if (lines.length === 0) return ''
  return foldContent(
    `<b>Where the time went</b> in ${countText(profiles.length, 'benchmark')}`,
    fenceLines(lines),
  )
}
