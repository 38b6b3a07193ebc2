import type { Answer } from '../model/question.ts'

/** The value of a line `name: value`, or `null` when there is no such line. */
export function fieldOf({ text }: Answer, name: string): string | null {
  const lines = (text ?? '').split('\n').map((line) => line.split(':'))
  const [, ...rest] = lines.find(([key = '']) => key.trim() === name) ?? []
  return rest.length === 0 ? null : rest.join(':').trim()
}
