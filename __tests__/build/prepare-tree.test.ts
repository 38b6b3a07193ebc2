import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildHead, builtHead, builtOf, failureOf } from '../fakes/built.ts'
import {
  cloneOf,
  folderWith,
  gitRepository,
  repositoryIn,
  type GitRepository,
} from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const commands = [['node', '--version']]
const allowed = ['-c', 'protocol.file.allow=always']
const host = realHost({ ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' })

function build(repository: GitRepository | string, on = host, revision = 'HEAD') {
  return buildHead({ revision, repository, commands }, on)
}

function embedding(): GitRepository {
  const inner = gitRepository()
  inner.commit('inner')
  const embedded = gitRepository()
  embedded.git(...allowed, 'submodule', '--quiet', 'add', inner.directory, 'inner')
  embedded.commit('embedded')
  const repository = gitRepository()
  repository.git(...allowed, 'submodule', '--quiet', 'add', embedded.directory, 'vendor')
  repository.commit('embedding')
  return repository
}

/** The same, cloned without what it embeds. */
function bareOf(repository: GitRepository): GitRepository {
  return cloneOf(repository, '--no-recurse-submodules')
}

it('leaves the side of a Node.js alone an empty package', async () => {
  const { directory, packageDirectory, recipe } = await builtHead(
    { revision: 'node:20', directory: 'packages/a' },
    realHost(),
  )
  expect(packageDirectory).toBe(directory)
  expect(recipe).toBe('package')
  expect(readdirSync(directory)).toEqual(['package.json'])
})

it('fetches what a commit embeds of other repositories', async () => {
  const settings = folderWith({ gitconfig: '[protocol "file"]\n\tallow = always\n' })
  const variables = { GIT_CONFIG_GLOBAL: join(settings, 'gitconfig') }
  const allowing = realHost({ ...process.env, ...variables })
  const { directory } = builtOf(await build(bareOf(embedding()), allowing))
  expect(existsSync(join(directory, 'vendor/file.txt'))).toBe(true)
  expect(existsSync(join(directory, 'vendor/inner/file.txt'))).toBe(true)
})

it('asks no server for what the clone has already, at whatever commit each side wants it', async () => {
  const repository = embedding()
  repository.git(...allowed, 'submodule', 'update', '--init', '--recursive', '--quiet')
  const vendor = repositoryIn(join(repository.directory, 'vendor'))

  vendor.commit('newer')
  repository.commit('newer vendor')
  const contents: string[] = []
  for (const revision of ['HEAD~1', 'HEAD']) {
    const { directory } = builtOf(await build(repository, host, revision))
    contents.push(readFileSync(join(directory, 'vendor/file.txt'), 'utf8'))
    expect(existsSync(join(directory, 'vendor/inner/file.txt'))).toBe(true)
  }
  expect(contents[1]).toBe('newer\n')
  expect(contents[0]).not.toBe('newer\n')
})

it('lays all files of a revision, also where the clone has only a part of them', async () => {
  const origin = gitRepository({ 'one/a.txt': 'a', 'two/b.txt': 'b' })
  for (const options of [[], ['--filter=blob:none']]) {
    origin.git('config', 'uploadpack.allowFilter', 'true')
    const clone = cloneOf(origin, '--sparse', ...options)
    clone.git('sparse-checkout', 'set', 'one')
    expect(existsSync(join(clone.directory, 'two'))).toBe(false)
    const { directory } = builtOf(await build(clone))
    expect(existsSync(join(directory, 'two/b.txt'))).toBe(true)
    expect(existsSync(join(clone.directory, 'two'))).toBe(false)
  }
})

it('says so when a partial clone cannot fetch what it lacks', async () => {
  const origin = gitRepository({ 'two/b.txt': 'b' })
  origin.git('config', 'uploadpack.allowFilter', 'true')
  const clone = cloneOf(origin, '--no-checkout', '--filter=blob:none')
  clone.git('remote', 'set-url', 'origin', '/nowhere')
  await expect(build(clone)).rejects.toThrow(
    /^expected a repository with all files of the revision, got .*'\/nowhere'/,
  )
})

it('shows why submodules could not be fetched, or why there is no work tree', async () => {
  const { message } = failureOf(await build(bareOf(embedding())))
  expect(message).toMatch(
    /^expected git to fetch the submodules of head, got fatal: transport 'file' not allowed/,
  )
  const full = (): Promise<never> => Promise.reject(new Error('No space left on device'))
  const onFull = { ...host, git: { ...host.git, addWorktree: full } }
  const without = await build(gitRepository({ 'a.txt': '' }), onFull)
  expect(failureOf(without).message).toContain('No space left on device')
})
