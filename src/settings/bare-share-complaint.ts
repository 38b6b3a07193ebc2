import { inPercent, percent } from '../model/percent.ts'

/**
 * What to write instead of a bare number from 1 on, which is hardly ever meant as a share: who
 * writes `2` means 2%, not 200%. `null` when the number is below 1.
 *
 * @param share - as written, without a unit
 */
export function bareShareComplaint(share: number): string | null {
  return share < 1 ? null : `${String(share)} is ${percent(share, 6)}; write ${inPercent(share)}`
}
