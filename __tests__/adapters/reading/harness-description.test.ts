import { describe, expect, it } from 'vitest'
import {
  harnessDescriptionOf,
  harnessErrorOf,
} from '../../../src/adapters/reading/harness-description.ts'

describe('harnessErrorOf', () => {
  it('puts what was thrown on one line, with its stack beside', () => {
    const answer = {
      error: { stage: 'run', message: 'Error: one\n  two', stack: 'Error: one\n  two\n at x' },
    }
    expect(harnessErrorOf(answer)).toEqual({
      stage: 'run',
      message: 'Error: one two',
      stackLines: ['Error: one', '  two', ' at x'],
    })
  })

  it('knows no error in other answers', () => {
    for (const answer of [null, 5, {}, { hello: {} }, { error: 'text' }, { error: {} }]) {
      expect(harnessErrorOf(answer)).toBeNull()
    }
  })
})

describe('harnessDescriptionOf', () => {
  it('refuses parameters that are no values', () => {
    const answer = { question: null, parameters: [{ bytes: [1] }] }
    expect(harnessDescriptionOf(answer)).toBeNull()
  })
})
