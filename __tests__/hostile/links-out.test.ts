import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { removeBinaries } from '../../src/build/addon/compile-addon.ts'
import { installBenchmarks } from '../../src/build/install/install-benchmarks.ts'
import { sandboxPlan } from '../../src/sandbox/sandbox-plan.ts'
import { sandboxList } from '../../src/sandbox/sandbox-list.ts'
import type { ProcessSpec } from '../../src/host/process/processes.ts'
import { workspaceBomb } from '../../src/build/prepare-tree.ts'
import { sealSide } from '../../src/build/sealed.ts'
import { readFolder } from '../../src/host/files/trees.ts'
import { buildHead, builtHead, failureOf } from '../fakes/built.ts'
import {
  folderWith,
  gitRepository,
  plantFiles,
  temporaryFolder,
  type GitRepository,
} from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { specOf } from '../fakes/process-specs.ts'

const host = realHost()

/** A tree, and beside it a folder of the machine that is none of its business. */
function places() {
  const top = folderWith({ 'outside/secret': 's3cr3t', 'outside/build/kept': 'good' })
  const tree = join(top, 'head')
  mkdirSync(tree)
  return { top, tree, outside: join(top, 'outside') }
}

function spec(script: string, changes: Partial<ProcessSpec> & { cwd: string }): ProcessSpec {
  return specOf(['sh', '-c', script], { isolated: true, ...changes })
}

function packageWith(fields: Readonly<Record<string, unknown>>): GitRepository {
  const manifest = { name: 'sample', version: '1.0.0', ...fields }
  const lock = { ...manifest, lockfileVersion: 3, packages: { '': manifest } }
  return gitRepository({
    'package.json': JSON.stringify(manifest),
    'package-lock.json': JSON.stringify(lock),
  })
}

it('a link in a tree does not bring what it leads to into the next sandbox', async () => {
  const { tree, outside } = places()
  const lay = spec(`ln -s '${outside}' .git`, { cwd: tree, writable: [tree] })
  expect((await host.processes.run(lay)).exitCode).toBe(0)
  const shown = { cwd: tree, readOnly: [join(tree, '.git')], writable: [tree] }
  const look = spec(`cat '${outside}/secret' .git/secret; ls '${outside}'`, shown)
  const { stdout, stderr } = await host.processes.run(look)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/No such file|cannot access/)
})

it('a link that is laid while a sandbox is made is followed when the machine is out of sight', () => {
  const { tree } = places()
  writeFileSync(join(tree, '.git'), '')
  const boundary = { visible: [join(tree, '.git')], writable: [tree], network: 'host' } as const
  const plan = sandboxPlan(boundary, { mounts: [], secludedPaths: [], hiddenPaths: [] })
  const words = sandboxList(plan).split('\0')
  expect(words.indexOf(`${tree}/.git`)).toBeGreaterThan(words.indexOf('apart'))
})

it('a link makes no folder of the machine one that a later sandbox may write to', async () => {
  const { top, tree, outside } = places()
  const home = join(top, 'home')
  const lay = spec(`ln -s '${outside}' packages`, { cwd: home, writable: [home] })
  mkdirSync(home)
  expect((await host.processes.run(lay)).exitCode).toBe(0)
  const writable = [tree, home, join(home, 'packages')]
  const script = `echo evil > '${outside}/secret'; echo evil > '${home}/packages/secret'`
  const write = spec(script, { cwd: tree, writable })
  await expect(host.processes.run(write)).rejects.toThrow('got a link at')
  expect(readFileSync(join(outside, 'secret'), 'utf8')).toBe('s3cr3t')
})

it('a link has nothing removed where it leads to, and names nothing where it leads to itself, or has no end', async () => {
  const { tree, outside } = places()
  mkdirSync(join(tree, 'node_modules'))
  symlinkSync(outside, join(tree, 'node_modules/evil'))
  await removeBinaries(join(tree, 'node_modules/evil'), { directory: tree, host })
  expect(readdirSync(join(outside, 'build'))).toEqual(['kept'])
  const top = temporaryFolder()
  symlinkSync('loop', join(top, 'loop'))
  for (const path of ['loop', 'd/'.repeat(3000)])
    expect(await host.files.realPath(join(top, path))).toBeNull()
})

