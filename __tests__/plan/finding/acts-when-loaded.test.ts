import { describe, expect, it } from 'vitest'
import { actsWhenLoaded } from '../../../src/plan/finding/acts-when-loaded.ts'

describe('a script that does something when it is loaded', () => {
  it.each([
    ['a call', 'const a = 1\nwork(a)'],
    ['a chain over lines', "suite\n  .add('x', function () {})\n  .run()"],
    ['a loop', 'for (const x of xs) {\n  work(x)\n}'],
    ['a guarded start', 'module.exports = f\nif (require.main === module) f()'],
    ['a function that calls itself', ';(async () => {\n  await work()\n})()'],
    ['an await', 'const done = await work()\nexport { done }'],
    ['an await alone', 'await bench.run()'],
    ['a suite that is run in a declaration', 'const result = suite.run()\nexport default result'],
    ['what it exports is the result of a call', 'module.exports = suite(\n  "a",\n  add("b"),\n)'],
    ['the same of an ES module', 'export default b.suite("a")'],
    ['a call behind a regular expression', 'const r = /[/"`(]/g\nwork(r)'],
    ['a call behind a template', 'const t = `${a("`")} ( `\nwork(t)'],
    ['a call of what was required', "require('./common').start(1)"],
    ['brackets that do not match', 'export const f = () => {'],
    ['an import in the middle', "import('./a.js')"],
  ])('is seen by %s', (_what, text) => {
    expect(actsWhenLoaded(text)).toBe(true)
  })

  it.each([
    ['functions', 'export function a() { work() }\nexport async function b() {\n  await work()\n}'],
    ['arrows', 'export const a = () => work()\nexport const b = async () =>\n  suite.run()'],
    ['classes', 'export default class A { run() { work() } }'],
    ['things that are made', 'const w = new Worker(task)\nmodule.exports = new Pool(w, f())'],
    [
      'an object',
      "var a = moment('2013')\nmodule.exports = {\n  fn: function () { a.clone() },\n}",
    ],
    ['a function', 'module.exports = async function () { work() }'],
    ['types', 'export type A = () => void\nexport interface B { c(): void }'],
    ['what is imported', "import { a } from './a.js'\nexport * from './b.js'\nexport { a }"],
    ['what is required', "'use strict'\nconst a = require('a')\nmodule.exports = require('./b')"],
    [
      'what a compiler writes',
      'Object.defineProperty(exports, "__esModule", { value: true })\nexports.a = void 0\nexports.a = function () {}',
    ],
    ['comments with calls in them', '// work()\n/* work() */\nexport const a = 1'],
    ['several names', 'var a = 1\n  , b = f()\nexports.a = a'],
  ])('is not seen by %s', (_what, text) => {
    expect(actsWhenLoaded(text)).toBe(false)
  })
})
