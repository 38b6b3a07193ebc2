import { describe, expect, it } from 'vitest'
import { functionText, lineStarts } from '../../../src/parts/profiles/function-text.ts'

describe('functionText', () => {
  it.each([
    ['(a, b) { return { a } }', 'after()'],
    ['({ a } = {}, [b] = []) { if (a) { b } }', ' const c = {}'],
    ['(a) { return "}" + \'}\' + `}${"}"}` + "\\"}" }', 'x()'],
    ['(a) { /* } */ return a // }\n}', '}'],
    ['a => a + 1', '; b()'],
    ['(a) => ({ a })', '; next'],
    ['a => a.map((b) => { return b })', ';'],
  ])('ends where the body ends: %s', (text, rest) => {
    const source = `const f = ${text}${rest}`
    expect(functionText(source, 10)).toBe(text)
  })

  it('ends with what is around an expression, or with the file', () => {
    expect(functionText('call(a => a)', 5)).toBe('a => a)')
    expect(functionText('f = (a) { "', 4)).toBe('(a) { "')
    expect(functionText('f = (a) { /*', 4)).toBe('(a) { /*')
  })
})

it('lines begin behind line ends', () => {
  expect(lineStarts('a\nbc\n\nd')).toEqual([0, 2, 5, 6])
  expect(lineStarts('')).toEqual([0])
})