it.each([
  ['a pipe that nobody fills', (path: string) => execFileSync('mkfifo', [path])],
  ['an endless device', (path: string) => symlinkSync('/dev/zero', path)],
])('%s in the place of a file is no file', async (_, lay) => {
  const path = join(temporaryFolder(), 'package.json')
  lay(path)
  expect(await host.files.read(path)).toBeNull()
})

const deep = `
import os
os.chdir(os.sys.argv[1])
for at in range(40):
    os.mkdir('d' * 200)
    os.chdir('d' * 200)
`

/** Runs a line of shell in a folder as somebody for whom something can be shut, as nothing is for root, and a module. */
function asUser(top: string, script: string, module: string): string {
  chmodSync(top, 0o777)
  const user = process.getuid?.() === 0 ? { uid: 12_345, gid: 12_345 } : {}
  const options = { ...user, cwd: top, env: { PATH: process.env['PATH'], DEEP: deep } }
  execFileSync('sh', ['-c', script], options)
  const source = new URL('../../src/host/files/files.ts', import.meta.url).href
  const text = `import('${source}').then(({ createFiles }) => createFiles().${module})`
  return execFileSync(process.execPath, ['-e', text], options).toString()
}

it.each([
  ['folders below each other without end', `mkdir tree; python3 -c "$DEEP" tree`],
  ['a folder that nobody may enter', 'mkdir -p tree/shut/in; chmod 000 tree/shut'],
])('what a build has left is removed when it is %s', (_, make) => {
  const top = temporaryFolder()
  asUser(top, make, `remove('${join(top, 'tree')}')`)
  expect(readdirSync(top)).toEqual([])
})

it('a tree that a build has made unreadable is named where it is read, and removed', async () => {
  const top = temporaryFolder()
  execFileSync('python3', ['-c', deep, top])
  for (const read of [host.files.walk, host.files.seal, host.files.survey])
    await expect(read(top)).rejects.toThrow(`got folders nested too deeply in ${top}`)
  await host.files.remove(top)
  expect(existsSync(top)).toBe(false)
  // A few times the entries of the largest real ones are read, and no more.
  const tree = folderWith({ a: '', b: '', c: '' })
  expect(await readFolder(tree, 3)).toHaveLength(3)
  await expect(readFolder(tree, 2)).rejects.toThrow('got too many to read them in')
})

it.each([
  ['a folder that nobody may enter', 'mkdir -p tree/shut; chmod 000 tree/shut', '/shut'],
  ['a file that nobody may read', 'mkdir tree; : > tree/shut; chmod 000 tree/shut', '/shut'],
])('a tree is named when it is %s', (_, make, place) => {
  const tree = join(temporaryFolder(), 'tree')
  const told = 'then(console.log, (error) => console.log(error.name, error.message))'
  const said = asUser(dirname(tree), make, `seal('${tree}').${told}`)
  execFileSync('chmod', ['700', join(tree, 'shut')])
  expect(said).toContain(
    `UnmeasurableError expected files that can be read, got no right to read it in ${tree}${place}`,
  )
})

it.each([
  [
    'folders without end',
    `python3 -c "import os; [(os.mkdir('d' * 200), os.chdir('d' * 200)) for at in range(40)]"`,
    'nested too deeply',
  ],
  // Nothing is shut for root.
  ...(process.getuid?.() === 0
    ? []
    : [
        ['a shut folder', 'mkdir shut; chmod 000 shut', 'no right to read it'],
        ['a shut package.json', 'chmod 000 package.json', 'no right to read it'],
      ]),
])('a tree is a failure of the side that made it: %s', async (_, build, message) => {
  const repository = packageWith({ scripts: { build } })
  const workDirectory = temporaryFolder()
  const outcome = await buildHead({ repository, workDirectory }, host)
  const sealed = await sealSide(outcome, join(workDirectory, 'head'), host)
  const failure = { stage: 'build', side: 'head', message: expect.stringContaining(message) }
  expect(failureOf(sealed.outcome)).toMatchObject(failure)
  await host.files.remove(workDirectory)
  expect(existsSync(workDirectory)).toBe(false)
})

const many = (pattern: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => pattern.replace('{at}', String(at)))

it.each([
  ['groups', '{a,b}'.repeat(30)],
  ['a range', 'packages/{1..999999999}'],
  ['groups in groups', '{{a,b},{c,d}}'.repeat(12)],
  ['groups that repeat each other', 'packages/+(+(+(a|b)c)d)'],
])('patterns in "workspaces" are refused before npm expands them: %s', async (_, pattern) => {
  const wish = { repository: packageWith({ workspaces: [pattern] }), timeoutSeconds: 20 }
  expect(failureOf(await buildHead(wish, host)).message).toContain('got "' + pattern.slice(0, 80))
})

