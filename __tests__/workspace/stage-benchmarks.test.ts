import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { stageBenchmarks, type StageRequest } from '../../src/workspace/stage-benchmarks.ts'
import type { Build } from '../../src/model/build/build.ts'
import type { Side } from '../../src/model/build/side.ts'
import { UsageError } from '../../src/model/usage-error.ts'
import { temporaryFolder, folderWith, plantFiles, type Tree } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { buildOf } from '../fakes/results.ts'

const host = realHost()

/** Two built sides with these files, and a request to lay benchmarks over them. */
function sidesWith(base: Tree, head: Tree, change: Partial<StageRequest> = {}) {
  const work = temporaryFolder()
  const built = (side: Side, tree: Tree): Build => {
    const directory = plantFiles(join(work, side), tree)
    return { ...buildOf(side), directory, packageDirectory: directory }
  }
  const builds = { base: built('base', base), head: built('head', head) }
  const request: StageRequest = { builds, folder: 'bench', origin: null, ...change }
  return { work, stage: () => stageBenchmarks(request, host) }
}

const edits = {
  base: { 'bench/a.js': 'old', 'bench/b.js': 'same', 'bench/gone.js': '', 'out.js': 'old' },
  head: { 'bench/a.js': 'new', 'bench/b.js': 'same', 'bench/added.js': '', 'bench/out.js': 'x' },
}

it('tells which scripts head has edited, and follows no link of base for it', async () => {
  const { work, stage } = sidesWith(edits.base, edits.head)
  symlinkSync('../out.js', join(work, 'base/bench/out.js'))
  expect((await stage())?.editedScripts).toEqual(['a.js'])
  // None where neither side runs what head has written.
  const tree = folderWith({ 'bench/a.js': 'trusted' })
  const trusted = sidesWith(edits.base, edits.head, { tree })
  expect((await trusted.stage())?.editedScripts).toEqual([])
})

it('tells of edits of what a script may load, and of names that lead elsewhere', async () => {
  const script = { 'bench/a.js': 'same' }
  const data = { 'bench/in.json': '[1]', 'bench/folder/index.js': '', 'bench/README.md': 'one' }
  const other = { 'bench/in.json': '[]', 'bench/folder.js': '', 'bench/README.md': 'two' }
  const { stage } = sidesWith(
    { ...script, ...data, 'bench/old.js': '', 'bench/old.json': '' },
    { ...script, ...other, 'bench/old.json': '', 'bench/new.json': '' },
  )
  const { editedScripts, editedPaths = [] } = (await stage()) ?? {}
  expect(editedScripts).toEqual([])
  expect(editedPaths.toSorted()).toEqual(['folder.js', 'folder/index.js', 'in.json', 'old.js'])
})

it.each(['head', 'base'])('touches nothing behind a link out of the tree of %s', async (side) => {
  const tree = { 'index.js': '', 'bench/a.js': '' }
  const { work, stage } = sidesWith(tree, tree, { folder: 'test/bench' })
  plantFiles(work, { 'outside/bench/kept.js': 'kept', 'head/test/bench/a.js': '' })
  rmSync(join(work, side, 'test'), { recursive: true, force: true })
  symlinkSync('../outside', join(work, side, 'test'))
  await expect(stage()).rejects.toThrow(`expected the benchmarks of ${side} inside its tree`)
  expect(readdirSync(join(work, 'outside/bench'))).toEqual(['kept.js'])
})

it("replaces base's benchmarks by those of head, at the same place", async () => {
  const { work, stage } = sidesWith(
    { 'bench/old.js': 'base', 'bench/both.js': 'base', 'index.js': 'base' },
    { 'bench/both.js': 'head', 'bench/deep/new.cjs': 'head', 'bench/data.json': '{}' },
  )
  expect(await stage()).toEqual({
    directories: { base: join(work, 'base/bench'), head: join(work, 'head/bench') },
    files: ['both.js', 'deep/new.cjs'].map((path) => ({ path, text: 'head' })),
    editedScripts: ['both.js'],
    editedPaths: ['both.js'],
    replacedPaths: [],
    own: { scripts: new Map(['both.js', 'old.js'].map((path) => [path, 'base'])), isKept: true },
  })
  for (const side of ['base', 'head'])
    expect(readFileSync(join(work, side, 'bench~base/both.js'), 'utf8')).toBe('base')
  expect(readFileSync(join(work, 'base/bench/both.js'), 'utf8')).toBe('head')
  expect(existsSync(join(work, 'base/bench/data.json'))).toBe(true)
  expect(existsSync(join(work, 'base/bench/old.js'))).toBe(false)
  expect(readFileSync(join(work, 'base/index.js'), 'utf8')).toBe('base')
})

it("of a folder of code only its benchmarks are head's: the rest of it is what is measured", async () => {
  const { work, stage } = sidesWith(
    { 'src/a.js': 'base', 'src/a.bench.js': 'base', 'src/old.bench.js': '', 'src/x/b.js': 'base' },
    { 'src/a.js': 'head', 'src/a.bench.js': 'head', 'src/x/bench/c.js': 'head', 'src/d.js': '' },
    { folder: 'src' },
  )
  expect((await stage())?.editedScripts).toEqual(['a.bench.js'])
  const base = join(work, 'base/src')
  const textOf = (path: string): string => readFileSync(join(base, path), 'utf8')
  expect(['a.js', 'x/b.js'].map(textOf)).toEqual(['base', 'base'])
  expect(['a.bench.js', 'x/bench/c.js'].map(textOf)).toEqual(['head', 'head'])
  expect(['old.bench.js', 'd.js'].filter((path) => existsSync(join(base, path)))).toEqual([])
})

