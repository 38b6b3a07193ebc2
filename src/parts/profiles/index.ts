import type { Section } from '../../render/comment/comment-input.ts'
import { fenceLines } from '../../render/text/escape.ts'
import { countText } from '../../render/text/format.ts'
import { foldContent } from '../../render/text/markdown.ts'
import type { Part } from '../part.ts'
import { changedFunctions } from './changed-functions.ts'
import { drawProfile, allProfileLines } from './drawing/profile-lines.ts'
import { functionsSection } from './drawing/functions-section.ts'
import { profilesOf } from './profiles-of.ts'
import { profilesIn } from './profile.ts'
import type { Cause } from '../../model/judging/cause.ts'

const columnsAtMost = 120

/** Where the time or the memory went, function by function. */
const profilesSection: Section = ({ result, context }) => {
  const profiles = profilesIn(result)
  const lines = context === null ? allProfileLines(profiles, columnsAtMost) : []
  if (lines.length === 0) return ''
  return foldContent(
    `<b>Where the time went</b> in ${countText(profiles.length, 'benchmark')}`,
    fenceLines(lines),
  )
}

/** Which functions made a row differ: both sides are profiled after the last block. */
export const profiles: Part = {
  name: 'profiles',
  after: async (run) => (await import('./profile-measured.ts')).profileMeasured(run),
  yield: (journals) => {
    const all = journals.flatMap(profilesOf)
    return all.length === 0 ? null : all
  },
  row: (result, benchmarkId) => {
    const profile = profilesIn(result).find((each) => each.benchmarkId === benchmarkId)
    if (profile === undefined) return {}
    const causes = changedFunctions(profile).map(({ name, file, line, own, share }): Cause => ({
      name,
      file,
      line,
      own,
      share,
    }))
    return { causes, html: () => drawProfile(profile) }
  },
  sections: [
    {
      behind: 'changes',
      section: [functionsSection, 'functions', 'which functions made a row slower'],
    },
    { behind: 'other metrics', section: [profilesSection] },
  ],
  terminal: (result, width) => allProfileLines(profilesIn(result), width),
}
