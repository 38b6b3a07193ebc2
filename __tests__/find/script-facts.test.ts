import { expect, it } from 'vitest'
import { scriptFactsOf } from '../../src/find/script-facts.ts'

const exportsRun = (text: string) => scriptFactsOf({ text }).exportsRun
const importsOf = (text: string) => scriptFactsOf({ text }).imports

it.each([
  ['module.exports = { run: function () {} }'],
  ['module.exports = { parameters: { a: [1] }, async run() { return 1 } }'],
  ['module.exports = { text: `}${{ a: 1 }}`, pattern: /[/}]/, run }'],
  ["module.exports = { 'run': go }"],
  ['module.exports = { async * run() {}, get }'],
  ['const benchmark = { setup, run }\nmodule.exports = benchmark'],
  ['function start() {}\nstart.run = go\nmodule.exports = start'],
  ['exports.run = () => 1'],
  ['exports = module.exports = { run }'],
  ["module.exports['run'] = exports.again = go"],
  ['Object.defineProperty(exports, "run", { value: go })'],
  ['export function run() {}'],
  ['export const run = () => 1'],
  ['const run = 1; export { setup, run }'],
  ['export const { run } = make()'],
  ['export default { question: "how long?", run() {} }'],
  ['export async function run<T extends object>(state: T): Promise<void> {}'],
  ['interface A { b: string }\nexport const run = (a: A) => a.b!.length as number'],
])('is run in %j', (text) => {
  expect(exportsRun(text)).toBe(true)
})

it.each([
  ['module.exports = { cases }\nfunction run() {}\nrun()'],
  ['module.exports = { setup: function () { return { run: 1 } } }'],
  ['// exports.run = 1\nconst text = "exports.run = 1"'],
  ['other.exports.run = go\nexports.run == go'],
  ['suite.run()\nmodule.exports = suite'],
  ['export type run = string\nexport interface B { run: string }'],
  ['export default run'],
  [`module.exports = require('./other')`],
  ['module.exports = make({ run })'],
  ['module.exports = { start: run, cases: [a, run] }'],
  ['const el = <div>it is</div>; export const cases = 1'],
])('is not run in %j', (text) => {
  expect(exportsRun(text)).toBe(false)
})

it('what a script imports is what it names, and nothing that is there for types, nor in a comment or a text', () => {
  const text = `#!/usr/bin/env node
      /* import 'a' */
      // require('b')
      import type { C } from 'c'
      import { type D, e } from "e"
      import old = require('f')
      const text = "require('g')", other = \`import('h')\`
      const i = foo.require('i')
      const made = createRequire(import.meta.url)
      await import('j')
      require( 'k' )`
  expect(new Set(importsOf(text))).toEqual(new Set(['e', 'f', 'j', 'k']))
})

it('what a script imports has the files of threads beside it', () => {
  const threads = (text: string) => scriptFactsOf({ text }).threads
  const started = `const name = 'thread.js'\nnew Worker(join(__dirname, name))`
  expect(threads(started)).toEqual(['thread.js'])
  expect(threads('fork(`${folder}/part.mjs`)')).toEqual(['part.mjs'])
  expect(threads(`const name = 'thread.js'`)).toEqual([])
})
