import { functionAlpha } from '../../model/judging/function-alpha.ts'
import type { Profile } from '../../model/judging/profile.ts'

/** A function that differs between the sides. */
export type ChangedFunction = Profile['functions'][number] & {
  /**
   * Its part of the whole difference, where 1 is all of it; `null` when other functions took back so
   * much of it, by change or chance, that the whole is the other way or far smaller.
   */
  readonly share: number | null
}

const shareAtMost = 4 / 3

/** The functions of a profile that are called different, largest difference first. */
export function changedFunctions({ functions, total }: Profile): readonly ChangedFunction[] {
  const whole = total.head - total.base
  return functions
    .filter(({ pAdjusted }) => pAdjusted !== null && pAdjusted <= functionAlpha)
    .map((entry) => {
      const share = (entry.self.head - entry.self.base) / whole
      return { ...entry, share: share > 0 && share <= shareAtMost ? share : null }
    })
}
