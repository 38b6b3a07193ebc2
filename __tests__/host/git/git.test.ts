import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createGit } from '../../../src/host/git/git.ts'
import { createProcesses } from '../../../src/host/process/create-processes.ts'
import type { ProcessSpec } from '../../../src/host/process/processes.ts'
import { UsageError } from '../../../src/model/usage-error.ts'
import { checkoutOf, drawn, gitRepository, temporaryFolder } from '../../fakes/git-repository.ts'

const processes = createProcesses()
const git = createGit(processes)

it('names the top folder from below, and none outside a repository, and resolves commits only', async () => {
  const repository = gitRepository({ 'below/file.txt': '' })
  const { directory } = repository
  expect(await git.top(join(directory, 'below'))).toBe(directory)
  expect(await git.top(temporaryFolder())).toBeNull()
  expect(await git.resolve(directory, 'HEAD')).toBe(repository.git('rev-parse', 'HEAD'))
  for (const name of ['HEAD^{tree}', 'main..main', 'f'.repeat(40)])
    expect(await git.resolve(directory, name)).toBeNull()
})

it.each(['--upload-pack=touch /tmp/x', '-h', '', 'main\nother', 'a\0b'])(
  'refuses the ref %j',
  async (ref) => {
    const { directory } = gitRepository()
    await expect(git.resolve(directory, ref)).rejects.toBeInstanceOf(UsageError)
    await expect(git.remoteCommit(directory, ref)).rejects.toBeInstanceOf(UsageError)
  },
)

it.each(['HEAD', '--all', 'f'.repeat(39), `${'f'.repeat(40)} --all`])(
  'passes on nothing but full ids where it wants a commit, so not %j',
  async (sha) => {
    const { directory } = gitRepository()
    await expect(git.parents(directory, sha)).rejects.toThrow('full commit id')
    await expect(git.fetchCommit(directory, sha, 0)).rejects.toThrow('full commit id')
    await expect(git.addWorktree(directory, sha, '/nowhere')).rejects.toThrow('full commit id')
  },
)

it('names the parents of a merge that was checked out at depth 1', async () => {
  const { origin, id } = drawn('start start>feature second start>on')
  origin.git('commit', '--quiet', '--allow-empty', '--message', 'parent 0000')
  const first = origin.git('rev-parse', 'HEAD')
  origin.git('merge', '--quiet', '--message', `merge\n\nparent ${'0'.repeat(40)}`, 'feature')
  const merge = origin.git('rev-parse', 'HEAD')
  const clone = checkoutOf(origin, merge).directory
  expect(await git.parents(clone, merge)).toEqual([first, id('second')])
  expect(await git.isShallow(clone)).toBe(true)
})

it('makes and removes work trees, also when they are gone or broken', async () => {
  const repository = gitRepository()
  const { directory } = repository
  const sha = repository.commit('one')
  const tree = join(temporaryFolder(), 'base')
  const spoils: readonly (() => void)[] = [
    () => writeFileSync(join(tree, 'built.o'), ''),
    () => rmSync(tree, { recursive: true }),
    () => rmSync(join(tree, '.git')),
    // So git leaves an entry when it is killed while it makes one.
    () => writeFileSync(join(directory, '.git/worktrees/base/commondir'), ''),
  ]
  for (const spoil of spoils) {
    await git.addWorktree(directory, sha, tree)
    expect(existsSync(join(tree, 'file.txt'))).toBe(true)
    spoil()
    await git.removeWorktree(directory, tree)
    expect(existsSync(tree)).toBe(false)
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
    await git.removeWorktree(directory, tree)
  }
})

it('makes work trees one after the other, also when they are asked for at once', async () => {
  const repository = gitRepository()
  const sha = repository.commit('one')
  const trees = ['base', 'head'].map((name) => join(temporaryFolder(), name))
  const running = new Set<ProcessSpec>()
  const together: number[] = []
  const watched = createGit({
    ...processes,
    run: async (spec) => {
      together.push(running.add(spec).size)
      const outcome = await processes.run(spec)
      running.delete(spec)
      return outcome
    },
  })
  await Promise.all(trees.map((tree) => watched.addWorktree(repository.directory, sha, tree)))
  expect(together).toEqual([1, 1])
  expect(trees.map((tree) => existsSync(join(tree, 'file.txt')))).toEqual([true, true])
})

