import { expect, it } from 'vitest'
import * as z from 'zod'
import { parseDocument } from '../../src/model/complaint-of.ts'
import { parseJson, asciiJson } from '../../src/model/parse-json.ts'
import * as fc from 'fast-check'

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

it('a text that is no JSON, or nested for longer than any that is meant, is nothing', () => {
  expect(parseJson('{')).toBeNull()
  expect(parseJson('\uFEFF[1]')).toEqual([1])
  expect(parseJson(nested(100_000))).not.toBeNull()
  expect(parseJson(nested(11_000_000))).toBeNull()
})

it('a document that is nested without end is refused like any other', () => {
  const document = { content: nested(100_000), what: 'a suite', file: 'suite.json' }
  expect(() => parseDocument(z.object({}), document)).toThrow(
    'expected a suite in suite.json, got the document: expected keys with their values, got values nested too deeply',
  )
})

it('is JSON of the same value, in ASCII', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const text = asciiJson(value)
      expect(text).toMatch(/^[\0-\x7f]*$/)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
