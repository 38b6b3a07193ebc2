import { expect, it } from 'vitest'
import { misloadOf } from '../../../src/build/addon/assert-loaded.ts'

const folder = '/w/base'
const missing = "Cannot find module './lib/x.node'"
const compiled = [`${folder}/build/Release/x.node`]

it.each([
  [['/w/base/build/Release/x.node', '/w/base/bin/x.node'], null, null],
  [[], null, null],
  [[], "Cannot find module './dist'", null],
  [['/w/base/node_modules/y/y.node'], null, null],
  [['/w/base/bin/y.node'], null, { kind: 'file', file: '/w/base/bin/y.node' }],
  [['/w/base/node_modules/x.node'], null, { kind: 'file', file: '/w/base/node_modules/x.node' }],
  [[], `${missing}\nRequire stack`, { kind: 'error', error: missing }],
] as const)('of %j, with the error %j, tells %j', (files, error, reason) => {
  expect(misloadOf({ files: [...files], error }, compiled, folder)).toEqual(reason)
})
