import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Outcome, ProcessSpec } from '../../src/host/process/processes.ts'
import { createRemoteCache, type RemoteCache } from '../../src/host/cache/remote-cache.ts'
import { bringIn, isRemote, sendOut, type RemoteStore } from '../../src/store/remote-store.ts'
import { takeOut } from '../../src/store/take-out.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { startCacheService, type CacheService } from '../fakes/cache-service.ts'
import { outcomeOf } from '../fakes/outcomes.ts'
import { realHost } from '../fakes/real-host.ts'
import { emptyStore, filled, host, key, place } from './stores.ts'

const program = fileURLToPath(new URL('../../src/remote-cache.ts', import.meta.url))
const name = `deadheat-trusted-${key}`
let service: CacheService

beforeAll(async () => {
  service = await startCacheService()
})

afterAll(() => service.close())

beforeEach(() => {
  service.manners.refusal = null
  service.asked.length = 0
})

function remoteWith(variables: Readonly<Record<string, string>>): RemoteCache {
  const { PATH } = process.env
  return createRemoteCache(program, realHost({ PATH, ...variables }).processes)
}

/** A machine whose store holds nothing yet. */
function machine(remoteCache = remoteWith(service.variables)): RemoteStore {
  return { ...emptyStore(), remoteCache }
}

/** A machine that has made the build. */
async function builder(remoteCache?: RemoteCache): Promise<{ store: RemoteStore; folder: string }> {
  const store = machine(remoteCache)
  return { store, folder: await filled(store) }
}

describe('a build in the cache of GitHub', () => {
  it('is taken by a machine that has not made it, once it is there', async () => {
    service.entries.clear()
    const other = machine()
    expect(await bringIn(key, other, host)).toBe(false)
    const { store } = await builder()
    expect(await sendOut(key, store, host)).toBeNull()
    expect([...service.entries.keys()]).toEqual([name])
    expect(await bringIn(key, other, host)).toBe(true)
    expect(await takeOut({ key, target: place(), store: other }, host)).toMatchObject({
      kind: 'build',
    })
    // Somebody else was faster, which is as good.
    expect(await sendOut(key, store, host)).toBeNull()
  })

  it('is asked for by no process that has the token in its environment', async () => {
    service.entries.clear()
    const folder = temporaryFolder()
    const seen = join(folder, 'seen')
    const script = `#!/bin/sh\ncat /proc/$$/environ /proc/$PPID/environ >>'${seen}'\nexec /usr/bin/env -i PATH=/usr/bin:/bin tar "$@"\n`
    writeFileSync(join(folder, 'tar'), script, { mode: 0o755 })
    const PATH = `${folder}:${process.env['PATH'] ?? ''}`
    const { store } = await builder(remoteWith({ ...service.variables, PATH }))
    expect(await sendOut(key, store, host)).toBeNull()
    expect([...service.entries.keys()]).toEqual([name])
    const text = readFileSync(seen, 'latin1')
    expect(text).toContain('ACTIONS_RESULTS_URL=')
    expect(text).not.toContain(service.variables['ACTIONS_RUNTIME_TOKEN'])
  })

  it('is checked like every other one, and not used when it was changed', async () => {
    service.entries.clear()
    const { store, folder } = await builder()
    writeFileSync(join(folder, 'tree/package.json'), '{"poison":1}')
    expect(await sendOut(key, store, host)).toBeNull()
    const other = machine()
    expect(await bringIn(key, other, host)).toBe(true)
    const taken = await takeOut({ key, target: place(), store: other }, host)
    expect(taken).toMatchObject({ kind: 'refused' })
    expect(await takeOut({ key, target: place(), store: other }, host)).toEqual({ kind: 'none' })
  })

  it('is not used when it is cut off, and the reason is one line', async () => {
    const whole = service.entries.get(name)
    service.entries.set(name, (whole ?? Buffer.alloc(0)).subarray(0, 100))
    const other = machine()
    const reason = await bringIn(key, other, host)
    expect(reason).toMatch(/^Failed to restore: [^\n]+$/)
    expect(String(reason)).not.toContain('secret')
    expect(await takeOut({ key, target: place(), store: other }, host)).toEqual({ kind: 'none' })
  })

  it('is left out with one line when the cache may only be read, and not tried again', async () => {
    service.entries.clear()
    service.manners.refusal = 'cache write denied: this event may not write'
    const { store } = await builder()
    expect(await sendOut(key, store, host)).toMatch(/cache write denied/)
    expect(await sendOut(key, store, host)).toBeNull()
    expect(service.asked).toEqual(['CreateCacheEntry'])
    expect(await bringIn(key, store, host)).toBe(false)
  })

  it('is left out with one line when the cache knows nothing of the token', async () => {
    const remoteCache = remoteWith({ ...service.variables, ACTIONS_RUNTIME_TOKEN: 'another' })
    const { store } = await builder(remoteCache)
    expect(await bringIn(key, store, host)).toMatch(/401/)
    expect(await sendOut(key, store, host)).toBeNull()
    expect(service.asked).toEqual(['GetCacheEntryDownloadURL'])
  })

  it('is no affair of a store that writes builds of foreign code', () => {
    const { remoteCache } = machine()
    expect(isRemote({ ...emptyStore(), remoteCache })).toBe(true)
    for (const trustScope of ['fork-482', 'named']) {
      expect(isRemote({ ...emptyStore(trustScope), remoteCache })).toBe(false)
    }
  })
})

