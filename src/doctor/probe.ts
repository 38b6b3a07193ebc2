import type { Answer, Question } from '../model/machine/machine.ts'

/** One factor in the quality of measurements on a machine: the questions to ask, and how to judge the answers. */
export interface Probe {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
  /** Whether the answer tells machines apart and stays the same, or tells states of one apart; absent where neither. */
  readonly fact?: 'lasting' | 'passing'
  /** Receives one answer for each question, in order. */
  readonly judge: (...answers: readonly Answer[]) => Judgement
}

/** A probe's judgement of its answers. */
export interface Judgement {
  readonly state: 'ok' | 'warn' | 'unknown'
  /** One line. */
  readonly answerText: string
  /** The advice; `null` when nothing needs to be done. */
  readonly hint: string | null
  /** Whether nothing can be measured until that is done. */
  readonly impossible: boolean
}

/** Nothing is wrong. */
export function fine(finding: string): Judgement {
  return { state: 'ok', answerText: finding, hint: null, impossible: false }
}

/** Something makes results worse or prevents some measurements. */
export function suspect(finding: string, hint: string): Judgement {
  return { state: 'warn', answerText: finding, hint, impossible: false }
}

/** Nothing can be measured in this state. */
export function impossible(finding: string, hint: string): Judgement {
  return { state: 'warn', answerText: finding, hint, impossible: true }
}

/** The system does not report it. */
export function unavailable(finding = 'not reported by the system'): Judgement {
  return { state: 'unknown', answerText: finding, hint: null, impossible: false }
}

/** The different lines of an answer that are not blank, in the order in which they came. */
export function linesOf({ text }: Answer): readonly string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim())
  return [...new Set(lines)].filter((line) => line !== '')
}

/** The first line of an answer, or `null` when there is none. */
export function firstLineOf(answer: Answer): string | null {
  return linesOf(answer)[0] ?? null
}

/** The value of a line `name: value`, or `null` when there is no such line. */
export function fieldOf({ text }: Answer, name: string): string | null {
  const lines = (text ?? '').split('\n').map((line) => line.split(':'))
  const [, ...rest] = lines.find(([key = '']) => key.trim() === name) ?? []
  return rest.length === 0 ? null : rest.join(':').trim()
}

/** CPUs in the kernel's format, in the order written: `0-2,5` is 0, 1, 2 and 5. A RangeError when it is malformed. */
export function cpusOf(list: string): readonly number[] {
  if (list.trim() === '') return []
  return list
    .trim()
    .split(',')
    .flatMap((part) => {
      const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? []
      if (first === undefined) throw new RangeError(`expected a list of CPUs, got "${list}"`)
      const count = Number(last) - Number(first) + 1
      return Array.from({ length: count }, (_, offset) => Number(first) + offset)
    })
}
