import type { Section } from '../comment/page.ts'
import { resultStates } from '../../model/judging/states.ts'
import { tallyText } from '../comment/tally.ts'

/** The first visible line: the whole result in a few words. */
export const headline: Section = ({ result, rows, state }) =>
  `### ${resultStates[state].sign} Performance: ${tallyText(result, rows, state)}`
