import { expect, it } from 'vitest'
import { unfitNode } from '../../src/toolchain/unfit-node.ts'

const on20 = { version: '20.20.2', engines: undefined }

/** As Node.js 20 prints it. */
const usingText = `file:///w/base/benchmark.js:51
\t\tusing temporary = temporaryDirectory('bench');
\t\t      ^^^^^^^^^

SyntaxError: Unexpected identifier 'temporary'
    at compileSourceTextModule (node:internal/modules/esm/utils:346:16)`

it.each([
  [
    'warn: This version of pnpm requires at least Node.js v22.13\nError [ERR_UNKNOWN_BUILTIN_MODULE]: No such built-in module: node:sqlite',
    'pnpm needs Node.js >=22.13, and this is 20.20.2: measure with --node-version 24 (in the action, node-version: 24)',
  ],
  ['No such built-in module: node:sqlite', 'node:sqlite needs Node.js ^22.13.0 || >=23.4.0'],
  [usingText, 'the word "using" needs Node.js >=24, and this is 20.20.2'],
  [usingText.replace('\n\n', '\n'), 'the word "using" needs Node.js >=24'],
  [
    'TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts" for /w/a.ts',
    'TypeScript needs Node.js ^22.18.0 || >=23.6.0',
  ],
])('names the version and what to type for %j', (output, hint) => {
  expect(unfitNode(output, on20)).toContain(hint)
})

it('says nothing where this Node.js has it, or nothing is known of it', () => {
  for (const [output, version] of [
    [usingText, '24.9.0'],
    ['No such built-in module: node:sqlite', '22.13.0'],
    ['No such built-in module: node:nothing', '20.20.2'],
    ["SyntaxError: Unexpected token 'export'", '20.20.2'],
    ['using Widget = Base;\n^~~~~\nerror: expected', '20.20.2'],
  ] as const)
    expect(unfitNode(output, { ...on20, version })).toBeNull()
})

it.each([
  ['>=22.3', '--node-version 24'],
  ['^22.3.0', '--node-version 22'],
  ['<= 18\n|| 30', '--node-version "<= 18 || 30" (in the action, node-version: "<= 18 || 30")'],
])('knows the engines %j of the package', (engines, option) => {
  const hint = unfitNode('Error: x', { ...on20, engines })
  expect(hint).toContain('this package, by its "engines", needs Node.js ')
  expect(hint).toContain(option)
})

it.each(['>=18', 'whatever', '*', ''])('has nothing to say about the engines %j', (engines) => {
  expect(unfitNode('Error: x', { ...on20, engines })).toBeNull()
})
