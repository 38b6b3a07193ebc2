import type { TerminalOptions } from '../render/terminal/terminal.ts'
import type { Answer, Question } from '../model/machine/machine.ts'
import { unavailable, type Judgement, type Probe } from './probe.ts'
import { countText } from '../render/text/format.ts'

/** The finding of one probe. */
export interface Diagnosis extends Judgement {
  readonly id: string
  readonly title: string
}

/** Judges the machine's answers to the probes; one that a probe cannot interpret says so, and affects no other. */
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
    return unavailable(`an unexpected answer: ${reason}`)
  }
}

const colourOf = { ok: 32, warn: 33, unknown: 2 } as const

/** Renders the probes' findings for a terminal. */
export function doctorText(
  diagnoses: readonly Diagnosis[],
  { colours }: Pick<TerminalOptions, 'colours'>,
): string {
  const titleWidth = Math.max(0, ...diagnoses.map(({ title }) => title.length))
  const indent = ' '.repeat('unknown'.length + 2 + titleWidth + 2)
  const rows = diagnoses.map(({ state, title, answerText, hint }) => {
    const word = state.padEnd('unknown'.length)
    const stateText = colours ? `\u001b[${colourOf[state]}m${word}\u001b[0m` : word
    // Files and programs of the machine are untrusted text.
    const visibleText = answerText.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    const row = `${stateText}  ${title.padEnd(titleWidth)}  ${visibleText}\n`
    return hint === null ? row : `${row}${indent}→ ${hint}\n`
  })
  const counts = Object.keys(colourOf).map(
    (state) => `${diagnoses.filter((diagnosis) => diagnosis.state === state).length} ${state}`,
  )
  const blockers = diagnoses.flatMap(({ impossible, title }) => (impossible ? [title] : []))
  const trouble =
    blockers.length === 0 ? '' : `nothing can be measured here: ${blockers.join(', ')}\n`
  const summary = `${countText(diagnoses.length, 'probe')}: ${counts.join(', ')}`
  return `${rows.join('')}\n${summary}\n${trouble}`
}
