import type { Answer, Question } from '../model/machine/question.ts'
import type { Judgement } from './judgement.ts'

/** One thing that decides how well a machine measures: what to ask, and what the answers mean. */
export interface Probe {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
  /** Gets one answer for each question, in their order. */
  readonly judge: (...answers: readonly Answer[]) => Judgement
}
