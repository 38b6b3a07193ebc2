import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Runtime } from '../../../src/model/build/runtime.ts'
import { buildHead, builtHead, failureOf, nodeRelease } from '../../fakes/built.ts'
import {
  folderWith,
  gitRepository,
  plantFiles,
  temporaryFolder,
  type GitRepository,
  type Tree,
} from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'
import { inWhole, ofWhole } from '../../whole.ts'

const greeter = new URL('../../fixtures/packages/greeter', import.meta.url).pathname
const host = realHost()
const [modern, old] = [await nodeRelease(), await nodeRelease('8.17.0')]

/** A repository with the tiny addon, and a binary that must never be loaded. */
function addonRepository(files: Tree = {}): GitRepository {
  const repository = gitRepository()
  cpSync(greeter, repository.directory, { recursive: true })
  plantFiles(repository.directory, { 'prebuilds/greeter.node': 'not a binary', ...files })
  repository.commit('addon')
  return repository
}

const manifestWith = (scripts: Readonly<Record<string, string>>): string =>
  JSON.stringify({ name: 'greeter', main: 'index.js', gypfile: true, scripts })

function greeting(packageDirectory: string, runtime: Runtime): string {
  const script = 'process.stdout.write(require(process.argv[1]).greet())'
  return execFileSync(runtime.path, ['-e', script, packageDirectory], { encoding: 'utf8' })
}

it('compiles from source for the Node.js of the side and runs no install script', async () => {
  const repository = addonRepository().directory
  for (const runtime of [old, ...inWhole(modern)]) {
    const { recipe, packageDirectory, addons } = await builtHead({ runtime, repository }, host)
    const [node, hello] = [`v${runtime.version}`, `hello v${runtime.version}`]
    expect(recipe).toBe('addon')
    expect(greeting(packageDirectory, runtime)).toBe(hello)
    expect(addons).toMatchObject([{ path: 'build/Release/greeter.node', builtHere: true }])
    for (const name of ['prebuilds', 'install-ran', 'postinstall-ran'])
      expect(existsSync(join(packageDirectory, name))).toBe(false)
    const composed = await host.files.read(join(packageDirectory, 'greeting.json'))
    expect(composed).toBe(JSON.stringify({ greeting: hello, node }))
  }
})

it('runs what the build script does besides compiling, and says what it leaves out', async () => {
  const manifest = manifestWith({
    prebuild: "node -e \"fs.writeFileSync('first', '')\" && exit-unless-left-out || exit 0",
    build: 'npm run native && node compose.js && npx node-gyp build --debug',
    native: 'cd . && node-gyp rebuild',
  })
  const wish = { runtime: modern, repository: addonRepository({ 'package.json': manifest }) }
  const { packageDirectory, addons, notes } = await builtHead(wish, host)
  expect(greeting(packageDirectory, modern)).toBe(`hello v${modern.version}`)
  expect(existsSync(join(packageDirectory, 'greeting.json'))).toBe(true)
  expect(existsSync(join(packageDirectory, 'first'))).toBe(true)
  expect(addons.map(({ path }) => path)).toEqual(['build/Release/greeter.node'])
  expect(notes).toContain(
    'left out of "build", because the addon is compiled apart: npx node-gyp build --debug, node-gyp rebuild',
  )
  expect(await host.files.read(join(packageDirectory, 'package.json'))).toBe(manifest)
})

it('lets a script compile from which that cannot be taken', ofWhole, async () => {
  const manifest = manifestWith({ build: '(node-gyp rebuild || exit 1) && node compose.js' })
  const wish = { runtime: modern, repository: addonRepository({ 'package.json': manifest }) }
  const { packageDirectory, addons, logPath } = await builtHead(wish, host)
  expect(greeting(packageDirectory, modern)).toBe(`hello v${modern.version}`)
  expect(addons).toMatchObject([{ builtHere: true }])
  const log = (await host.files.read(logPath)) ?? ''
  expect(log.match(/SOLINK_MODULE/g)).toHaveLength(1)
})

it('is built to where node-pre-gyp looks for it, or says where files lie', ofWhole, async () => {
  const module = 'lib/{node_abi}-{platform}-{libc}-{libc_version}'
  const manifest = {
    name: 'greeter',
    version: '1.0.0',
    main: 'index.js',
    dependencies: { '@discordjs/node-pre-gyp': '0.4.5' },
    binary: { module_name: 'greeter', module_path: module, host: 'https://example.invalid' },
  }
  const gyp = `{ 'targets': [
      { 'target_name': '<(module_name)', 'sources': ['greeter.c'], 'defines': ['GREETING="hello"'] },
      { 'target_name': 'copy', 'type': 'none', 'dependencies': ['<(module_name)'],
        'copies': [{ 'files': ['<(PRODUCT_DIR)/<(module_name).node'], 'destination': '<(module_path)' }] }
    ] }`
  const index = "require('@discordjs/node-pre-gyp').find(require.resolve('./package.json'))"
  const repository = addonRepository({
    'package.json': JSON.stringify(manifest),
    'binding.gyp': gyp,
    'index.js': `module.exports = require(${index})\n`,
  })
  rmSync(join(repository.directory, 'package-lock.json'))
  repository.commit('node-pre-gyp')
  const wish = { runtime: modern, repository }
  const { packageDirectory, addons } = await builtHead(wish, host)
  expect(greeting(packageDirectory, modern)).toBe(`hello v${modern.version}`)
  const [, copy = ''] = addons.map(({ path }) => path).toSorted()
  expect(copy).toMatch(/^lib\/node-v115-linux-\w+-[\d.]+\/greeter\.node$/)
  // The compiled file of before, as somebody may have committed it.
  mkdirSync(join(repository.directory, 'shipped'))
  cpSync(join(packageDirectory, copy), join(repository.directory, 'shipped/ready.node'))
  const shipped = "module.exports = require('./shipped/ready.node')\n"
  repository.commit('another file', { 'index.js': shipped })
  const { message } = failureOf(await buildHead(wish, host))
  expect(message).toMatch(
    /^expected head to load what was compiled at .*lib\/.*\/greeter\.node, got shipped\/ready\.node: /,
  )
})

