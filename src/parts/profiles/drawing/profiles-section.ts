import { fenceLines } from '../../../render/text/escape.ts'
import { countText } from '../../../render/text/format.ts'
import { foldContent } from '../../../render/text/markdown.ts'
import type { Section } from '../../../render/comment/page.ts'
import { profilesIn } from '../profile.ts'
import { allProfileLines } from './profile-lines.ts'

const columnsAtMost = 120

/** Where the time or the memory went, function by function. */
export const profilesSection: Section = ({ result, context }) => {
  const profiles = profilesIn(result)
  const lines = context === null ? allProfileLines(profiles, columnsAtMost) : []
  if (lines.length === 0) return ''
  return foldContent(
    `<b>Where the time went</b> in ${countText(profiles.length, 'benchmark')}`,
    fenceLines(lines),
  )
}
