import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesGlob, mayMatchBelow } from '../../src/find/matches-glob.ts'

describe('a pattern', () => {
  it.each([
    ['crypto/hash', 'crypto/*', true],
    ['crypto/hash n=1', '*hash*', true],
    ['crypto/hash', 'hash', false],
    ['abab', 'ab*ab', true],
    ['ab', 'ab*ab', false],
    ['a.b', 'a?b', false],
    ['', '*', true],
  ])('%j against %j is %j', (text, pattern, expected) => {
    expect(matchesGlob(text, pattern)).toBe(expected)
  })

  it('agrees with the same pattern as a regular expression', () => {
    const word = fc.stringMatching(/^[ab*]{0,8}$/)
    fc.assert(
      fc.property(fc.stringMatching(/^[ab]{0,10}$/), word, (text, pattern) => {
        const expression = new RegExp(`^${pattern.replaceAll('*', '.*')}$`)
        expect(matchesGlob(text, pattern)).toBe(expression.test(text))
      }),
    )
  })
})

it.each([
  ['parse/*', true],
  ['parse/one', true],
  ['*', true],
  ['pa*/one', true],
  ['*one', true],
  ['hash/*', false],
  ['parse', false],
  ['par', false],
])('below parse/ there may be something for %s: %s', (pattern, expected) => {
  expect(mayMatchBelow('parse/', pattern)).toBe(expected)
})
