import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toolPaths } from '../../../scripts/test-tools.ts'
import { resolveRuntime } from '../../../src/build/runtime/runtime.ts'
import { buildHead, builtHead, failureOf, testCache } from '../../fakes/built.ts'
import { gitRepository, temporaryFolder, type GitRepository } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const host = realHost()

function strictRepository(engines: string): GitRepository {
  const repository = gitRepository()
  const manifest = { name: 'strict', version: '1.0.0', dependencies: { other: 'file:other' } }
  repository.write('package.json', JSON.stringify({ ...manifest, engines: { node: engines } }))
  const other = { name: 'other', version: '1.0.0', engines: { node: engines } }
  repository.write('other/package.json', JSON.stringify(other))
  repository.write('.npmrc', 'engine-strict=true\n')
  repository.commit('strict')
  return repository
}

describe('the install of a side', () => {
  it("runs under the side's own Node.js, so that the engines of packages are held against that", async () => {
    const runtime = await resolveRuntime('26.10.0', host, testCache())
    const { directory: repository } = strictRepository('>=26')
    const { packageDirectory } = await builtHead({ runtime, repository }, host)
    expect(await host.files.exists(join(packageDirectory, 'node_modules/other'))).toBe(true)
  })

  it("runs under the job's Node.js where npm does not start under the side's", async () => {
    const runtime = await resolveRuntime('8.17.0', host, testCache())
    const { directory: repository } = strictRepository('>=4')
    const lines: string[] = []
    const onLine = (line: string): number => lines.push(line)
    await builtHead({ runtime, repository, onLine }, host)
    expect(lines).toContain(
      "installed under the job's Node.js: this package manager does not start under 8.17.0",
    )
  })
})

describe('yarn 1 in a repository of a later yarn, and pnpm', () => {
  const own = realHost({
    ...process.env,
    PATH: [toolPaths().yarnDirectory, toolPaths().pnpmDirectory, process.env['PATH'] ?? ''].join(
      delimiter,
    ),
  })

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
    const runtime = await resolveRuntime('20.20.2', own, testCache())
    const failure = failureOf(await buildHead({ runtime, repository }, own))
    expect(failure.message).toContain('got Yarn 1 for a yarn.lock of a later one: name the version')
    expect(failure.message).toMatch(/a line for deadheat\.yml: build: \["[^"]*yarn@4[^"]*"\]$/)
  })

  it.each(Object.entries(locks))(
    'runs no scripts of packages either, and lists them: %s',
    async (file, lock) => {
      const repository = gitRepository()
      const scripts = { postinstall: 'touch ran' }
      const manifest = { name: 'later', version: '1.0.0', dependencies: { other: 'file:other' } }
      repository.write('package.json', JSON.stringify({ ...manifest, scripts }))
      repository.write(
        'other/package.json',
        JSON.stringify({ ...manifest, dependencies: {}, scripts }),
      )
      if (file === 'yarn.lock') repository.write('.yarnrc.yml', 'nodeLinker: node-modules\n')
      repository.write(file, lock)
      repository.commit('later')
      const runtime = await resolveRuntime('20.20.2', own, testCache())
      const { packageDirectory, notes } = await builtHead({ runtime, repository }, own)
      expect(notes).toEqual([expect.stringContaining('postinstall of its own; those of other)')])
      const other = join(packageDirectory, 'node_modules/other')
      expect(await host.files.exists(join(other, 'package.json'))).toBe(true)
      expect(await host.files.exists(join(other, 'ran'))).toBe(false)
      expect(await host.files.exists(join(packageDirectory, 'ran'))).toBe(false)
    },
  )
})

describe('a package manager that Corepack hands out', () => {
  /** A `corepack` with its launcher, which note in their folder what they were started with; where they lie. */
  function launchers(): string {
    const folder = temporaryFolder()
    const place = join(folder, 'corepack/dist')
    mkdirSync(place, { recursive: true })
    const manifest = { version: '0.34.0', engines: { node: '>=18' } }
    writeFileSync(join(place, '../package.json'), JSON.stringify(manifest))
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
    const own = realHost({
      ...process.env,
      PATH: [folder, process.env['PATH'] ?? ''].join(delimiter),
    })
    const repository = gitRepository({
      'package.json': JSON.stringify({ name: 'a', version: '1.0.0', ...manifest }),
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
    })
    const runtime = await resolveRuntime('20.20.2', own, testCache())
    const recipe = commands.length > 0 ? ('command' as const) : null
    const wish = { runtime, repository }
    const { packageDirectory } = await builtHead({ ...wish, recipe, commands }, own)
    return JSON.parse((await host.files.read(join(packageDirectory, 'note.json'))) ?? 'null')
  }

  const pinned = { packageManager: 'pnpm@9.1.0' }

  it('may be fetched where package.json pins it, also when nobody has enabled it', async () => {
    const words = ['install', '--ignore-scripts', '--frozen-lockfile']
    expect(await started(pinned, ['corepack'])).toEqual([
      ['pnpm', ...words],
      [null, '0'],
    ])
    expect(await started(pinned, ['corepack', 'pnpm'])).toEqual([words, [null, '0']])
  })

  it('is found by its name in the scripts that it runs, also when nobody has enabled it', async () => {
    const corepack = `const { execFileSync } = require('child_process')
      const { build } = require(process.cwd() + '/package.json').scripts
      if (process.argv.includes('run')) execFileSync('sh', ['-c', build])`
    const manifest = { ...pinned, scripts: { build: 'pnpm --recursive compile' } }
    expect(await started(manifest, ['corepack'], corepack)).toMatchObject([
      ['--recursive', 'compile'],
      [null, '0'],
    ])
  })

  it('is found by its name in commands of the settings', async () => {
    const commands = [['pnpm', 'install', '--offline']]
    expect(await started(pinned, ['corepack'], undefined, commands)).toEqual([
      ['install', '--offline'],
      [null, '0'],
    ])
  })

  it("is Corepack's own version where nothing pins it, never the latest", async () => {
    const words = ['install', '--ignore-scripts', '--frozen-lockfile']
    expect(await started({}, ['corepack', 'pnpm'])).toEqual([words, ['0', '0']])
    expect(await started({}, ['corepack'])).toEqual([
      ['pnpm', ...words],
      ['0', '0'],
    ])
  })
})
