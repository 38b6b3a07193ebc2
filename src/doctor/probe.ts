import type { Answer, Question } from '../model/machine/question.ts'
import type { Judgement } from './judgement.ts'

/**
 * One factor in the quality of measurements on a machine: the questions to ask, and how to judge
 * the answers.
 */
export interface Probe {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
  /** Receives one answer for each question, in order. */
  readonly judge: (...answers: readonly Answer[]) => Judgement
}