it("leaves the user's own work trees alone, also those that are not there just now", async () => {
  const repository = gitRepository()
  const sha = repository.commit('one')
  const own = join(temporaryFolder(), 'own')
  repository.git('worktree', 'add', '--quiet', '--detach', own)
  rmSync(own, { recursive: true })
  const tree = join(temporaryFolder(), 'base')
  await git.addWorktree(repository.directory, sha, tree)
  await git.removeWorktree(repository.directory, tree)
  expect(repository.git('worktree', 'list')).toContain(own)
})

it('never follows an address that names a program, and runs no hook and no watcher of the repository', async () => {
  const repository = gitRepository()
  const { directory } = repository
  const sha = repository.commit('one')
  const trap = join(temporaryFolder(), 'sprung')
  repository.git('config', 'protocol.ext.allow', 'always')
  repository.git('remote', 'add', 'origin', `ext::touch ${trap}`)
  expect(await git.fetchCommit(directory, 'f'.repeat(40), 0)).toBe(false)
  expect(await git.remoteCommit(directory, 'main')).toBeNull()
  for (const hook of ['post-checkout', 'pre-auto-gc', 'reference-transaction']) {
    const path = join(directory, '.git/hooks', hook)
    writeFileSync(path, `#!/bin/sh\ntouch '${trap}'\n`, { mode: 0o755 })
  }
  repository.git('config', 'core.fsmonitor', `touch '${trap}'`)
  await git.addWorktree(directory, sha, join(temporaryFolder(), 'tree'))
  const request = { isRepository: true, isOwn: true, keptIn: temporaryFolder(), leftOut: [] }
  await git.takeSnapshot({ folder: directory, ...request })
  expect(existsSync(trap)).toBe(false)
})

it('shows git no secrets, asks for no password, and trusts the workspace whoever owns it', async () => {
  const seen: ProcessSpec[] = []
  const repository = gitRepository()
  const watched = createGit({
    ...processes,
    environment: {
      PATH: process.env['PATH'],
      HOME: '/home/someone',
      GITHUB_TOKEN: 'secret',
      ACTIONS_RUNTIME_TOKEN: 'secret',
      GIT_DIR: '/elsewhere',
      GIT_ASKPASS: '/bin/ask',
      GITHUB_WORKSPACE: repository.directory,
    },
    run: (spec) => {
      seen.push(spec)
      return processes.run(spec)
    },
  })
  await watched.isShallow(repository.directory)
  const { argv, environment = {} } = seen[0] ?? {}
  expect(argv).toContain('credential.helper=')
  expect(argv).toContain(`safe.directory=${repository.directory}`)
  expect(Object.keys(environment).toSorted().join()).toBe(
    'GIT_OPTIONAL_LOCKS,GIT_TERMINAL_PROMPT,HOME,LC_ALL,PATH',
  )
})

it('tells how to trust a repository of another user, and that git is missing', async () => {
  const refusing = createGit({
    ...processes,
    run: async (spec) => ({
      ...(await processes.run({ ...spec, argv: ['git', '--version'] })),
      exitCode: 128,
      stderr: "fatal: detected dubious ownership in repository at '/srv/code'\nTo add …",
    }),
  })
  await expect(refusing.top(temporaryFolder())).rejects.toThrow(
    'run "git config --global --add safe.directory /srv/code"',
  )
  const without = createGit({ ...processes, environment: { PATH: '/nowhere' } })
  await expect(without.top(temporaryFolder())).rejects.toThrow(
    'expected git to start, got no such program: git',
  )
})

it('tells what to do about a repository that lacks objects', async () => {
  const repository = gitRepository()
  const sha = repository.commit('one')
  const blob = repository.git('rev-parse', 'HEAD:file.txt').trim()
  rmSync(join(repository.directory, '.git/objects', blob.slice(0, 2), blob.slice(2)))
  const place = join(temporaryFolder(), 'tree')
  const added = createGit(processes).addWorktree(repository.directory, sha, place)
  await expect(added).rejects.toThrow(UsageError)
  await expect(added).rejects.toThrow(/expected a repository with all files .*: run "git fsck", or/)
})
