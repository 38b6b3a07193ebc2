import { expect, it } from 'vitest'
import { verdictSchema } from '../../../src/model/judging/verdict.ts'
import { verdictStates } from '../../../src/model/judging/states.ts'
import { wordOf } from '../../../src/render/text/words.ts'

it.each([
  ['s', 'lower', 'slower', 'faster'],
  ['per_s', 'higher', 'slower', 'faster'],
  ['B', 'lower', 'larger', 'smaller'],
  ['count', 'lower', 'more', 'less'],
  ['ratio', 'higher', 'less', 'more'],
] as const)('wordOf calls a %s of which %s is better %s or %s', (unit, better, worse, good) => {
  expect(wordOf('regression', { unit, better })).toBe(worse)
  expect(wordOf('improvement', { unit, better })).toBe(good)
})

it('has a word and a sign for every verdict', () => {
  const words = verdictSchema.options.map((verdict) => wordOf(verdict, null))
  expect(words.join(', ')).toBe(
    'slower, faster, same, unknown, failed, not measured, not comparable, unchanged, new, removed',
  )
  const signs = verdictSchema.options.map((verdict) => verdictStates[verdict].sign)
  expect(signs).not.toContain('')
})
