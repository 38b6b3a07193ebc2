import { expect, it } from 'vitest'
import { piecesOfScript, type ScriptPieces } from '../../../src/find/pieces-of-script.ts'
import { editsBetween } from '../../../src/parts/change/edits-between.ts'

type Tree = Readonly<Record<string, string>>

const work = 'let s = 0; for (const x of list) s += x; return s'

const changes: readonly (readonly [what: string, base: Tree, head: Tree, edits: string])[] = [
  ['an edit', { a: 'function f() { return 1 }' }, { a: 'function f() { return 2 }' }, 'edited f'],
  ['a statement', { a: 'function f() { g(1) }' }, { a: 'function f() { g(2) }' }, 'edited f'],
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
  ['another choice', { a: 'const f = g' }, { a: 'const f = h' }, ''],
  [
    'another choice, and who makes it',
    { a: 'const f = g\nfunction e() { return f() }' },
    { a: 'const f = h\nfunction e() { return f() }' },
    'value e f',
  ],
  [
    'a value within a wrapper',
    { a: '(function () { var n = 1; function f() { return n } })()' },
    { a: '(function () { var n = 2; function f() { return n } })()' },
    'value f n',
  ],
  [
    'no value of a parameter or a property of its name',
    { a: 'const n = 1\nfunction f(n) { return n }\nfunction g(o) { return o.n }' },
    { a: 'const n = 2\nfunction f(n) { return n }\nfunction g(o) { return o.n }' },
    'value n',
  ],
  [
    'a value by way of another',
    { a: 'const N = 1\nconst T = new Array(N)\nfunction f(k) { return T[k] }' },
    { a: 'const N = 2\nconst T = new Array(N)\nfunction f(k) { return T[k] }' },
    'value f T',
  ],
  [
    'a field of a class',
    { a: 'class A { n = 1; f() { return this.n } g() { return 1 } }' },
    { a: 'class A { n = 2; f() { return this.n } g() { return 1 } }' },
    'value A.f n',
  ],
  [
    'a static block',
    { a: 'class A { static { fill(1) } }\nfunction f() { return A.list }' },
    { a: 'class A { static { fill(2) } }\nfunction f() { return A.list }' },
    'value f A',
  ],
  [
    'an enumeration of TypeScript',
    {
      a: 'var E; (function (E) { E[E["A"] = 0] = "A" })(E || (E = {}))\nfunction f() { return E.A }',
    },
    {
      a: 'var E; (function (E) { E[E["A"] = 1] = "A" })(E || (E = {}))\nfunction f() { return E.A }',
    },
    'value f E',
  ],
  [
    'an enumeration that others read',
    { a: 'var E; (function (E) { E[E["A"] = 0] = "A"; E[E["B"] = 1] = "B" })(E || (E = {}))' },
    { a: 'var E; (function (E) { E[E["A"] = 0] = "A"; E[E["B"] = 2] = "B" })(E || (E = {}))' },
    'value E',
  ],
  [
    'what a function is wrapped in',
    { a: 'const f = memo((x) => x)\nfunction g() { return f(1) }' },
    { a: 'const f = (x) => x\nfunction g() { return f(1) }' },
    'value g f',
  ],
  [
    'a default value',
    { a: 'export default { n: 1 }' },
    { a: 'export default { n: 2 }' },
    'value default',
  ],
  [
    'a default function',
    { a: 'export default () => 1' },
    { a: 'export default () => 2' },
    'edited default',
  ],
  ['a statement without a name', { a: 'init(1)' }, { a: 'init(2)' }, 'value top level'],
  [
    'exports as TypeScript declares them',
    { a: 'exports.f = void 0\nfunction f() { return 1 }' },
    { a: 'exports.g = exports.f = void 0\nfunction f() { return 1 }\nfunction g() { return 2 }' },
    'added g',
  ],
  [
    'types',
    {
      a: 'interface A { x: 1 }\nexport type B = A\ndeclare const c: A\nabstract class K<T> { private k?: T; abstract g(): A; f(x: number): A { return x as A } }',
    },
    {
      a: 'interface A { y: 2 }\nexport type B = A | 1\nclass K<T extends A> { readonly k!: T; f(x: string, y?: B): B; f(x: any): B { return x! satisfies A } }\nfunction o(x: 1): 2',
    },
    '',
  ],
  [
    'what runs beside types',
    {
      a: 'export enum E { A = 1 }\nexport const f = <T,>(x: T): number => x === E.A ? 1 : 2\nclass K { constructor(private x: number) {} }',
    },
    {
      a: 'export enum E { A = 2 }\nexport const f = <T,>(x: T): number => x === E.A ? 1 : 2\nclass K { constructor(private y: number) {} }',
    },
    'edited K.constructor, value f E',
  ],
  ['a list of exports', { a: 'module.exports = { f }' }, { a: 'module.exports = { f, g }' }, ''],
  [
    'a method among others',
    { a: 'class A { f() { return 1 } }' },
    { a: 'class A { g() { return 2 } f() { return 1 } }' },
    'added A.g',
  ],
]

function piecesIn(tree: Tree): ReadonlyMap<string, ScriptPieces> {
  return new Map(
    Object.entries(tree).flatMap(([path, text]) => {
      const pieces = piecesOfScript(text)
      return pieces === null ? [] : [[path, pieces] as const]
    }),
  )
}

it.each(changes)('tells %s', (_, base, head, edits) => {
  const found = editsBetween(piecesIn(base), piecesIn(head))
  const texts = found.map(({ kind, name, reads }) => [kind, name, reads ?? ''].join(' ').trim())
  expect(texts.join(', ')).toBe(edits)
})

it('says where the function was in base', () => {
  const [edit] = editsBetween(
    piecesIn({ a: 'function f() { return 1 }' }),
    piecesIn({ b: '\nfunction f() { return 2 }' }),
  )
  expect(edit).toMatchObject({ file: 'b', line: 2, before: { file: 'a', start: 0, end: 25 } })
})
