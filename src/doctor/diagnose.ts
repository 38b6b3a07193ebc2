import type { Answer, Question } from '../model/machine/question.ts'
import type { Judgement } from './judgement.ts'
import type { Probe } from './probe.ts'

/** What one probe found. */
export interface Diagnosis extends Judgement {
  readonly id: string
  readonly title: string
}

/**
 * Asks the machine what the probes want to know, and judges the answers. A probe that cannot make sense
 * of them says so and leaves the others alone.
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
      return { id, title, ...judged(judge, answers) }
    }),
  )
}

function judged(judge: Probe['judge'], answers: readonly Answer[]): Judgement {
  try {
    return judge(...answers)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      state: 'unknown',
      found: `an unexpected answer: ${reason}`,
      hint: null,
      impossible: false,
    }
  }
}
