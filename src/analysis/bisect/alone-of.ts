import type { BisectAlone } from '../../model/bisect/bisect-record.ts'
import { functionAlpha } from '../../model/judging/function-alpha.ts'
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

function differing({ functions, total, unit }: Profile): NonNullable<BisectAlone['functions']> {
  const whole = total.head - total.base
  return functions
    .filter(({ pAdjusted }) => pAdjusted !== null && pAdjusted <= functionAlpha)
    .slice(0, functionsAtMost)
    .map(({ name, file, line, own, self }) => {
      const share = (self.head - self.base) / whole
      return {
        name,
        file,
        line,
        own,
        self,
        unit,
        share: Number.isFinite(share) && share > 0 ? share : null,
      }
    })
}
