import { expect, it } from 'vitest'
import { looksIn } from '../../src/measure/followed-runs.ts'

it('a list of what a program has looked at has every path once, with all that was done to it', () => {
  expect(looksIn('l/a\0o/a\0w/b\0')).toEqual({
    uses: new Map([
      ['/a', new Set(['l', 'o'])],
      ['/b', new Set(['w'])],
    ]),
    isWhole: true,
  })
})

it.each([
  ['something that could not be followed', 'l/a\0?\0'],
  ['an entry of an unknown kind', 'x/a\0'],
  ['nothing at all', ''],
])('a list is not whole with %s', (_, text) => {
  expect(looksIn(text).isWhole).toBe(false)
})
