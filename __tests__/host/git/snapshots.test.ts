import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { SnapshotRequest } from '../../../src/host/git/snapshots.ts'
import {
  folderWith,
  gitRepository,
  repositoryIn,
  temporaryFolder,
} from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const { git } = realHost()

function asked(folder: string, more: Partial<SnapshotRequest> = {}): SnapshotRequest {
  const keptIn = temporaryFolder()
  return { folder, isRepository: true, isOwn: true, keptIn, leftOut: [], ...more }
}

/**
 * Every file below a folder with what tells one state of it from another. git sets the time of objects
 * that somebody needs again, so that it does not tidy them away.
 */
function stateOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const { mtimeMs, size } = statSync(path)
      return `${path} ${String(size)} ${path.includes('/objects/') ? '' : String(mtimeMs)}`
    })
    .toSorted()
}

it('a snapshot keeps a work tree with all that nobody has committed, and none of what is ignored', async () => {
  const start = { 'same.txt': 'same\n', 'gone.txt': 'gone\n', 'edited.txt': 'before\n' }
  const repository = gitRepository({ '.gitignore': 'ignored/\n', ...start })
  const sha = repository.git('rev-parse', 'HEAD')
  repository.write('edited.txt', 'after\n')
  repository.write('staged.txt', 'staged\n')
  repository.git('add', 'staged.txt')
  repository.write('new/größe.sh', '#!/bin/sh\n')
  chmodSync(join(repository.directory, 'new/größe.sh'), 0o755)
  symlinkSync('same.txt', join(repository.directory, 'link'))
  repository.write('ignored/big.bin', 'x')
  repository.write('results/journal.ndjson', '{}')
  rmSync(join(repository.directory, 'gone.txt'))
  const { directory } = repository
  const leftOut = [join(directory, 'results'), join(directory, 'ignored'), '/elsewhere']
  const before = stateOf(repository.directory)
  const snapshot = await git.takeSnapshot(asked(repository.directory, { leftOut }))
  expect(stateOf(repository.directory)).toEqual(before)
  expect(snapshot).toMatchObject({ commit: sha, changes: 5, unkept: [] })

  // What happens afterwards is no part of it.
  repository.write('edited.txt', 'later\n')
  const side = join(temporaryFolder(), 'head')
  await git.putSnapshot(snapshot, side)
  const text = (name: string): string => readFileSync(join(side, name), 'utf8')
  const names = ['edited.txt', 'same.txt', 'staged.txt', 'link']
  expect(names.map(text).join('')).toBe('after\nsame\nstaged\nsame\n')
  expect(statSync(join(side, 'new/größe.sh')).mode & 0o111).toBe(0o111)
  expect(lstatSync(join(side, 'link')).isSymbolicLink()).toBe(true)
  const absent = ['gone.txt', 'ignored', 'results']
  expect(absent.filter((one) => existsSync(join(side, one)))).toEqual([])
  const own = repositoryIn(side)
  expect(own.git('rev-parse', 'HEAD')).toBe(sha)
  expect(own.git('status', '--porcelain', '--untracked-files=all').split('\n')).toHaveLength(5)
  // Not even while it lies there does the repository know of anything that is not in it.
  expect(own.git('fsck', '--connectivity-only')).not.toContain('missing')

  await git.removeWorktree(repository.directory, side)
  expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
})

it('a snapshot has a change of the same length in the second of the last commit, and the id that git gives it', async () => {
  const repository = gitRepository({ 'index.js': 'a = 1000' })
  const sha = repository.git('rev-parse', 'HEAD')
  repository.write('index.js', 'a = 2000')
  const { tree, changes: changed } = await git.takeSnapshot(asked(repository.directory))
  expect(changed).toBe(1)
  expect(tree).not.toBe(await git.treeOf(repository.directory, sha))
  repository.write('index.js', 'a = 3000')
  expect((await git.takeSnapshot(asked(repository.directory))).tree).not.toBe(tree)
  repository.write('index.js', 'a = 2000')
  repository.git('commit', '--quiet', '--all', '--message', 'two')
  expect(await git.treeOf(repository.directory, repository.git('rev-parse', 'HEAD'))).toBe(tree)
})

it('a snapshot keeps a submodule at the commit that is checked out, and tells of changes inside of it', async () => {
  const inner = gitRepository()
  inner.commit('first')
  const outer = gitRepository()
  outer.git('-c', 'protocol.file.allow=always', 'submodule', 'add', inner.directory, 'sub')
  outer.commit('with a submodule')
  const sub = repositoryIn(join(outer.directory, 'sub'))
  const moved = sub.commit('not in the server’s repository')
  sub.write('file.txt', 'not committed\n')
  const snapshot = await git.takeSnapshot(asked(outer.directory))
  expect(snapshot.unkept).toEqual(['sub'])
  const side = join(temporaryFolder(), 'head')
  await git.putSnapshot(snapshot, side)
  expect(await git.updateSubmodules(side, { isStrangers: false })).toBeNull()
  expect(repositoryIn(join(side, 'sub')).git('rev-parse', 'HEAD')).toBe(moved)
})

it('a snapshot keeps another repository’s work tree as a clone, without a trace in it', async () => {
  const repository = gitRepository()
  const sha = repository.commit('one')
  repository.write('file.txt', 'changed\n')
  const before = stateOf(repository.directory)
  const snapshot = await git.takeSnapshot(asked(repository.directory, { isOwn: false }))
  const side = join(temporaryFolder(), 'head')
  await git.putSnapshot(snapshot, side)
  expect(stateOf(repository.directory)).toEqual(before)
  expect(readFileSync(join(side, 'file.txt'), 'utf8')).toBe('changed\n')
  expect(repositoryIn(side).git('rev-parse', 'HEAD')).toBe(sha)
})

it('a snapshot keeps a folder outside of any repository, without what is installed in it', async () => {
  const own = { 'index.js': 'exports.a = 1\n', '.gitignore': 'dist\n' }
  const folder = folderWith({ ...own, 'node_modules/x/index.js': '', 'dist/index.js': '' })
  const plain = asked(folder, { isRepository: false, isOwn: false })
  const snapshot = await git.takeSnapshot(plain)
  expect(snapshot).toMatchObject({ commit: null, changes: 2 })
  const side = join(temporaryFolder(), 'head')
  await git.putSnapshot(snapshot, side)
  expect(readdirSync(side).toSorted()).toEqual(['.gitignore', 'index.js'])
  expect(existsSync(join(folder, '.git'))).toBe(false)
})
