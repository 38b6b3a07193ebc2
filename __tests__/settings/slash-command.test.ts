import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSlashCommand } from '../../src/settings/slash-command.ts'

const names = ['only=', 'pairs=', 'base=', 'node=', 'key=', 'head=']
const verbs = ['accept', 'cancel', 'help', 'profile']
const signs = ['"', "'", '\\', ' ', '\t', '\n', '\r', '=', '*', '$(id)', '-', '..', '\u0000']
const words = fc.constantFrom(...names, ...verbs, ...signs, '20', 'lts')
const line = fc.oneof(
  fc.array(words, { maxLength: 8 }).map((some) => `/bench ${some.join('')}`),
  fc.array(words, { maxLength: 8 }).map((some) => `/bench ${some.join(' ')}`),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/bench ${text}`),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

it('the parser of commands has an answer to every text, and lets nothing through that it would not take again', () => {
  const { failed, counterexample } = fc.check(
    fc.property(line, (body) => {
      const command = parseSlashCommand(body)
      if (command === null) return !/^\/bench(?:[ \t\r\n]|$)/.test(body)
      if (command.kind !== 'measure') return true
      const values: readonly unknown[] = Object.values(command.wishes)
      const isPlain = values.every(
        (value) => typeof value === 'string' && value !== '' && !/[\n\r\0]/.test(value),
      )
      return isPlain && command.wishes.base?.startsWith('-') !== true
    }),
    { numRuns: 100_000 },
  )
  expect({ failed, counterexample }).toEqual({ failed: false, counterexample: null })
})
