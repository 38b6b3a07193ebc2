import { element } from '../../stats/element.ts'
import { sortedCopy } from '../../stats/sorted-copy.ts'
import { changeOf } from '../log-ratio.ts'
import { percent, type RowWarning } from './warning-facts.ts'

const FEW_VALUES = 20

/** Ratio by which the same reading of a clock may differ when it has been converted and averaged. */
const rounding = 1e-9

/** Values come in steps that are wide compared with the threshold. */
export const coarseClock: RowWarning = ({ row: { threshold }, sorted: { base, head } }) => {
  // Without repeated values on one side, the steps are noise, not the clock's resolution.
  if (!repeats(base) && !repeats(head)) return null
  const values = sortedCopy([...base, ...head])
  const distinct = values.filter(
    (value, index) => index === 0 || value > element(values, index - 1) * (1 + rounding),
  )
  if (distinct.length < 2) return null
  const step = smallestStep(distinct)
  const few = distinct.length < FEW_VALUES && distinct.length * 2 <= values.length
  if (!few && step <= threshold / 2) return null
  return {
    code: 'coarse-clock',
    text: `coarse values: ${values.length} values take ${distinct.length} different sizes, the smallest step is ${percent(step)}; more work per run would make the steps smaller`,
  }
}

function repeats(sorted: Float64Array): boolean {
  return sorted.some((value, index) => value === sorted[index - 1])
}

function smallestStep(distinct: Float64Array): number {
  return distinct
    .subarray(1)
    .map((value, index) => changeOf(Math.log(value / element(distinct, index))))
    .reduce((least, step) => Math.min(least, step), Number.POSITIVE_INFINITY)
}
