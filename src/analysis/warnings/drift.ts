import { element } from '../../stats/element.ts'
import { rankTrend } from '../../stats/rank-trend.ts'
import { medianOf } from '../../stats/quantile-of.ts'
import { changeOf } from '../log-ratio.ts'
import { percent, type RowWarning } from './warning-facts.ts'

const LEVEL = 0.01
const STRONG = 0.5

/** The machine became steadily slower or faster. */
export const drift: RowWarning = ({ pairs: { base, head } }) => {
  const levels = base.map((value, index) => (Math.log(value) + Math.log(element(head, index))) / 2)
  const { correlation, p } = rankTrend(levels)
  if (Math.abs(correlation) <= STRONG || p >= LEVEL) return null
  const third = Math.ceil(levels.length / 3)
  const start = medianOf(Array.from(levels.subarray(0, third))) ?? 0
  const end = medianOf(Array.from(levels.subarray(-third))) ?? 0
  return {
    code: 'drift',
    text: `the machine drifted by ${percent(Math.abs(changeOf(end - start)))} from the first third of the pairs to the last; each pair cancels it, a fixed clock frequency or a quieter machine would remove it`,
  }
}
