import { expect, it } from 'vitest'
import { editsBetween } from '../../../src/parts/change/edits-between.ts'

type Tree = Readonly<Record<string, string>>

const work = 'let s = 0; for (const x of list) s += x; return s'

const changes: readonly (readonly [what: string, base: Tree, head: Tree, edits: string])[] = [
  ['an edit', { a: 'function f() { return 1 }' }, { a: 'function f() { return 2 }' }, 'edited f'],
  ['a function', { a: 'f()' }, { a: 'f()\nfunction g(list) { return list }' }, 'added g'],
  [
    'layout and comments',
    { a: `function f(x) { return g('a', x) }` },
    { a: `// why\nfunction f(x) {\n  return g(\n    "a",\n    x,\n  );\n}` },
    '',
  ],
  [
    'the inner one alone',
    { a: 'function f() { return list.map(function g(x) { return x }) }' },
    { a: 'function f() { return list.map(function g(x) { return -x }) }' },
    'edited g',
  ],
  [
    'a new name, also where it is called',
    { a: `function f(list) { ${work} }\nfunction g(x) { return f(x) + 1 }` },
    { a: `function sum(list) { ${work} }\nfunction g(x) { return sum(x) + 1 }` },
    '',
  ],
  [
    'another file',
    { a: `function f(list) { ${work} }\nf(1)`, b: '' },
    { a: `const { f } = require('./b')\nf(1)`, b: `exports.f = function f(list) { ${work} }` },
    '',
  ],
  [
    'another file, and an edit',
    { a: `function f(list) { ${work} }`, b: '' },
    { a: '', b: `exports.f = function f(list) { ${work} + 1 }` },
    'edited f',
  ],
  [
    'one more of the same text',
    { a: `function f(list) { ${work} }` },
    { a: `function f(list) { ${work} }\nfunction g(list) { ${work} }` },
    'added g',
  ],
  [
    'a constant and who reads it',
    { a: 'const LIMIT = 1\nfunction f(x) { return x < LIMIT }\nfunction g() { return 1 }' },
    { a: 'const LIMIT = 2\nfunction f(x) { return x < LIMIT }\nfunction g() { return 1 }' },
    'value f LIMIT',
  ],
  ['a constant of others', { a: 'exports.LIMIT = 1' }, { a: 'exports.LIMIT = 2' }, 'value LIMIT'],
  ['a list of exports', { a: 'module.exports = { f }' }, { a: 'module.exports = { f, g }' }, ''],
  [
    'a method among others',
    { a: 'class A { f() { return 1 } }' },
    { a: 'class A { g() { return 2 } f() { return 1 } }' },
    'added A.g',
  ],
]

it.each(changes)('tells %s', (_, base, head, edits) => {
  const found = editsBetween(new Map(Object.entries(base)), new Map(Object.entries(head)))
  const texts = found.map(({ kind, name, reads }) => [kind, name, reads ?? ''].join(' ').trim())
  expect(texts.join(', ')).toBe(edits)
})

it('says where the function was in base', () => {
  const [edit] = editsBetween(
    new Map([['a', 'function f() { return 1 }']]),
    new Map([['b', '\nfunction f() { return 2 }']]),
  )
  expect(edit).toMatchObject({ file: 'b', line: 2, before: { file: 'a', start: 0, end: 25 } })
})
