import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toolPaths } from '../../../scripts/test-tools.ts'
import { buildHead, builtHead, failureOf, nodeRelease } from '../../fakes/built.ts'
import { folderWith, gitRepository, temporaryFolder } from '../../fakes/git-repository.ts'
import { hostWithPath, realHost } from '../../fakes/real-host.ts'

const host = realHost()

function strictRepository(engines: string): string {
  const manifest = (name: string, dependencies = {}) =>
    JSON.stringify({ name, version: '1.0.0', dependencies, engines: { node: engines } })
  return gitRepository({
    'package.json': manifest('strict', { other: 'file:other' }),
    'other/package.json': manifest('other'),
    '.npmrc': 'engine-strict=true\n',
  }).directory
}

it("an install runs under the side's own Node.js, so that the engines of packages are held against that", async () => {
  const wish = { runtime: await nodeRelease('26.10.0'), repository: strictRepository('>=26') }
  const { packageDirectory } = await builtHead(wish, host)
  expect(await host.files.exists(join(packageDirectory, 'node_modules/other'))).toBe(true)
})

it("an install runs under the job's Node.js where npm does not start under the side's", async () => {
  const wish = { runtime: await nodeRelease('8.17.0'), repository: strictRepository('>=4') }
  const lines: string[] = []
  await builtHead({ ...wish, onLine: (line) => lines.push(line) }, host)
  expect(lines).toContain(
    "installed under the job's Node.js: this package manager does not start under 8.17.0",
  )
})

describe('yarn 1 in a repository of a later yarn, and pnpm', () => {
  const own = hostWithPath([toolPaths().yarnDirectory, toolPaths().pnpmDirectory])

  const locks = {
    'yarn.lock': '# yarn lockfile v1\n',
    'pnpm-lock.yaml': `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      other: {specifier: 'file:other', version: file:other}
packages:
  other@file:other: {resolution: {directory: other, type: directory}}
snapshots:
  other@file:other: {}
`,
  }

  it('does not pass over the lockfile of the later one', async () => {
    const repository = gitRepository({
      'package.json': JSON.stringify({ name: 'later', version: '1.0.0' }),
      '.yarnrc.yml': 'nodeLinker: node-modules\n',
      'yarn.lock': '__metadata:\n  version: 8\n',
    })
    const { message } = failureOf(
      await buildHead({ runtime: await nodeRelease(), repository }, own),
    )
    expect(message).toContain('got Yarn 1 for a yarn.lock of a later one: name the version')
    expect(message).toMatch(/a line for deadheat\.yml: build: \["[^"]*yarn@4[^"]*"\]$/)
  })

  it.each(Object.entries(locks))('runs no scripts of packages either: %s', async (file, lock) => {
    const scripts = { postinstall: 'touch ran' }
    const manifest = (dependencies: object) =>
      JSON.stringify({ name: 'later', version: '1.0.0', dependencies, scripts })
    const repository = gitRepository({
      'package.json': manifest({ other: 'file:other' }),
      'other/package.json': manifest({}),
      [file]: lock,
    })
    if (file === 'yarn.lock') repository.write('.yarnrc.yml', 'nodeLinker: node-modules\n')
    repository.commit('later')
    const runtime = await nodeRelease()
    const { packageDirectory, notes } = await builtHead({ runtime, repository }, own)
    expect(notes).toEqual([expect.stringContaining('postinstall of its own; those of other)')])
    const other = join(packageDirectory, 'node_modules/other')
    expect(existsSync(join(other, 'package.json'))).toBe(true)
    expect([other, packageDirectory].filter((each) => existsSync(join(each, 'ran')))).toEqual([])
  })
})

describe('a package manager that Corepack hands out', () => {
  /** A `corepack` with its launcher, which note in their folder what they were started with; where they lie. */
  function launchers(): string {
    const manifest = { version: '0.34.0', engines: { node: '>=18' } }
    const place = join(
      folderWith({ 'corepack/package.json': JSON.stringify(manifest) }),
      'corepack/dist',
    )
    mkdirSync(place)
    const names = ['COREPACK_ENABLE_STRICT', 'COREPACK_DEFAULT_TO_LATEST']
    const told = `[process.argv.slice(2), ${JSON.stringify(names)}.map((name) => process.env[name])]`
    for (const program of ['corepack', 'pnpm']) {
      const script = join(place, `${program}.js`)
      const body = `require('fs').writeFileSync('note.json', JSON.stringify(${told}))\n`
      writeFileSync(script, `#!/usr/bin/env node\n${body}`, { mode: 0o755 })
    }
    return place
  }

  /** What a launcher was started with in the install of a package, or in its build. */
  async function started(
    manifest: Readonly<Record<string, unknown>>,
    programs: readonly string[],
    corepack?: string,
    commands: readonly (readonly string[])[] = [],
  ): Promise<unknown> {
    const path = launchers()
    if (corepack !== undefined) writeFileSync(join(path, 'corepack.js'), corepack)
    const folder = temporaryFolder()
    for (const program of programs) {
      await host.files.link(join(path, `${program}.js`), join(folder, program))
    }
    const own = hostWithPath([folder])
    const repository = gitRepository({
      'package.json': JSON.stringify({ name: 'a', version: '1.0.0', ...manifest }),
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
    })
    const recipe = commands.length > 0 ? ('command' as const) : null
    const wish = { runtime: await nodeRelease(), repository, recipe, commands }
    const { packageDirectory } = await builtHead(wish, own)
    return JSON.parse(readFileSync(join(packageDirectory, 'note.json'), 'utf8'))
  }

  const pinned = { packageManager: 'pnpm@9.1.0' }
  const words = ['install', '--ignore-scripts', '--frozen-lockfile']

  it.each([
    ['may be fetched where package.json pins it', pinned, null],
    ["is Corepack's own version where nothing pins it, never the latest", {}, '0'],
  ])('%s, also when nobody has enabled it', async (_, manifest, strict) => {
    const variables = [strict, '0']
    expect(await started(manifest, ['corepack'])).toEqual([['pnpm', ...words], variables])
    expect(await started(manifest, ['corepack', 'pnpm'])).toEqual([words, variables])
  })

  it('is found by its name in the scripts that it runs, and in commands of the settings, also when nobody has enabled it', async () => {
    const corepack = `const { execFileSync } = require('child_process')
      const { build } = require(process.cwd() + '/package.json').scripts
      if (process.argv.includes('run')) execFileSync('sh', ['-c', build])`
    const manifest = { ...pinned, scripts: { build: 'pnpm --recursive compile' } }
    expect(await started(manifest, ['corepack'], corepack)).toMatchObject([
      ['--recursive', 'compile'],
      [null, '0'],
    ])
    const commands = [['pnpm', 'install', '--offline']]
    expect(await started(pinned, ['corepack'], undefined, commands)).toEqual([
      ['install', '--offline'],
      [null, '0'],
    ])
  })
})
