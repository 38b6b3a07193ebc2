import type { BisectAlone } from './bisect-record.ts'
import { changedFunctions } from '../../model/judging/changed-functions.ts'
import type { Profile } from '../../model/judging/profile.ts'
import type { Result } from '../../model/judging/result.ts'
import type { WantedRow } from './row-to-bisect.ts'

const functionsAtMost = 5

/**
 * What a comparison of a commit with the one before it says about a row, as the end of a bisection.
 *
 * @returns `null` when the row has no interval
 */
export function aloneOf(
  { findings, profiles = [] }: Pick<Result, 'findings' | 'profiles'>,
  { benchmarkId, metric }: WantedRow,
  places: Pick<BisectAlone, 'at' | 'previous'>,
): BisectAlone | null {
  const judged = findings.find(
    (one) => one.benchmarkId === benchmarkId && one.metric === metric,
  )?.judged
  if (judged === null || judged === undefined || judged.estimate === null) return null
  const { estimate, ci, pairs, verdict } = judged
  const profile = profiles.find((one) => one.benchmarkId === benchmarkId)
  return {
    type: 'alone',
    ...places,
    verdict,
    estimate,
    ci: [ci[0] ?? estimate, ci[1] ?? estimate],
    pairs,
    functions: profile === undefined ? null : differing(profile),
  }
}

function differing(profile: Profile): NonNullable<BisectAlone['functions']> {
  return changedFunctions(profile)
    .slice(0, functionsAtMost)
    .map(({ name, file, line, own, self, share }) => ({
      name,
      file,
      line,
      own,
      self,
      unit: profile.unit,
      share,
    }))
}
