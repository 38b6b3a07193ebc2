import { expect, it } from 'vitest'
import {
  harnessDescriptionOf,
  harnessErrorOf,
} from '../../../src/adapters/reading/harness-description.ts'

it('harnessErrorOf puts what was thrown on one line, with its stack beside, and knows none in other answers', () => {
  const error = { stage: 'run', message: 'Error: one\n  two', stack: 'Error: one\n  two\n at x' }
  const stackLines = ['Error: one', '  two', ' at x']
  const told = { stage: 'run', message: 'Error: one two', stackLines }
  expect(harnessErrorOf({ error })).toEqual(told)
  for (const answer of [null, 5, {}, { hello: {} }, { error: 'text' }, { error: {} }])
    expect(harnessErrorOf(answer)).toBeNull()
})

it('harnessDescriptionOf refuses parameters that are no values', () => {
  const answer = { question: null, parameters: [{ bytes: [1] }] }
  expect(harnessDescriptionOf(answer)).toBeNull()
})
