import type { BySide } from '../../model/build/side.ts'
import type { JudgedRatio } from './judged-ratios.ts'

/**
 * Whether a measured difference points where the study's does. It is `open` where the measured one
 * cannot be told from none, and empty where one of the two is not there.
 */
export type StudyDirection = 'agrees' | 'differs' | 'open' | ''

/** Ratios of two medians that were measured apart say nothing when they are as near to 1 as this. */
const unjudgedTolerance = 0.05

interface DirectionRequest {
  readonly delta: { readonly low: number | null; readonly high: number | null } | null
  readonly ratios: BySide<number | null>
  readonly judgedRatio: JudgedRatio | null
  readonly printedFigures: { readonly delta: number | null; readonly ratio: number | null }
}

/**
 * Compares the direction of a change from base to head where the study printed one, and otherwise
 * that of a ratio to another column: judged by its interval, or else by the medians of both sides.
 */
export function directionOf({
  delta,
  ratios,
  judgedRatio,
  printedFigures,
}: DirectionRequest): StudyDirection {
  if (printedFigures.delta !== null) {
    if (delta === null || delta.low === null || delta.high === null) return ''
    return compareSigns(Math.sign(printedFigures.delta), intervalSign(delta.low, delta.high))
  }
  if (printedFigures.ratio === null || printedFigures.ratio === 1) return ''
  const wantedSign = Math.sign(printedFigures.ratio - 1)
  if (judgedRatio !== null && judgedRatio.low !== null && judgedRatio.high !== null) {
    return compareSigns(wantedSign, intervalSign(judgedRatio.low - 1, judgedRatio.high - 1))
  }
  const { base, head } = ratios
  if (base === null || head === null) return ''
  return compareSigns(wantedSign, intervalSign(...beyondTolerance(base, head)))
}

/** 1 or −1 when an interval leaves 0 out, else 0. */
function intervalSign(low: number, high: number): number {
  return low > 0 ? 1 : high < 0 ? -1 : 0
}

/** Both ratios as an interval of differences from 1, widened by the tolerance. */
function beyondTolerance(remaining: number, right: number): readonly [number, number] {
  return [
    Math.min(remaining, right) - 1 - unjudgedTolerance,
    Math.max(remaining, right) - 1 + unjudgedTolerance,
  ]
}

function compareSigns(expected: number, actual: number): StudyDirection {
  if (actual === expected) return 'agrees'
  return actual === 0 || expected === 0 ? 'open' : 'differs'
}
