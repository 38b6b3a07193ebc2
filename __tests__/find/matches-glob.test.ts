import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { choiceOf, matchesGlob, mayMatchBelow } from '../../src/find/matches-glob.ts'

it.each([
  ['crypto/hash', 'crypto/*', true],
  ['crypto/hash n=1', '*hash*', true],
  ['crypto/hash', 'hash', false],
  ['abab', 'ab*ab', true],
  ['ab', 'ab*ab', false],
  ['a.b', 'a?b', false],
  ['', '*', true],
])('the text %j against the pattern %j is %j', (text, pattern, expected) => {
  expect(matchesGlob(text, pattern)).toBe(expected)
})

it('a pattern agrees with the same pattern as a regular expression', () => {
  const word = fc.stringMatching(/^[ab*]{0,8}$/)
  fc.assert(
    fc.property(fc.stringMatching(/^[ab]{0,10}$/), word, (text, pattern) => {
      const expression = new RegExp(`^${pattern.replaceAll('*', '.*')}$`)
      expect(matchesGlob(text, pattern)).toBe(expression.test(text))
    }),
  )
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

it.each([
  ['any', undefined, true, true],
  ['parse/one', ['parse/*'], true, true],
  ['parse', ['parse/one'], false, true],
  ['parse/one', ['!parse'], false, false],
  ['parse n=1 size=2', ['!parse'], false, false],
  ['parse two', ['!parse'], true, true],
  ['parser', ['!parse'], true, true],
  ['parse', ['!parse/one'], true, true],
  ['parse/one', ['!parse/one', 'parse/*'], false, false],
  ['hash', ['parse', '!other'], false, false],
  ['a/deep/er', ['!a/*'], false, false],
])('%s, with only %j: chosen %s, maybe of it %s', (name, only, isChosen, mayChoose) => {
  const choice = choiceOf(only)
  expect(choice.isChosen(name)).toBe(isChosen)
  expect(choice.mayChoose(name)).toBe(mayChoose)
})
