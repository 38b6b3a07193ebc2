import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeSides } from '../../src/workspace/work-folder.ts'
import type { Host } from '../../src/host/host.ts'
import { UsageError } from '../../src/model/usage-error.ts'
import {
  buildHead,
  buildPair,
  type BuildWish,
  builtOf,
  failureOf,
  packageRepository,
  pathRuntime,
} from '../fakes/built.ts'
import { gitRepository, type GitRepository, temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()

function build(repository: GitRepository, change: Partial<BuildWish> = {}, on: Host = host) {
  return buildHead({ repository, ...change }, on)
}

it('installs by the lockfile and runs the build script, but no install script', async () => {
  const touch = (name: string): string => `node -e "fs.writeFileSync('${name}', '')"`
  const names = ['preinstall', 'postinstall', 'prepare', 'build']
  const repository = packageRepository(Object.fromEntries(names.map((name) => [name, touch(name)])))
  const { directory, packageDirectory, recipe, addons } = builtOf(await build(repository))
  expect([packageDirectory, recipe, addons]).toEqual([directory, 'package', []])
  expect(names.filter((name) => existsSync(join(directory, name)))).toEqual(['build'])
})

it('shows how a broken build ended, with its last lines and its log', async () => {
  const repository = packageRepository({
    build: `node -e "for (let i = 0; i < 50; i += 1) console.error('line ' + i); process.exit(3)"`,
  })
  const lines: string[] = []
  const failure = failureOf(await build(repository, { onLine: (line) => lines.push(line) }))
  expect(failure).toMatchObject({ stage: 'build', side: 'head', exitCode: 3, timedOut: false })
  expect(failure.message).toBe('expected head to build, got exit code 3 of "npm run build"')
  expect(failure.lastLines).toHaveLength(20)
  expect(failure.lastLines).toContain('line 49')
  const log = readFileSync(failure.logPath ?? '', 'utf8')
  expect(log).toContain(' ci --ignore-scripts')
  expect(log).toContain('line 0\n')
  expect(lines).toContain('line 49')
})

it('names the Node.js that the package asks for, where the build had another', async () => {
  const engines = { node: '>=99' }
  const scripts = { build: 'node -e "process.exit(3)"' }
  const manifest = JSON.stringify({ name: 'sample', version: '1.0.0', engines, scripts })
  const repository = packageRepository({}, { './package.json': manifest })
  expect(failureOf(await build(repository)).message).toContain(
    `"npm run build": this package, by its "engines", needs Node.js >=99, and this is ${pathRuntime.version}: measure with --node-version ">=99"`,
  )
})

it('ends a build that never ends', async () => {
  const repository = packageRepository({ build: 'node -e "setInterval(Boolean, 1000)"' })
  const failure = failureOf(await build(repository, { timeoutSeconds: 4 }))
  expect(failure.timedOut).toBe(true)
  expect(failure.message).toContain('raise the build timeout')
})

it('says that a revision has no package.json', async () => {
  const none = await build(gitRepository({ 'a.txt': '' }))
  expect(failureOf(none).message).toMatch(
    /expected a readable package\.json .*in the top folder of head \([0-9a-f]{7}\), got none/,
  )
  const half = await build(gitRepository({ 'package.json': '{ "name": ' }))
  expect(failureOf(half).message).toContain('expected a readable package.json')
})

it('builds a package in a folder of the repository', async () => {
  const script = `node -e "fs.writeFileSync('built', '')"`
  const repository = packageRepository({ build: script }, {}, 'packages/one')
  const workDirectory = temporaryFolder()
  const built = builtOf(await build(repository, { workDirectory, directory: 'packages/one' }))
  const directory = join(workDirectory, 'head/packages/one')
  expect(built).toMatchObject({ directory, packageDirectory: directory })
  expect(existsSync(join(directory, 'built'))).toBe(true)
})

it.each(['../elsewhere', '/etc', 'a/../../b'])('refuses the folder %s', async (directory) => {
  await expect(build(packageRepository({}), { directory })).rejects.toBeInstanceOf(UsageError)
})

it("runs the user's own commands without a shell and stops at the first that fails", async () => {
  const repository = gitRepository({ 'a.txt': '' })
  const commands = [
    ['node', '-e', 'fs.writeFileSync(process.argv[1], "")', 'a b; $(c)'],
    ['node', '-e', 'process.exit(7)'],
    ['node', '-e', 'fs.writeFileSync("never", "")'],
  ]
  const workDirectory = temporaryFolder()
  expect(failureOf(await build(repository, { workDirectory, commands })).exitCode).toBe(7)
  expect(existsSync(join(workDirectory, 'head', 'a b; $(c)'))).toBe(true)
  expect(existsSync(join(workDirectory, 'head', 'never'))).toBe(false)
  const { recipe } = builtOf(await build(repository, { commands: commands.slice(0, 1) }))
  expect(recipe).toBe('command')
  await expect(build(packageRepository(), { recipe: 'command' })).rejects.toThrow(
    'expected "build" to list commands',
  )
})

it('says that the package manager of the lockfile is missing', async () => {
  const repository = gitRepository({
    'package.json': '{ "name": "sample" }',
    'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
  })
  const realPath = (path: string): Promise<string | null> =>
    /[\\/](?:pnpm|corepack)$/.test(path) ? Promise.resolve(null) : host.files.realPath(path)
  const without = { ...host, files: { ...host.files, realPath } }
  expect(failureOf(await build(repository, {}, without)).message).toBe(
    'expected "pnpm" on the PATH, because head uses its lockfile, got none: ' +
      'run "corepack enable" or "npm install --global pnpm"',
  )
})

it('replaces whatever an earlier run left in the place', async () => {
  const repository = packageRepository({})
  const workDirectory = temporaryFolder()
  await build(repository, { workDirectory })
  const again = builtOf(await build(repository, { workDirectory }))
  expect(existsSync(join(again.directory, 'package.json'))).toBe(true)
  await removeSides(repository.directory, workDirectory, host)
  expect(existsSync(again.directory)).toBe(false)
  expect(existsSync(again.logPath)).toBe(true)
  expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
})

it('buildBoth builds a revision twice, in places with equally long names, one after the other on one CPU', async () => {
  const { directory: repository } = packageRepository({
    build: `node -e "fs.writeFileSync('built', '')"`,
  })
  const order: string[] = []
  const describeMachine = async () => ({ ...(await host.machine.describe()), cpus: 1 })
  const sides = await buildPair(
    { repository, cacheDirectory: '/nowhere' },
    { ...host, machine: { ...host.machine, describe: describeMachine } },
    (event) => {
      if ('side' in event && event.kind !== 'build-line') order.push(`${event.kind} ${event.side}`)
    },
  )
  expect(order.join(', ')).toBe(
    'build-started base, build-ended base, build-started head, build-ended head',
  )
  const places = [builtOf(sides.base).directory, builtOf(sides.head).directory]
  expect(new Set(places).size).toBe(2)
  expect(new Set(places.map((place) => place.length)).size).toBe(1)
  for (const place of places) expect(existsSync(join(place, 'built'))).toBe(true)
})
