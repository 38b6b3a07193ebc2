import type { RowWarning } from './warning-facts.ts'

/** There are too few pairs for a verdict. */
export const tooFewPairs: RowWarning = ({ judged, final }) => {
  if (!final || judged.ci[0] !== null) return null
  const { pairs, pairsToSettle } = judged
  const hint =
    pairsToSettle > 0
      ? `; ${pairsToSettle} more would probably settle the row`
      : ': measure more of them'
  return {
    code: 'too-few-pairs',
    text: `${pairs} usable ${pairs === 1 ? 'pair does' : 'pairs do'} not allow an interval${hint}`,
  }
}
