import type { Section } from '../page.ts'
import type { State } from '../state.ts'
import { tallyText } from '../tally.ts'

const signs: Readonly<Record<State, string>> = {
  slower: '🔴',
  accepted: '🟠',
  faster: '🟢',
  same: '⚪',
  unknown: '🟡',
  failed: '⚫',
  'no-build': '⚫',
  nothing: '⚫',
  'not-comparable': '⚫',
}

/** The first line that people see: the whole result in a few words. */
export const headline: Section = ({ result, rows, state }) =>
  `### ${signs[state]} Performance: ${tallyText(result, rows, state)}`
