import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fetchNodeCore } from '../../../src/session/benchmarks/try-suites.ts'
import { gitRepository, temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const host = realHost()

describe('fetchNodeCore', () => {
  it('clones a tag once, and takes what is there from then on', async () => {
    const repository = gitRepository()
    repository.write('benchmark/common.js', 'old')
    repository.commit('old')
    repository.git('tag', 'v1.0.0')
    repository.write('benchmark/common.js', 'new')
    repository.commit('new')
    const cache = temporaryFolder()
    const from = { url: pathToFileURL(repository.directory).href, ref: 'v1.0.0' }
    const notes: string[] = []
    const fetch = () => fetchNodeCore(from, cache, host, (text) => notes.push(text))
    const first = await fetch()
    const second = await fetch()
    expect(first).toMatchObject({ ok: true })
    expect(second).toEqual(first)
    expect(notes).toHaveLength(1)
    if (!first.ok) throw new Error(first.message)
    expect(await host.files.read(`${first.directory}/benchmark/common.js`)).toBe('old')
  })

  it.each(['v9.9.9', '--upload-pack=touch x'])('says what came of the name %j', async (ref) => {
    const repository = gitRepository()
    repository.write('a', '')
    repository.commit('first')
    const cache = temporaryFolder()
    const url = pathToFileURL(repository.directory).href
    const got = await fetchNodeCore({ url, ref }, cache, host, () => {})
    expect(got).toMatchObject({ ok: false })
    expect(got.ok ? '' : got.message).toContain(`expected to clone ${url} at ${ref}, got `)
    expect(await host.files.list(`${cache}/node-core`)).toEqual([])
  })
})
