import { element } from '../../stats/element.ts'
import { medianOf } from '../../stats/median-of.ts'
import { changeOf } from '../log-ratio.ts'
import { percent } from './percent.ts'
import type { RowWarning } from './warning-facts.ts'

// Judgement: a gap this many times wider than chance leaves, with at least a fifth of the runs on
// either side.
const WIDE = 5
const LEAST_SHARE = 0.2

/** The runs of one side fall into two groups: a code cache, a frequency state, an unlucky layout. */
export const twoSpeeds: RowWarning = ({ sorted }) => {
  const found = (['base', 'head'] as const).flatMap((side) => {
    const gap = gapOf(sorted[side])
    return gap === null ? [] : [{ side, ...gap }]
  })
  if (found.length === 0) return null
  const parts = found.map(
    ({ side, ratio, upper, runs }) =>
      `${upper} of ${runs} runs of ${side} are at least ${percent(ratio)} above the others`,
  )
  return {
    code: 'two-speeds',
    text: `two speeds: ${parts.join('; ')}; more pairs average over both, longer runs or a fixed clock frequency may leave one`,
  }
}

interface Gap {
  /** Width of the gap, upper / lower − 1. */
  readonly ratio: number
  readonly upper: number
  readonly runs: number
}

function gapOf(sorted: Float64Array): Gap | null {
  const runs = sorted.length
  const logarithms = sorted.map((value) => Math.log(value))
  const gaps = logarithms.subarray(1).map((value, index) => value - element(logarithms, index))
  const usual = medianOf(Array.from(gaps)) ?? 0
  const fewest = Math.ceil(LEAST_SHARE * runs)
  const inner = gaps.subarray(Math.max(0, fewest - 1), Math.max(0, runs - fewest))
  const widest = inner.reduce((most, gap) => Math.max(most, gap), 0)
  if (usual === 0 || widest <= WIDE * usual * Math.sqrt(runs)) return null
  const lower = gaps.indexOf(widest) + 1
  return { ratio: changeOf(widest), upper: runs - lower, runs }
}
