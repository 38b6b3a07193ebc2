import type { Answer, Question } from '../model/machine/question.ts'
import type { Judgement } from './judgement.ts'
import type { Probe } from './probe.ts'

/** The finding of one probe. */
export interface Diagnosis extends Judgement {
  readonly id: string
  readonly title: string
}

/**
 * Asks the machine the probes' questions and judges the answers. A probe that cannot interpret its
 * answers says so, and does not affect the others.
 *
 * @param ask - must not throw
 */
export function diagnose(
  probes: readonly Probe[],
  ask: (question: Question) => Promise<Answer>,
): Promise<readonly Diagnosis[]> {
  return Promise.all(
    probes.map(async ({ id, title, questions, judge }) => {
      const answers = await Promise.all(questions.map(ask))
      return { id, title, ...judgeAnswers(judge, answers) }
    }),
  )
}

function judgeAnswers(judge: Probe['judge'], answers: readonly Answer[]): Judgement {
  try {
    return judge(...answers)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      state: 'unknown',
      answerText: `an unexpected answer: ${reason}`,
      hint: null,
      impossible: false,
    }
  }
}
