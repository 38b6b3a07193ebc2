import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lendPackages } from '../../../src/build/install/lend-packages.ts'
import { folderWith, plantFiles } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

function planted(): string {
  const own = (name: string, dependencies = {}, optionalDependencies = {}): string =>
    JSON.stringify({ name, dependencies, optionalDependencies })
  const top = folderWith({
    'base/bench/a.mjs': '',
    'head/bench/a.mjs': '',
    'base/node_modules/both/package.json': own('both'),
    'head/node_modules/both/package.json': own('both'),
    'head/node_modules/@s/tool/package.json': own('@s/tool', { part: '1', inner: '1' }),
    'head/node_modules/@s/tool/node_modules/inner/package.json': own('inner'),
    'head/node_modules/part/package.json': own('part', {}, { 'for-linux': '1', 'for-others': '1' }),
    'head/node_modules/for-linux/package.json': own('for-linux'),
    'head/node_modules/unused/package.json': own('unused'),
    'head/packages/own/package.json': own('own'),
    'outside/package.json': own('outside'),
  })
  symlinkSync('../packages/own', join(top, 'head/node_modules/own'))
  symlinkSync(join(top, 'outside'), join(top, 'head/node_modules/outside'))
  return top
}

/** What base is given where the benchmarks are this text. */
function lent(top: string, text: string): Promise<readonly string[]> {
  const [base, head] = [join(top, 'base'), join(top, 'head')]
  const builds = { base: { directory: base }, head: { directory: head } }
  const directories = { base: join(base, 'bench'), head: join(head, 'bench') }
  return lendPackages({ builds, directories, files: [{ path: 'a.mjs', text }] }, realHost())
}

it('gives base what benchmarks import and only head has installed, and what that depends on', async () => {
  const top = planted()
  const text = `import tool from '@s/tool/fast.js'\nimport 'both'\nrequire('fs')\nimport 'nowhere'\nimport './part'`
  expect(await lent(top, text)).toEqual(['@s/tool'])
  const given = join(top, 'base/bench/node_modules')
  for (const name of ['@s/tool/node_modules/inner', 'part', 'for-linux'])
    expect(existsSync(join(given, name, 'package.json'))).toBe(true)
  for (const name of ['both', 'inner', 'unused']) expect(existsSync(join(given, name))).toBe(false)
  expect(await lent(top, text)).toEqual([])
})

it('lays a link to them in head, where base has them', async () => {
  const top = planted()
  await lent(top, `import '@s/tool'`)
  const there = join(top, 'head/bench/node_modules')
  const laid = realpathSync(join(there, '@s/tool'))
  expect(laid).toBe(realpathSync(join(top, 'head/node_modules/@s/tool')))
  expect(readdirSync(there)).toEqual(['@s'])
})

it('gives base nothing that is measured, nor what lies outside of the tree', async () => {
  const top = planted()
  expect(await lent(top, `import 'own'\nimport 'outside'`)).toEqual([])
  expect(existsSync(join(top, 'base/bench/node_modules'))).toBe(false)
})

it('gives nothing under the name of a dependency that leads to another folder of base', async () => {
  const top = planted()
  const name = '../../lib/node_modules/both'
  mkdirSync(join(top, 'head/lib/node_modules/both'), { recursive: true })
  const manifest = JSON.stringify({ dependencies: { [name]: '1' } })
  plantFiles(top, { 'head/bench/node_modules/tool/package.json': manifest })
  expect(await lent(top, `import 'tool'`)).toEqual(['tool'])
  expect(existsSync(join(top, 'base/lib'))).toBe(false)
})

it('leaves a dependency alone that came with the benchmarks, with the links in it', async () => {
  const top = plantFiles(planted(), { 'head/node_modules/part/lib/evil.js': '' })
  mkdirSync(join(top, 'base/bench/node_modules/part'), { recursive: true })
  mkdirSync(join(top, 'base/lib'))
  symlinkSync('../../../lib', join(top, 'base/bench/node_modules/part/lib'))
  expect(await lent(top, `import '@s/tool'`)).toEqual(['@s/tool'])
  expect(readdirSync(join(top, 'base/lib'))).toEqual([])
})

it('finds them in the folder of a package manager that links them', async () => {
  const top = planted()
  plantFiles(join(top, 'head/node_modules/.pnpm/linked@1/node_modules'), {
    'linked/package.json': '{"dependencies":{"beside":"1"}}',
    'beside/package.json': '{}',
  })
  symlinkSync('.pnpm/linked@1/node_modules/linked', join(top, 'head/node_modules/linked'))
  expect(await lent(top, `import 'linked'`)).toEqual(['linked'])
  expect(existsSync(join(top, 'base/bench/node_modules/beside/package.json'))).toBe(true)
})

it.each([
  ['outside of every tree', 'node_modules', '../../elsewhere'],
  ['in its own code', 'node_modules', '../lib'],
  ['by its scope', 'node_modules/@s', '../../../elsewhere'],
])('gives base nothing through a link of head that leads it %s', async (_, place, target) => {
  const top = planted()
  for (const folder of ['elsewhere', 'base/lib', 'base/bench/node_modules']) {
    mkdirSync(join(top, folder), { recursive: true })
  }
  const link = join(top, 'base/bench', place)
  rmSync(link, { recursive: true, force: true })
  // As the copy of head's folder has it.
  symlinkSync(target, link)
  await expect(lent(top, `import '@s/tool'`)).rejects.toThrow(
    'expected a folder for packages among the benchmarks, got a link at',
  )
  expect(readdirSync(join(top, 'elsewhere'))).toEqual([])
  expect(readdirSync(join(top, 'base/lib'))).toEqual([])
})