it('fetches the headers of an executable that has none beside it', ofWhole, async () => {
  const HOME = folderWith({ '.npmrc': 'nodedir=/no/such/headers\n' })
  const misled = realHost({ ...process.env, HOME, npm_config_nodedir: '/no/such/headers' })
  const wish = { runtime: { ...modern, headersDirectory: null }, repository: addonRepository() }
  const { packageDirectory } = await builtHead(wish, misled)
  expect(greeting(packageDirectory, modern)).toBe(`hello v${modern.version}`)
})

/** The tiny addon as a tarball inside a repository, as a dependency of the package at its top. */
function dependentRepository(kind: 'dependencies' | 'optionalDependencies', source: string) {
  const folder = temporaryFolder()
  cpSync(greeter, folder, { recursive: true })
  writeFileSync(join(folder, 'greeter.c'), source)
  const repository = gitRepository()
  mkdirSync(join(repository.directory, 'vendor'))
  const target = join(repository.directory, 'vendor')
  execFileSync('npm', ['pack', '--silent', '--pack-destination', target], { cwd: folder })
  const greeterOf = { [kind]: { greeter: 'file:vendor/greeter-1.0.0.tgz' } }
  const manifest = JSON.stringify({ name: 'dependent', version: '1.0.0', ...greeterOf })
  repository.commit('dependent', { 'package.json': manifest })
  return repository.directory
}

it('native dependencies are compiled, because their install scripts are not run', async () => {
  const source = (await host.files.read(join(greeter, 'greeter.c'))) ?? ''
  const repository = dependentRepository('dependencies', source)
  const { recipe, packageDirectory, addons } = await builtHead({ runtime: old, repository }, host)
  expect(recipe).toBe('package')
  const installed = 'node_modules/greeter'
  expect(greeting(join(packageDirectory, installed), old)).toBe(`hello v${old.version}`)
  const path = `${installed}/build/Release/greeter.node`
  expect(addons).toMatchObject([{ path, builtHere: true }])
})

it(
  'native dependencies are not compiled where an optional package of theirs brings the addon',
  ofWhole,
  async () => {
    const compiled = { runtime: modern, repository: addonRepository().directory }
    const { packageDirectory: ofGreeter } = await builtHead(compiled, host)
    const repository = gitRepository()
    const vendor = join(repository.directory, 'vendor')
    const pack = (name: string, files: Readonly<Record<string, string>>, rest: object): void => {
      const manifest = JSON.stringify({ name, version: '1.0.0', main: 'main.js', ...rest })
      const folder = folderWith({ ...files, 'package.json': manifest })
      if (name === 'here')
        cpSync(join(ofGreeter, 'build/Release/greeter.node'), join(folder, 'greeter.node'))
      mkdirSync(vendor, { recursive: true })
      execFileSync('npm', ['pack', '--silent', '--pack-destination', vendor], { cwd: folder })
    }
    pack('here', { 'main.js': "module.exports = require('./greeter.node')" }, {})
    const broken = { 'binding.gyp': '{', 'main.js': "module.exports = require('here')" }
    pack('brings', broken, { optionalDependencies: { here: '1.0.0' } })
    const names = ['brings', 'here'].map((name) => [name, `file:vendor/${name}-1.0.0.tgz`])
    const manifest = { name: 'd', version: '1.0.0', dependencies: Object.fromEntries(names) }
    repository.commit('dependent', { 'package.json': JSON.stringify(manifest) })
    const lines: string[] = []
    const onLine = (line: string): number => lines.push(line)
    const { packageDirectory } = await builtHead({ runtime: modern, repository, onLine }, host)
    expect(lines).toContain(
      'node_modules/brings is not compiled, it loads node_modules/here/greeter.node',
    )
    expect(greeting(join(packageDirectory, 'node_modules/brings'), modern)).toBe(
      `hello v${modern.version}`,
    )
  },
)

it(
  'native dependencies may fail only where the package says that they are optional',
  ofWhole,
  async () => {
    const broken = 'int broken(\n'
    const optional = dependentRepository('optionalDependencies', broken)
    const lines: string[] = []
    const onLine = (line: string): number => lines.push(line)
    const wish = { runtime: modern, repository: optional, onLine }
    expect((await builtHead(wish, host)).addons).toEqual([])
    expect(lines).toContain('optional node_modules/greeter does not build and is left out')
    const needed = dependentRepository('dependencies', broken)
    const failure = failureOf(await buildHead({ ...wish, repository: needed }, host))
    expect(failure.message).toContain('node-gyp build in node_modules/greeter')
  },
)
