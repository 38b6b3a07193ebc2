import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { UsageError } from '../../../src/model/usage-error.ts'
import type { OutsideSuiteSpec } from '../../../src/model/run/suite-spec.ts'
import { suiteSkeleton } from '../../../src/plan/suite-skeleton.ts'
import {
  openOutsideSuite,
  type OutsideRequest,
} from '../../../src/workspace/outside/open-outside-suite.ts'
import { installSuite } from '../../../src/workspace/install-suite.ts'
import { gitRepository, temporaryFolder, type GitRepository } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const host = realHost()

function open(spec: OutsideSuiteSpec, origin: string, change: Partial<OutsideRequest> = {}) {
  return openOutsideSuite(
    spec,
    {
      place: { from: 'anywhere', origin },
      protocols: ['file'],
      cacheDirectory: temporaryFolder(),
      onNote: () => {},
      ...change,
    },
    host,
  )
}

const folder = (path: string): OutsideSuiteSpec => ({ kind: 'folder', path })

/** A folder with the example suite `mine` in it. */
function withExample(): { readonly origin: string; readonly mine: string } {
  const origin = temporaryFolder()
  const mine = join(origin, 'mine')
  mkdirSync(mine)
  for (const [path, content] of Object.entries(suiteSkeleton('mine'))) {
    writeFileSync(join(mine, path), content)
  }
  return { origin, mine }
}

function repositoryWithExample(): GitRepository {
  const repository = gitRepository()
  for (const [path, content] of Object.entries(suiteSkeleton('mine'))) {
    repository.write(path, content)
  }
  return repository
}

const inRepository = (repository: GitRepository, ref: string): OutsideSuiteSpec => ({
  kind: 'repository',
  url: `file://${repository.directory}`,
  protocol: 'file',
  ref,
})

describe('a suite in a folder', () => {
  it('is read with its table and its published figures, as it is at that moment', async () => {
    const { origin, mine } = withExample()
    mkdirSync(join(mine, 'node_modules'))
    mkdirSync(join(mine, '.git'))
    const suite = await open(folder('./mine'), origin)
    expect(suite).toMatchObject({
      name: 'mine',
      pinned: './mine',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      scripts: ['mine/join.cjs'],
      about: { tables: [{ published: { '1000 numbers': { '+': 1, join: 2 } } }] },
    })
    writeFileSync(join(mine, 'join.cjs'), 'changed')
    expect(readFileSync(join(suite.folder, 'join.cjs'), 'utf8')).toContain('module.exports')
    expect(existsSync(join(suite.folder, 'node_modules'))).toBe(false)
    expect(existsSync(join(suite.folder, '.git'))).toBe(false)
    expect((await open(folder('./mine'), origin)).digest).not.toBe(suite.digest)
  })

  it('is copied anew when somebody changed what was kept of it', async () => {
    const { origin } = withExample()
    const cacheDirectory = temporaryFolder()
    const first = await open(folder('./mine'), origin, { cacheDirectory })
    writeFileSync(join(first.folder, 'join.cjs'), 'evil')
    const again = await open(folder('./mine'), origin, { cacheDirectory })
    expect(again.folder).toBe(first.folder)
    expect(readFileSync(join(again.folder, 'join.cjs'), 'utf8')).not.toBe('evil')
  })

  it.each([
    ['nothing there', './other', () => {}, 'got nothing there'],
    [
      'no suite.json',
      './other',
      (mine: string) => mkdirSync(join(mine, '../other')),
      'expected suite.json in the suite ./other, got none',
    ],
    [
      'an unknown field',
      './mine',
      (mine: string) => writeFileSync(join(mine, 'suite.json'), '{"\\u001b[31mred": 1}'),
      'expected a suite in ./mine/suite.json, got',
    ],
    [
      'something that is no JSON',
      './mine',
      (mine: string) => writeFileSync(join(mine, 'suite.json'), '\u001b[31mred'),
      'got something that is not JSON',
    ],
    [
      'a figure that the document does not have',
      './mine',
      (mine: string) => {
        const path = join(mine, 'suite.json')
        writeFileSync(path, readFileSync(path, 'utf8').replace('plus, us', 'minus'))
      },
      'expected a column of the document',
    ],
    [
      'packages in versions that are left open',
      './mine',
      (mine: string) =>
        writeFileSync(join(mine, 'package.json'), '{"dependencies":{"async":"^3.0.0"}}'),
      'expected package-lock.json beside ./mine/package.json',
    ],
    [
      'a link to a file of the machine',
      './mine',
      (mine: string) => symlinkSync('/etc/passwd', join(mine, 'data.txt')),
      'got a link at "data.txt"',
    ],
    [
      'a link to a folder of the machine',
      './mine',
      (mine: string) => symlinkSync('/etc', join(mine, 'data')),
      'got a link at "data"',
    ],
  ])('is refused in one line for %s', async (_, path, prepare, message) => {
    const { origin, mine } = withExample()
    prepare(mine)
    const opened = open(folder(path), origin)
    await expect(opened).rejects.toBeInstanceOf(UsageError)
    await expect(opened).rejects.toThrow(message)
    await expect(opened).rejects.not.toThrow(/\p{Cc}/u)
  })
})

