import { expect, it } from 'vitest'
import { installsNothing } from '../../../src/build/install/install-dependencies.ts'
import { manifestSchema } from '../../../src/model/build/manifest.ts'

const asks = { some: '1' }

it.each([
  ['a package without dependencies', {}, [], true],
  ['one that names itself', { name: 'x', version: '1.0.0', engines: { node: '>=1' } }, [], true],
  ['dependencies', { dependencies: asks }, [], false],
  ['those of its developers', { devDependencies: asks }, [], false],
  ['optional ones', { optionalDependencies: asks }, [], false],
  ['those of its users, which npm installs as well', { peerDependencies: asks }, [], false],
  ['a workspace', { workspaces: ['a'] }, [], false],
  ['a system that npm refuses', { os: ['plan9'] }, [], false],
  ['a processor that npm refuses', { cpu: ['z80'] }, [], false],
  ['a C library that npm refuses', { libc: ['dietlibc'] }, [], false],
  ['an engine that npm refuses', { devEngines: { runtime: { name: 'bun' } } }, [], false],
  ['another package manager', { packageManager: 'pnpm@9.1.0' }, [], false],
  ['a lockfile', {}, ['package-lock.json'], false],
  ['settings of npm, which may be strict', {}, ['.npmrc'], false],
])('knows of %s whether anything would be installed or refused', (_, fields, names, isNothing) => {
  const manifest = manifestSchema.parse(fields)
  const folder = { folder: '/x', names: ['package.json', ...names] }
  expect(installsNothing({ ...folder, manifest })).toBe(isNothing)
  // That one is left to npm, which says what is wrong.
  expect(installsNothing({ ...folder, manifest: null })).toBe(false)
})
