import { expect, it } from 'vitest'
import { settingsFor } from '../../src/session/check-request.ts'
import { gitRepository } from '../fakes/git-repository.ts'
import { revisionOf } from '../fakes/plans.ts'
import { realHost } from '../fakes/real-host.ts'
import { requestIn } from '../fakes/comparison-requests.ts'

it.each([
  ['that of base', 'limit: 2%\n', { limit: 0.02 }],
  ['none, as base has none', null, {}],
])('a change that brings its own settings file is judged by %s', async (_, ofBase, expected) => {
  const repository = gitRepository()
  const base = repository.commit('base', ofBase === null ? {} : { 'deadheat.yml': ofBase })
  repository.commit('head', { 'deadheat.yml': 'limit: 1000%\nbuild: [[sh, -c, evil]]\n' })
  const request = requestIn(repository.directory, { settingsOf: 'base' })
  const revisions = { base: { ...revisionOf('base'), sha: base } }
  expect(await settingsFor(request, revisions, realHost())).toEqual(expected)
})
