import { expect, it } from 'vitest'
import { stripsTypes } from '../../src/find/find.ts'

it.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['23.5.0', false],
  ['23.6.0', true],
  ['24.0.0', true],
])('Node.js %s runs TypeScript unasked: %s', (version, expected) => {
  expect(stripsTypes(version)).toBe(expected)
})
