import { expect, it } from 'vitest'
import { piecesOfScript, type ScriptPieces } from '../../../src/find/pieces-of-script.ts'
import { editsBetween } from '../../../src/parts/change/edits-between.ts'

type Tree = Readonly<Record<string, string>>

const work = 'let s = 0; for (const x of list) s += x; return s'

/** The text of a file before, what of it becomes what or its whole text after, and the edits. */
const changes: readonly (readonly [what: string, base: string, to: string, edits: string])[] = [
  ['an edit', 'function f() { return 1 }', '1 → 2', 'edited f'],
  ['a statement', 'function f() { g(1) }', '1 → 2', 'edited f'],
  ['a function', 'f()', 'f()\nfunction g(list) { return list }', 'added g'],
  [
    'layout and comments',
    `function f(x) { return g('a', x) }`,
    `// why\nfunction f(x) {\n  return g(\n    "a",\n    x,\n  );\n}`,
    '',
  ],
  [
    'the inner one alone',
    'function f() { map(function g(x) { return x }) }',
    ' x → -x',
    'edited g',
  ],
  [
    'a new name, also where it is called',
    `function f(list) { ${work} }\nfunction g(x) { return f(x) + 1 }`,
    'f( → sum(',
    '',
  ],
  [
    'one more of the same text',
    `function f(list) { ${work} }`,
    `function f(list) { ${work} }\nfunction g(list) { ${work} }`,
    'added g',
  ],
  [
    'a constant and who reads it',
    'const LIMIT = 1\nfunction f(x) { return x < LIMIT }\nfunction g() { return 1 }',
    '= 1 → = 2',
    'value f LIMIT',
  ],
  ['a constant of others', 'exports.LIMIT = 1', '1 → 2', 'value LIMIT'],
  ['another choice', 'const f = g', 'g → h', ''],
  [
    'another choice, who makes it',
    'const f = g\nfunction e() { return f() }',
    'g → h',
    'value e f',
  ],
  ['a wrapped value', '(function () { var n = 1; function f() { n } })()', '1 → 2', 'value f n'],
  [
    'no value of a parameter or a property of its name',
    'const n = 1\nfunction f(n) { return n }\nfunction g(o) { return o.n }',
    '1 → 2',
    'value n',
  ],
  [
    'a value by way of another',
    'const N = 1\nconst T = new Array(N)\nfunction f(k) { return T[k] }',
    '1 → 2',
    'value f T',
  ],
  ['a field', 'class A { n = 1; f() { this.n } g() { return 1 } }', '= 1 → = 2', 'value A.f n'],
  ['a block', 'class A { static { fill(1) } }\nfunction f() { A.list }', '1 → 2', 'value f A'],
  [
    'an enumeration of TypeScript',
    'var E; (function (E) { E[E["A"] = 0] = "A" })(E || (E = {}))\nfunction f() { return E.A }',
    '0 → 1',
    'value f E',
  ],
  [
    'an enumeration that others read',
    'var E; (function (E) { E[E["A"] = 0] = "A"; E[E["B"] = 1] = "B" })(E || (E = {}))',
    '1 → 2',
    'value E',
  ],
  [
    'what a function is wrapped in',
    'const f = memo((x) => x)\nfunction g() { return f(1) }',
    'memo((x) => x) → (x) => x',
    'value g f',
  ],
  ['a default value', 'export default { n: 1 }', '1 → 2', 'value default'],
  ['a default function', 'export default () => 1', '1 → 2', 'edited default'],
  ['a statement without a name', 'init(1)', '1 → 2', 'value top level'],
  [
    'exports as TypeScript declares them',
    'exports.f = void 0\nfunction f() { return 1 }',
    'exports.g = exports.f = void 0\nfunction f() { return 1 }\nfunction g() { return 2 }',
    'added g',
  ],
  [
    'types',
    'interface A { x: 1 }\nexport type B = A\ndeclare const c: A\nabstract class K<T> { private k?: T; abstract g(): A; f(x: number): A { return x as A } }',
    'interface A { y: 2 }\nexport type B = A | 1\nclass K<T extends A> { readonly k!: T; f(x: string, y?: B): B; f(x: any): B { return x! satisfies A } }\nfunction o(x: 1): 2',
    '',
  ],
  [
    'what runs beside types',
    'export enum E { A = 1 }\nexport const f = <T,>(x: T): number => x === E.A ? 1 : 2\nclass K { constructor(private x: number) {} }',
    'export enum E { A = 2 }\nexport const f = <T,>(x: T): number => x === E.A ? 1 : 2\nclass K { constructor(private y: number) {} }',
    'edited K.constructor, value f E',
  ],
  ['a list of exports', 'module.exports = { f }', '{ f } → { f, g }', ''],
  ['a method', 'class A { f() { return 1 } }', '{ f → { g() { return 2 } f', 'added A.g'],
]

const ofFiles: readonly (readonly [what: string, base: Tree, head: Tree, edits: string])[] = [
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
  ...changes.map(([what, base, to, edits]) => {
    const [from = '', by] = to.split(' → ')
    const head = by === undefined ? to : base.replaceAll(from, by)
    return [what, { a: base }, { a: head }, edits] as const
  }),
]

function piecesIn(tree: Tree): ReadonlyMap<string, ScriptPieces> {
  return new Map(
    Object.entries(tree).flatMap(([path, text]) => {
      const pieces = piecesOfScript(text)
      return pieces === null ? [] : [[path, pieces] as const]
    }),
  )
}

it.each(ofFiles)('tells %s', (_, base, head, edits) => {
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
