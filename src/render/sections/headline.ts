import type { Section } from '../comment/page.ts'
import type { State } from '../comment/state.ts'
import { tallyText } from '../comment/tally.ts'

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
