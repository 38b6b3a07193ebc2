import { element } from '../../stats/element.ts'
import { hodgesLehmann } from '../../stats/hodges-lehmann.ts'
import { signedRankPSorted } from '../../stats/signed-rank-p.ts'
import { sortedCopy } from '../../stats/sorted-copy.ts'
import { changeOf, logRatio } from '../log-ratio.ts'
import { percent } from '../../model/percent.ts'
import type { RowWarning } from './warning-facts.ts'

const LEVEL = 0.01

/** The order within the pair matters: warm caches, boosted clocks, heat. */
export const runOrder: RowWarning = ({ pairs: { base, head, order } }) => {
  if (order.length === 0 || order.length !== base.length) return null
  const sortedValues = sortedCopy(
    base.map((value, index) => {
      const logarithm = logRatio(value, element(head, index))
      return order[index] === 'BH' ? logarithm : -logarithm
    }),
  )
  if (signedRankPSorted(sortedValues) >= LEVEL) return null
  const change = changeOf(hodgesLehmann(sortedValues))
  if (change === 0) return null
  return {
    code: 'order',
    text: `the second run of a pair reads ${percent(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than the first; the random order cancels it, a longer warm-up would remove it`,
  }
}