it.each<readonly [string, Readonly<Record<string, string>>]>([
  ['searches', { 'package.json': JSON.stringify({ workspaces: many('{at}/**/**', 4000) }) }],
  ['small groups', { 'package.json': JSON.stringify({ workspaces: many('{a,b,c}{at}', 4000) }) }],
  ['names', { 'package.json': JSON.stringify({ workspaces: many('packages/{at}', 20_000) }) }],
  ['lines', { 'pnpm-workspace.yaml': `packages:\n${many("  - '{at}/*/*'", 4000).join('\n')}` }],
  ['on a line', { 'pnpm-workspace.yaml': `packages: [${many('**/{at}', 4000).join(',')}]` }],
])('patterns are refused together, each as harmless as it is: %s', async (_, files) => {
  const folders = Object.fromEntries(many('x{at}/a', 300).map((path) => [path, '']))
  const directory = folderWith({ ...folders, 'package.json': '{}', ...files })
  const place = { side: 'head', directory, packageDirectory: directory, host } as const
  expect(await workspaceBomb(place)).toMatch(
    /^expected head to name its packages by patterns of at most 10000 paths and 1000000 looks.* together, got \d+ patterns.*: name folders/,
  )
})

it('patterns without end are not what a usual repository has', async () => {
  const workspaces = ['packages/*', '{apps,tools/{a,b}}/*', '!**/test/**', 'x{1..20}']
  const { recipe } = await builtHead({ repository: packageWith({ workspaces }) }, host)
  expect(recipe).toBe('package')
})

it('a list of packages that a build has written has no folder of the machine counted', async () => {
  const build = `mkdir -p node_modules; echo '{"packages":{"../outside":{"version":"1.0.0"}}}' > node_modules/.package-lock.json`
  const repository = packageWith({ scripts: { build } })
  const workDirectory = folderWith({ 'outside/large': 'x'.repeat(50_000) })
  const { installed } = await builtHead({ repository, workDirectory }, host)
  expect(installed?.bytes).toBeLessThan(10_000)
})

it("npm's settings beside the benchmarks of head run what they name where neither base nor the machine can be reached", async () => {
  const { top, tree: head, outside } = places()
  const base = join(top, 'base')
  // npm starts it as git, without asking whether scripts may run.
  const evil = [
    '#!/bin/sh',
    'cd "$HOME/../head"; echo mine > ran',
    'for at in ../base .. "$OLDPWD"; do echo evil > "$at/index.js"; done',
    `rm -f bench/package-lock.json; ln -s '${outside}/secret' bench/package-lock.json`,
    'rm -rf ../base/bench; ln -s ../outside ../base/bench',
    'exit 1',
  ].join('\n')
  const manifest = '{"dependencies":{"x":"git+https://host.invalid/x.git"}}'
  for (const side of [base, head]) {
    plantFiles(side, { 'index.js': 'good', 'bench/package.json': manifest })
    writeFileSync(join(side, 'bench/evil.sh'), evil, { mode: 0o755 })
  }
  // Only head's names it: base is the project's own.
  const settings = 'git=${HOME}/../head/bench/evil.sh\nfetch-retries=0\n'
  writeFileSync(join(head, 'bench/.npmrc'), settings)
  const notes: string[] = []
  await installBenchmarks(
    {
      builds: { base: { directory: base }, head: { directory: head } },
      directories: { base: join(base, 'bench'), head: join(head, 'bench') },
      cacheDirectory: join(top, 'cache'),
      trustScope: 'pull-request',
    },
    host,
    { onFolder: () => undefined, onNote: (text) => void notes.push(text) },
  )
  expect(notes.at(-1)).toContain('expected the packages of bench')
  expect(readFileSync(join(head, 'ran'), 'utf8')).toBe('mine\n')
  expect(readFileSync(join(base, 'index.js'), 'utf8')).toBe('good')
  expect(readdirSync(join(base, 'bench')).toSorted()).toEqual(['evil.sh', 'package.json'])
  expect(readdirSync(outside).toSorted()).toEqual(['build', 'secret'])
  expect(existsSync(join(top, 'index.js'))).toBe(false)
})
