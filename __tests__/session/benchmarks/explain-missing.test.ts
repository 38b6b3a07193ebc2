import { expect, it } from 'vitest'
import { cureOf } from '../../../src/session/benchmarks/explain-missing.ts'

const facts = {
  notes: [
    'left out of "build", because the addon is compiled apart: node-gyp rebuild',
    'install scripts were not run (postinstall of its own): if something is missing, add "install-scripts: own" to deadheat.yml',
  ],
  declaredNames: new Set(['b', 'ms']),
  siblings: [{ name: '@w/a', folder: '/w/head/packages/a' }],
  buildAll: '["npm x"]',
}

it.each([
  ["Cannot find module './gen-data.json'", 'add "install-scripts: own" to deadheat.yml'],
  [
    "Cannot find module '/w/head/packages/a/dist/index.js'. Please verify",
    'a line for deadheat.yml: build: ["npm x"]',
  ],
  ["Cannot find package '/w/head/packages/b/node_modules/@w/a/index.js'", '@w/a is a package of'],
  ["Cannot find module '@w/a/part'", '@w/a is a package of the same repository and is not built'],
  ["Cannot find module 'tinybench'", '"npm install --save-dev tinybench", and commit that'],
  [
    'TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts" for',
    '"node-version" to 24',
  ],
  ["Cannot find package '@x/y' imported from /w", '"npm install --save-dev @x/y"'],
])('%s is explained', (message, cure) => {
  expect(cureOf(message, facts)).toContain(cure)
})

it('what a build leaves out may have made a file, and of others nothing is said', () => {
  const [leftOut = ''] = facts.notes
  const rest = { ...facts, notes: [leftOut] }
  expect(cureOf("Cannot find module './build'", rest)).toContain('"recipe: package"')
  expect(cureOf("Cannot find module '/w/dist/a.js'", { ...facts, notes: [] })).toContain('"build"')
  expect(cureOf("Cannot find module 'ms'", facts)).toBeNull()
  expect(cureOf('TypeError: x is not a function', facts)).toBeNull()
})
