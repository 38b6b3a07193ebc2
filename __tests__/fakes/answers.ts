import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
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
 * Asks again what stands behind `> ` in a golden file, an input in JSON on each such line, and compares the answers, or
 * the refusals, with those below them. `-u` writes new ones.
 */
export async function expectAnswers(name: string, read: (input: never) => unknown): Promise<void> {
  const file = new URL(`../golden/answers/${name}.txt`, import.meta.url)
  const inputs = readFileSync(file, 'utf8').match(/^> .*$/gm) ?? []
  expect(inputs).not.toEqual([])
  const lines = inputs.flatMap((line) => {
    const input: unknown = JSON.parse(line.slice(2))
    return [line, answerOf(() => Reflect.apply(read, undefined, [input]))]
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file.pathname)
}

function answerOf(read: () => unknown): string {
  try {
    return goldenLine(read())
  } catch (error) {
    if (error instanceof UsageError) return `refused: ${error.message}`
    throw error
  }
}
