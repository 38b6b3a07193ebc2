import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exampleSuite } from '../fakes/example-suite.ts'
import type { ComparisonRequest } from '../../src/session/session.ts'
import { suiteFor } from '../../src/session/find/suite-for.ts'
import {
  folderWith,
  gitRepository,
  plantFiles,
  temporaryFolder,
  type GitRepository,
} from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { requestIn } from '../fakes/comparison-requests.ts'

const host = realHost()

function asked(
  repository: GitRepository,
  suite: string,
  { base, ...how }: Partial<ComparisonRequest> & { readonly base: string | null },
) {
  const usual = { settingsOf: 'base', cacheDirectory: temporaryFolder() } as const
  const request = requestIn(repository.directory, { ...usual, ...how })
  return suiteFor(request, { suite }, { sha: base }, host)
}

function repositoryWithSuite(): GitRepository {
  const repository = gitRepository()
  plantFiles(join(repository.directory, 'studies/mine'), exampleSuite())
  return repository
}

it('a change that brings its own suite is measured by the one of base, by its rules', async () => {
  const repository = repositoryWithSuite()
  const base = repository.commit('base')
  const weaker = readFileSync(join(repository.directory, 'studies/mine/suite.json'), 'utf8')
  const suiteFile = weaker.replace('"pairs": 12', '"pairs": 1')
  const studies = { 'studies/mine/suite.json': suiteFile, 'studies/mine/join.cjs': 'evil' }
  repository.commit('head', studies)
  const suite = await asked(repository, './studies/mine', { base })
  expect(suite).toMatchObject({ name: 'mine', pinned: './studies/mine' })
  expect(suite?.about.presets.quick.pairs).toBe(12)
  expect(readFileSync(join(suite?.folder ?? '', 'join.cjs'), 'utf8')).not.toContain('evil')
  expect(repository.git('worktree', 'list', '--porcelain').match(/^worktree/gm)).toHaveLength(1)
})

it('a change that brings its own suite has none where base has none', async () => {
  const repository = gitRepository()
  const base = repository.commit('base')
  plantFiles(join(repository.directory, 'mine'), exampleSuite())
  await expect(asked(repository, './mine', { base })).rejects.toThrow(
    `expected the suite ./mine in the base ${base.slice(0, 7)}, got none`,
  )
  await expect(asked(repository, './mine', { base: null })).rejects.toThrow('expected a commit')
})

const outside = 'expected a suite inside the repository'

it.each([
  ['above the repository', '../mine', outside],
  ['above it by a detour', './studies/../../mine', outside],
  ['anywhere on the machine', '/srv/mine', outside],
  ['behind a link out of the repository', './elsewhere', 'got a link out of it'],
  ['a repository of the machine', 'file:///srv/mine#v1', 'expected a bundled suite or a folder'],
  ['a repository that a key opens', 'ssh://git@localhost/mine#v1', 'expected a bundled suite or'],
])('a suite that a job is asked for is not taken from %s', async (_, suite, message) => {
  const repository = repositoryWithSuite()
  symlinkSync(folderWith(exampleSuite()), join(repository.directory, 'elsewhere'))
  const base = repository.commit('base')
  await expect(asked(repository, suite, { base })).rejects.toThrow(message)
  await expect(asked(repository, suite, { base, settingsOf: 'disk' })).rejects.toThrow(message)
})

it('a suite is taken from anywhere when a user at a terminal names it', async () => {
  const repository = repositoryWithSuite()
  const path = join(repository.directory, 'studies/mine')
  const byHand = { base: null, settingsOf: 'disk', atTerminal: true, repository: null } as const
  const suite = await asked(repository, path, { ...byHand, inputs: { suite: path } })
  expect(suite?.name).toBe('mine')
  await expect(asked(repository, path, byHand)).rejects.toThrow('expected a commit')
})
