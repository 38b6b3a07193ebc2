import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { resolveRuntime } from '../../src/build/runtime/runtime.ts'
import type { Runtime } from '../../src/model/build/runtime.ts'
import { buildHead, builtOf, failureOf } from '../fakes/built.ts'
import { gitRepository, temporaryFolder, type GitRepository } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const commands = [['node', '--version']]
let runtime: Runtime

beforeAll(async () => {
  runtime = await resolveRuntime('path', realHost(), '/nowhere')
})

/** A repository that embeds another one, which lies on the same disk. */
function embedding(): GitRepository {
  const embedded = gitRepository()
  embedded.commit('embedded')
  const repository = gitRepository()
  const allowed = ['-c', 'protocol.file.allow=always']
  repository.git(...allowed, 'submodule', '--quiet', 'add', embedded.directory, 'vendor')
  repository.commit('embedding')
  return repository
}

describe('prepareTree', () => {
  it('leaves the side of a Node.js alone an empty package', async () => {
    const wish = { revision: 'node:20', runtime, repository: null, directory: 'packages/a' }
    const { directory, packageDirectory, recipe } = builtOf(await buildHead(wish, realHost()))
    expect(packageDirectory).toBe(directory)
    expect(recipe).toBe('package')
    expect(readdirSync(directory)).toEqual(['package.json'])
  })

  it('fetches what a commit embeds of other repositories', async () => {
    const settings = join(temporaryFolder(), 'gitconfig')
    writeFileSync(settings, '[protocol "file"]\n\tallow = always\n')
    const host = realHost({ ...process.env, GIT_CONFIG_GLOBAL: settings })
    const repository = embedding().directory
    const wish = { revision: 'HEAD', runtime, repository, commands }
    const { directory } = builtOf(await buildHead(wish, host))
    expect(existsSync(join(directory, 'vendor/file.txt'))).toBe(true)
  })

  it('shows why they could not be fetched', async () => {
    const host = realHost({ ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' })
    const repository = embedding().directory
    const wish = { revision: 'HEAD', runtime, repository, commands }
    const failure = failureOf(await buildHead(wish, host))
    expect(failure.message).toMatch(
      /^expected git to fetch the submodules of head, got fatal: transport 'file' not allowed/,
    )
  })

  it('shows why there is no work tree', async () => {
    const repository = gitRepository()
    repository.commit('one')
    const workDirectory = temporaryFolder()
    const host = realHost()
    const full = (): Promise<never> => Promise.reject(new Error('No space left on device'))
    const wish = {
      revision: 'HEAD',
      runtime,
      repository: repository.directory,
      commands,
      workDirectory,
    }
    const result = await buildHead(wish, { ...host, git: { ...host.git, addWorktree: full } })
    expect(failureOf(result).message).toContain('No space left on device')
  })
})
