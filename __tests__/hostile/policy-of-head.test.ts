import { describe, expect, it } from 'vitest'
import { settingsFor } from '../../src/session/check-request.ts'
import { gitRepository } from '../fakes/git-repository.ts'
import { revisionOf } from '../fakes/plans.ts'
import { realHost } from '../fakes/real-host.ts'

const spec = { source: 'commit', text: 'HEAD', ref: 'HEAD' } as const
const choice = { how: 'named', spec, reason: 'explicit' } as const

describe('a change that brings its own settings file', () => {
  it.each([
    ['that of base', 'limit: 2%\n', { limit: 0.02 }],
    ['none, as base has none', null, {}],
  ])('is judged by %s', async (_, ofBase, expected) => {
    const repository = gitRepository()
    if (ofBase !== null) repository.write('deadheat.yml', ofBase)
    const base = repository.commit('base')
    repository.write('deadheat.yml', 'limit: 1000%\nbuild: [[sh, -c, evil]]\n')
    repository.commit('head')
    const settings = await settingsFor(
      {
        given: {},
        settingsOf: 'base',
        repository: repository.directory,
        origin: repository.directory,
        selection: { base: choice, head: choice },
        resultsDirectory: '/nowhere',
        cacheDirectory: '/nowhere',
        trustScope: 'trusted',
        harnessPath: '/nowhere',
        seed: 1,
        keep: false,
        cancelled: () => false,
        onProgress: () => undefined,
      },
      { base: { ...revisionOf('base'), sha: base } },
      realHost(),
    )
    expect(settings).toEqual(expected)
  })
})