describe('a suite in a repository', () => {
  it('is fetched by its tag, and named by the commit that the tag meant', async () => {
    const repository = repositoryWithExample()
    const sha = repository.commit('one')
    repository.git('tag', 'v1')
    const byTag = await open(inRepository(repository, 'v1'), '/nowhere')
    expect(byTag.pinned).toBe(`file://${repository.directory}#${sha}`)
    expect(byTag.scripts.map((path) => path.replace(/^.*\//, ''))).toEqual(['join.cjs'])
    repository.write('join.cjs', 'other')
    repository.commit('two')
    repository.git('tag', '--force', 'v1')
    expect((await open(inRepository(repository, 'v1'), '/nowhere')).digest).not.toBe(byTag.digest)
    expect(await open(inRepository(repository, sha), '/nowhere')).toMatchObject({
      pinned: byTag.pinned,
      digest: byTag.digest,
    })
  })

  it.each([
    ['a tag that is not there', 'v9', 'check the address and the tag'],
    ['a commit that is not there', '0'.repeat(40), 'check the address and the tag'],
  ])('is refused for %s', async (_, ref, message) => {
    const repository = repositoryWithExample()
    repository.commit('one')
    await expect(open(inRepository(repository, ref), '/nowhere')).rejects.toThrow(message)
  })

  it('is refused where a job may speak no such protocol', async () => {
    const repository = repositoryWithExample()
    const sha = repository.commit('one')
    const spec = inRepository(repository, sha)
    const opened = open(spec, '/nowhere', { protocols: ['https'] })
    await expect(opened).rejects.toThrow('expected an https address for a suite in a job')
    const { url, ref } = { url: `file://${repository.directory}`, ref: sha }
    const directory = join(temporaryFolder(), 'tree')
    const fetched = await host.git.fetchFiles({ url, ref, protocols: ['https'], directory })
    expect(fetched).toEqual({ ok: false, message: expect.stringContaining("'file' not allowed") })
  })

  it('brings no link along', async () => {
    const repository = repositoryWithExample()
    symlinkSync('/etc/passwd', join(repository.directory, 'data.txt'))
    const sha = repository.commit('one')
    const opened = open(inRepository(repository, sha), '/nowhere')
    await expect(opened).rejects.toThrow('got a link at "data.txt"')
  })
})

it('a suite that came with its packages needs no others', async () => {
  const { origin } = withExample()
  const suite = { ...(await open(folder('./mine'), origin)), modules: '/kept/node_modules' }
  const cacheDirectory = '/nowhere'
  const onNote = expect.unreachable
  expect(await installSuite(suite, { cacheDirectory, host, onNote })).toBe('/kept/node_modules')
})