/** A mirror whose program ends like this, and what it was started with. */
function remoteThat(
  changes: Partial<Outcome>,
  environment: Readonly<Record<string, string>> = service.variables,
): { remoteCache: RemoteCache; started: ProcessSpec[] } {
  const started: ProcessSpec[] = []
  const run = (spec: ProcessSpec): Promise<Outcome> => {
    started.push(spec)
    return Promise.resolve(outcomeOf({ exitCode: 4, ...changes }))
  }
  return { remoteCache: createRemoteCache(program, { run, environment }), started }
}

describe('the program that asks the cache', () => {
  it('is not started where the runner offers none', async () => {
    for (const missing of ['ACTIONS_RESULTS_URL', 'ACTIONS_RUNTIME_TOKEN']) {
      const { remoteCache, started } = remoteThat({}, { ...service.variables, [missing]: '' })
      const reason = expect.stringContaining(
        'expected ACTIONS_RESULTS_URL and ACTIONS_RUNTIME_TOKEN',
      )
      expect(await remoteCache.fetch('k', 'n', '/f')).toEqual({ kind: 'trouble', reason })
      expect(await remoteCache.fetch('k', 'n', '/f')).toEqual({ kind: 'none' })
      expect(started).toEqual([])
    }
  })

  it.each([
    ['::error::Failed to restore: Cache service responded with 503', { exitCode: 4 }],
    ['::warning::Failed to restore: timeout%0Aat line 1', { exitCode: 4 }],
    ['', { exitCode: 1, lastLines: ['Error: heap'] }],
    ['', { exitCode: null, signal: 'SIGKILL', timedOut: true }],
  ])('is not asked again after %o %o', async (stdout, end) => {
    const { remoteCache, started } = remoteThat({ stdout: `info\n${stdout}\n`, ...end })
    const answer = await remoteCache.fetch('k', 'n', '/f')
    expect(answer).toEqual({ kind: 'trouble', reason: expect.stringMatching(/^[^\n%]+$/) })
    expect(await remoteCache.fetch('k', 'n', '/f')).toEqual({ kind: 'none' })
    expect(await remoteCache.send({ key: 'k', name: 'n' }, '/f', '/s')).toEqual({ kind: 'none' })
    expect(started).toHaveLength(1)
  })

  it('has what it needs of the variables of the job, and nothing else', async () => {
    const { remoteCache, started } = remoteThat(
      { exitCode: 0 },
      {
        ...service.variables,
        PATH: '/bin',
        https_proxy: 'http://p',
        NODE_OPTIONS: '-r x',
        TOKEN: 't',
      },
    )
    await remoteCache.send({ key: 'k', name: 'n' }, '/folder', '/scratch')
    const { ACTIONS_RUNTIME_TOKEN: token, ...others } = service.variables
    expect(started[0]?.input).toBe(token)
    expect(started[0]?.environment).toEqual({
      ...others,
      PATH: '/bin',
      https_proxy: 'http://p',
      GITHUB_WORKSPACE: '/folder',
      RUNNER_TEMP: '/scratch',
    })
  })
})
