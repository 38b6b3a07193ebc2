import { element } from '../../stats/element.ts'
import { percent } from '../../model/percent.ts'
import type { RowWarning } from './warning-facts.ts'

// Chosen by judgement: a gap this many times wider than chance leaves, with at least a fifth of the
// runs on each side.
const WIDE = 5
const LEAST_SHARE = 0.2

/**
 * The runs of one side, or of one contender, form two groups, for example because of a code cache, a frequency state or
 * an unlucky layout.
 */
export const twoSpeeds: RowWarning = ({ row: { labels }, sorted: sortedValues }) => {
  const match = (['base', 'head'] as const).flatMap((side) => {
    const gap = widestGap(sortedValues[side])
    return gap === null ? [] : [{ side, ...gap }]
  })
  if (match.length === 0) return null
  const parts = match.map(
    ({ side, ratio, upper, runs }) =>
      `${upper} of ${runs} runs of ${labels?.[side] ?? side} are at least ${percent(ratio)} above the others`,
  )
  return {
    code: 'two-speeds',
    text: `two speeds: ${parts.join('; ')}; more pairs average over both, longer runs or a fixed clock frequency may leave one`,
  }
}

interface Gap {
  /** Width of the gap: upper / lower − 1. */
  readonly ratio: number
  readonly upper: number
  readonly runs: number
}

// Widths are ratios of neighbours. The median width is narrow exactly when more than half of the
// widths are, so it need not be computed.
function widestGap(sortedValues: Float64Array): Gap | null {
  const runs = sortedValues.length
  const fewest = Math.max(1, Math.ceil(LEAST_SHARE * runs))
  let widest = 1
  let lower = 0
  for (let index = fewest; index <= runs - fewest; index += 1) {
    const width = widthBelow(sortedValues, index)
    if (width > widest) {
      widest = width
      lower = index
    }
  }
  if (lower === 0) return null
  const narrow = widest ** (1 / (WIDE * Math.sqrt(runs)))
  const half = (runs - 1) / 2
  if (countWidths(sortedValues, (width) => width < narrow) <= half) return null
  // When half of the values equal their neighbour, the clock is coarse and any gap looks wide.
  if (countWidths(sortedValues, (width) => width === 1) >= half) return null
  return { ratio: widest - 1, upper: runs - lower, runs }
}

function widthBelow(sortedValues: Float64Array, index: number): number {
  return element(sortedValues, index) / element(sortedValues, index - 1)
}

function countWidths(sortedValues: Float64Array, isCounted: (width: number) => boolean): number {
  let count = 0
  for (let index = 1; index < sortedValues.length; index += 1) {
    if (isCounted(widthBelow(sortedValues, index))) count += 1
  }
  return count
}
