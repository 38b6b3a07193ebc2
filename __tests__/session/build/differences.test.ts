import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { installedPackages } from '../../../src/build/install/installed-packages.ts'
import { declaredDependencies, dependencyFacts } from '../../../src/session/build/differences.ts'
import { gitRepository, folderWith } from '../../fakes/git-repository.ts'
import { revisionOf } from '../../fakes/plans.ts'
import { realHost } from '../../fakes/real-host.ts'
import { buildOf, publishedOf } from '../../fakes/results.ts'

const host = realHost()

const version = (text: string): string => JSON.stringify({ version: text })

it.each([
  [
    'npm’s own list',
    {
      'node_modules/.package-lock.json': JSON.stringify({
        packages: {
          'node_modules/a': { version: '1.0.0' },
          'node_modules/@s/b': {},
          'packages/own': { version: '1.0.0' },
        },
      }),
    },
    { 'node_modules/a': '1.0.0', 'node_modules/@s/b': '' },
  ],
  [
    'the folders of pnpm',
    { 'node_modules/.pnpm/@s+b@2.0.0/x': '', 'node_modules/.pnpm/node_modules/x': '' },
    { 'node_modules/.pnpm/@s+b@2.0.0': '2.0.0' },
  ],
  [
    'whatever is there',
    {
      'node_modules/a/package.json': version('1.0.0'),
      'node_modules/a/node_modules/@s/b/package.json': version('2.0.0'),
      'node_modules/toString/package.json': 'broken',
    },
    { 'node_modules/a': '1.0.0', 'node_modules/a/node_modules/@s/b': '2.0.0' },
  ],
  ['nothing', {}, {}],
])('installedPackages are read from %s', async (_, content, packages) => {
  expect(await installedPackages(folderWith(content), host.files)).toEqual(packages)
})

it('a package of the repository, which is linked, is no installed one', async () => {
  const folder = folderWith({
    'node_modules/.store/a/node_modules/a/package.json': version('1.0.0'),
    'packages/own/package.json': version('2.0.0'),
    'node_modules/@s/b/package.json': version('1.0.0'),
  })
  const link = (target: string, place: string): void =>
    symlinkSync(join(folder, target), join(folder, place))
  link('packages/own', 'node_modules/own')
  link('packages/own', 'node_modules/@s/own')
  link('node_modules/.store/a/node_modules/a', 'node_modules/a')
  expect(await installedPackages(folder, host.files)).toEqual({
    'node_modules/a': '1.0.0',
    'node_modules/@s/b': '1.0.0',
  })
})

it('dependencyFacts leave the measured package out, and take what lies in a workspace', async () => {
  const root = folderWith({
    'node_modules/measured/package.json': version('1.0.0'),
    'node_modules/measured/node_modules/a/package.json': version('1.1.0'),
  })
  const revision = publishedOf('head', 'measured', '1.0.0')
  const packageDirectory = join(root, 'node_modules/measured')
  const build = { ...buildOf('head'), packageDirectory }
  expect(await dependencyFacts({ revision, build, root }, host.files)).toEqual({
    'node_modules/measured/node_modules/a': '1.1.0',
  })
})

it('declaredDependencies are those of the commit, whatever an install has written since', async () => {
  const repository = gitRepository()
  repository.write('package.json', '{"version":"1.0.0","dependencies":{"a":"1"}}')
  const first = repository.commit('one')
  repository.write('package.json', '{"version":"1.0.1","dependencies":{"a":"1"}}')
  const second = repository.commit('two')
  repository.write('package-lock.json', '{"lockfileVersion":3}')
  const locked = repository.commit('three')
  const root = repository.directory
  const of = (sha: string): Promise<string> =>
    declaredDependencies(
      {
        revision: { ...revisionOf('head'), sha },
        build: { ...buildOf('head'), packageDirectory: root },
        root,
        repository: root,
      },
      host,
    )
  expect(await of(first)).toBe(await of(second))
  expect(await of(locked)).not.toBe(await of(second))
})
