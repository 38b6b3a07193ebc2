import { readFileSync } from 'node:fs'
import { UsageError } from '../../src/model/usage-error.ts'

/** A value on a line of a golden, its numbers to nine digits, to which all machines agree. */
export function goldenLine(value: unknown): string {
  const line = JSON.stringify(value, (_, each: unknown) => {
    if (each instanceof Map || each instanceof Set) return [...each]
    return typeof each === 'number' ? Number(each.toPrecision(9)) : each
  })
  return typeof value === 'string' && value.includes('\n') ? value : (line ?? 'nothing')
}

/**
 * Asks again what stands behind `> ` in a golden file, an input in JSON on each such line: a text of the inputs with
 * the answers or the refusals below them, which is to match the file. `-u` writes new ones.
 */
export function answersOf(
  name: string,
  read: (input: never) => unknown,
): Readonly<Record<'text' | 'golden', string>> {
  const file = new URL(`../golden/answers/${name}.txt`, import.meta.url)
  const inputs = readFileSync(file, 'utf8').match(/^> .*$/gm) ?? []
  if (inputs.length === 0) throw new Error(`expected inputs in ${file.pathname}`)
  const lines = inputs.flatMap((line) => {
    const input: unknown = JSON.parse(line.slice(2))
    return [line, answerOf(() => Reflect.apply(read, undefined, [input]))]
  })
  return { text: `${lines.join('\n')}\n`, golden: file.pathname }
}

function answerOf(read: () => unknown): string {
  try {
    return goldenLine(read())
  } catch (error) {
    if (error instanceof UsageError) return `refused: ${error.message}`
    throw error
  }
}