it('says what head would replace of base in a folder that no name tells from one of code', async () => {
  const base = { 'cases/a.js': 'old', 'cases/data.json': '1', 'cases/gone.js': '' }
  const head = { 'cases/a.js': 'new', 'cases/data.json': '2', 'cases/added.js': '' }
  const { work, stage } = sidesWith(base, head, { folder: 'cases' })
  plantFiles(work, { 'outside.js': '' })
  symlinkSync('../../outside.js', join(work, 'base/cases/added.js'))
  expect((await stage())?.replacedPaths.toSorted()).toEqual(['a.js', 'data.json'])
  expect((await sidesWith(edits.base, edits.head).stage())?.replacedPaths).toEqual([])
})

it('nothing is written where a folder of code of base is a link out of it', async () => {
  const { work, stage } = sidesWith({}, { 'src/x/a.bench.js': 'head' }, { folder: 'src' })
  plantFiles(work, { 'outside/kept.js': '', 'base/src/y.js': '' })
  symlinkSync('../../outside', join(work, 'base/src/x'))
  await expect(stage()).rejects.toThrow('expected the benchmarks of base inside its tree')
  expect(readdirSync(join(work, 'outside'))).toEqual(['kept.js'])
})

it('takes a named folder, for a Node.js alone where the user stands, and says when it is not there', async () => {
  const tree = { 'test/speed/a.js': 'head' }
  const { work, stage } = sidesWith({}, tree, { folder: './test/speed/' })
  expect((await stage())?.directories.base).toBe(join(work, 'base/test/speed'))
  await expect(sidesWith({}, tree, { folder: 'speed' }).stage()).rejects.toThrow(
    'expected the folder of the benchmarks at "speed" in head, got none',
  )
  const origin = folderWith({ 'mine/a.js': 'mine' })
  const empty = { 'package.json': '{}' }
  const alone = sidesWith(empty, empty, { origin, folder: 'mine' })
  const { base } = (await alone.stage())?.directories ?? {}
  expect(base).toBe(join(alone.work, 'base/benchmarks'))
  const missing = sidesWith(empty, empty, { origin, folder: 'theirs' })
  await expect(missing.stage()).rejects.toThrow(`at "theirs" in ${origin}, got none`)
})

it.each(['.', '..', 'a/../../b', '', 'node_modules/x'])('refuses %j', async (folder) => {
  const { stage } = sidesWith({}, { 'a.js': '' }, { folder })
  await expect(stage()).rejects.toBeInstanceOf(UsageError)
})

it('lays an absolute folder into both sides', async () => {
  const folder = folderWith({ 'a.js': 'mine', 'node_modules/x/b.js': '' })
  const { work, stage } = sidesWith({}, { 'benchmarks/b.js': 'head' }, { folder })
  const none = { editedScripts: [], editedPaths: [], replacedPaths: [], own: null }
  expect(await stage()).toEqual({
    directories: { base: join(work, 'base/benchmarks'), head: join(work, 'head/benchmarks') },
    files: [{ path: 'a.js', text: 'mine' }],
    ...none,
  })
})

it.each<readonly [string, (at: string) => unknown, string]>([
  ['a pipe', (at) => execFileSync('mkfifo', [join(at, 'pipe')]), 'something else at "pipe"'],
  [
    'a file that claims more than a disk has',
    (at) => truncateSync(join(at, 'a.js'), 5e9),
    'at most 4 GB together, got 5.00 GB',
  ],
  [
    'a name that is no text',
    (at) => mkdirSync(Buffer.concat([Buffer.from(`${at}/d`), Buffer.from([0xff])])),
    '(a name must be UTF-8)',
  ],
])('refuses %s in one line, and copies none of it', async (_, leave, said) => {
  const { work, stage } = sidesWith({}, { 'bench/a.js': 'head' })
  leave(join(work, 'head/bench'))
  await expect(stage()).rejects.toThrow(UsageError)
  await expect(stage()).rejects.toThrow(said)
  expect(existsSync(join(work, 'base/bench/a.js'))).toBe(false)
})

it('lays a bundled suite under its own name, beside the packages it compares', async () => {
  const [folder, modules] = [temporaryFolder(), temporaryFolder()]
  plantFiles(folder, { 'chain.cjs': 'suite', 'suite.json': '{}' })
  plantFiles(modules, { 'q/package.json': '{"name":"q"}' })
  const suite = { name: 'promises', folder, modules }
  const { work, stage } = sidesWith({}, { 'benchmarks/own.js': 'head' }, { suite })
  expect((await stage())?.files).toEqual([{ path: 'promises/chain.cjs', text: 'suite' }])
  const base = join(work, 'base/benchmarks/promises')
  expect(readFileSync(join(base, 'node_modules/q/package.json'), 'utf8')).toContain('"q"')
  expect(existsSync(join(work, 'head/benchmarks/own.js'))).toBe(false)
})
