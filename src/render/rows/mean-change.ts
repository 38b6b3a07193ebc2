import type { GeometricMean } from '../../model/judging/judged-row.ts'
import { decimalsOf, intervalText, percentText } from '../text/format.ts'

/** A geometric mean with its interval: `+0.9% (+0.4 … +1.5%)`. */
export function meanChange({ estimate, ci: [low, high] }: GeometricMean): string {
  return `${percentText(estimate, decimalsOf(low, high))} (${intervalText(low, high)})`
}
