import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { asciiJson } from '../../src/model/ascii-json.ts'

it('is JSON of the same value, in ASCII', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const text = asciiJson(value)
      expect(text).toMatch(/^[\0-\x7f]*$/)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
