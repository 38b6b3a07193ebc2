import type { Section } from '../comment/page.ts'
import { resultStates } from '../../model/judging/states.ts'
import { isContestOnly } from '../contenders/contest-rows.ts'
import { contestTally } from '../contenders/contest-tally.ts'
import { tallyText } from '../comment/tally.ts'

/** The first visible line: the whole result in a few words. */
export const headline: Section = ({ result, rows, state }) =>
  isContestOnly(result)
    ? `### Contenders: ${contestTally(result)}`
    : `### ${resultStates[state].sign} Performance: ${tallyText(result, rows, state)}`
