import type { RowWarning } from './warning-facts.ts'

const OPPOSITE = { regression: 'improvement', improvement: 'regression' } as const
const WORDS = { regression: 'worse', improvement: 'better' } as const

/** One metric of a benchmark became worse and another better. */
export const metricsDisagree: RowWarning = ({ judged, siblings }) => {
  const { verdict } = judged
  if (verdict !== 'regression' && verdict !== 'improvement') return null
  const opposed = siblings.find((sibling) => sibling.verdict === OPPOSITE[verdict])
  if (opposed === undefined) return null
  return {
    code: 'metrics-disagree',
    text: `${judged.metric} is ${WORDS[verdict]} while ${opposed.metric} is ${WORDS[OPPOSITE[verdict]]}: work moved rather than changed, as between threads or from time to memory; decide which of the two matters here`,
  }
}
