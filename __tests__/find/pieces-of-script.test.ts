import { expect, it } from 'vitest'
import { piecesOfScript } from '../../src/find/pieces-of-script.ts'

/** Scripts with the text of each function in them, from its body on, by its name. */
const scripts: readonly (readonly [text: string, functions: Readonly<Record<string, string>>])[] = [
  ['function a(x) { return x }', { a: '{ return x }' }],
  ['async function* a() { yield 1 }', { a: '{ yield 1 }' }],
  ['const a = (x) => x + 1, b = 2', { a: 'x + 1' }],
  ['const a = x => y => x + y\nfoo()', { a: 'y => x + y', 'a › (anonymous)': 'x + y' }],
  ['const a = c ? (x) => x : (y) => { y }', { '(anonymous)': '{ y }' }],
  ['const a = () => ({ b: 1 }).b\n[1].map(a)', { a: '({ b: 1 }).b\n[1].map(a)' }],
  ['exports.a = function () {}', { a: '{}' }],
  ['module.exports = function () {}', { 'module.exports': '{}' }],
  ['A.prototype.b = function () { 1 }', { 'A.b': '{ 1 }' }],
  ['const a = memoize(() => 1)', { a: '1' }],
  [
    'class A extends f({}) { constructor() { 1 } static async b() { 2 } get c() { 3 } #d() { 4 } e = () => 5 }',
    { 'A.constructor': '{ 1 }', 'A.b': '{ 2 }', 'A.c': '{ 3 }', 'A.#d': '{ 4 }', 'A.e': '5' },
  ],
  [
    'class A {\n  x = 1\n  catch(e) { 1 }\n  *[Symbol.iterator]() { 2 }\n}',
    { 'A.catch': '{ 1 }', 'A[Symbol.iterator]': '{ 2 }' },
  ],
  ['const o = { a() { 1 }, "b-c": () => 2, if() { 3 } }', { a: '{ 1 }', 'b-c': '2', if: '{ 3 }' }],
  ['const f = () => { if (x) { y } for (;;) { z } }', { f: '{ if (x) { y } for (;;) { z } }' }],
  ['function a() { return /[{/]/.test(`}${(() => { 1 })()}`) }', { 'a › (anonymous)': '{ 1 }' }],
  ['class A { f(x = function () { 1 }) { 2 } }', { x: '{ 1 }', 'A.f': '{ 2 }' }],
  ['!(function (r, f) { r.a = f() })(this, function () { function a() { 1 } })', { a: '{ 1 }' }],
  ['var b = (() => { function a() { 1 } })()', { a: '{ 1 }' }],
  ['export default () => 1', { default: '1' }],
  ['const ops = [(x) => x]', { ops: 'x' }],
  ['switch (a) { case 1: { if (b) { c } } }', {}],
]

it.each(scripts)('takes apart %s', (text, functions) => {
  const found = (piecesOfScript(text)?.functions ?? []).map(
    ({ name, body, end }) => [name, text.slice(body, end)] as const,
  )
  expect(Object.fromEntries(found)).toMatchObject(functions)
  expect(found.length === 0).toBe(Object.keys(functions).length === 0)
})

it('takes statements at the top level apart, without functions and imports', () => {
  const pieces = piecesOfScript(
    `import a from 'a'\nconst b = require('b')\nconst c =\n  1, d = [2,\n 3];let { e, f } = x\nfunction g() { h = 1 }\nexports.i = () => 1\nA.j = 4\nclass K { l() {} }\nfoo(1)\n`,
  )
  expect(pieces?.values.map(({ names, line }) => `${names.join()} ${line}`).join('; ')).toBe(
    'c 3; d 4; e,f 5; .i 7; .j 8; K 9;  10',
  )
})

it.each([
  ['what is no JavaScript', 'type = = 1'],
  ['a chain of members without end', `a${'.b'.repeat(100_000)}`],
  ['a chain of calls without end', `a${'()'.repeat(100_000)}`],
  ['brackets without end', '['.repeat(100_000)],
])('is null for %s', (_, text) => {
  expect(piecesOfScript(text)).toBe(null)
})
