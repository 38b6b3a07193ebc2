import type { Answer } from '../model/machine/question.ts'

/** One of several files that matched a pattern. */
export interface FileLine {
  readonly path: string
  /** The file's first line. */
  readonly line: string
}

/** The files in the answer to a pattern. */
export function fileLinesOf({ text }: Answer): readonly FileLine[] {
  return splitAnswer(text).flatMap((each) => {
    const at = each.indexOf(': ')
    return at < 0 ? [] : [{ path: each.slice(0, at), line: each.slice(at + 2).trim() }]
  })
}

/** The first line of an answer, or `null` when there is none. */
export function firstLineOf({ text }: Answer): string | null {
  return splitAnswer(text)[0]?.trim() ?? null
}

function splitAnswer(text: string | null): readonly string[] {
  return (text ?? '').split('\n').filter((line) => line.trim() !== '')
}

/** The value of a line `name: value`, or `null` when there is no such line. */
export function fieldOf({ text }: Answer, name: string): string | null {
  const lines = (text ?? '').split('\n').map((line) => line.split(':'))
  const [, ...rest] = lines.find(([key = '']) => key.trim() === name) ?? []
  return rest.length === 0 ? null : rest.join(':').trim()
}
