import { expect, it } from 'vitest'
import { mayMatchBelow } from '../../src/find/matches-glob.ts'

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
