import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { quotedAmong } from '../../src/find/names-in.ts'

const character = fc.constantFrom('a', 'b', '.', '"', "'", '`', '\\', 'é', '😀')
const text = fc.string({ unit: character, maxLength: 40 })
const names = fc.array(fc.string({ unit: character, minLength: 1, maxLength: 5 }))

it('finds the names of which the text has one in front of a quote', () => {
  fc.assert(
    fc.property(names, text, (all, written) => {
      const isQuoted = (name: string): boolean =>
        ['"', "'", '`'].some((quote) => written.includes(name + quote))
      expect(new Set(quotedAmong(all)(written))).toEqual(new Set(all.filter(isQuoted)))
    }),
  )
})

it('takes no longer for many names', () => {
  const all = Array.from({ length: 50_000 }, (_, at) => `name-${at}.js`)
  const written = "require('./name-7.js') ".repeat(20_000)
  expect(quotedAmong(all)(written)).toEqual(['name-7.js'])
})
