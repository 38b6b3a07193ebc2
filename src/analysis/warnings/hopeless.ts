import { percent, type RowWarning } from './warning-facts.ts'

/** The row will not be settled within the plan. */
export const hopeless: RowWarning = ({ judged, lastLook }) => {
  const { verdict, pairs, pairsToSettle, pairSpread, smallestDetectable } = judged
  if (verdict !== 'inconclusive' || pairSpread === null || smallestDetectable === null) return null
  const total = pairs + pairsToSettle
  if (total <= lastLook) return null
  return {
    code: 'hopeless',
    text: `pair noise ${percent(pairSpread)}: after ${pairs} pairs, changes under ${percent(smallestDetectable)} cannot be seen here; about ${total} pairs in all, a quieter machine, longer runs or a wider threshold would settle it`,
  }
}
