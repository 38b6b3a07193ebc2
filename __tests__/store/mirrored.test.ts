import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Outcome, ProcessSpec } from '../../src/host/host.ts'
import { createMirror, type Mirror } from '../../src/host/mirror.ts'
import { bringIn, isMirrored, sendOut, type MirroredStore } from '../../src/store/mirrored.ts'
import { takeOut } from '../../src/store/take-out.ts'
import { startCacheService, type CacheService } from '../fakes/cache-service.ts'
import { outcomeOf } from '../fakes/outcomes.ts'
import { realHost } from '../fakes/real-host.ts'
import { emptyStore, filled, host, key, place } from './stores.ts'

const program = fileURLToPath(new URL('../../src/mirror.ts', import.meta.url))
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

function mirrorWith(variables: Readonly<Record<string, string>>): Mirror {
  const { PATH } = process.env
  return createMirror(program, realHost({ PATH, ...variables }).processes)
}

/** A machine whose store holds nothing yet. */
function machine(mirror = mirrorWith(service.variables)): MirroredStore {
  return { ...emptyStore(), mirror }
}

/** A machine that has made the build. */
async function builder(mirror?: Mirror): Promise<{ store: MirroredStore; folder: string }> {
  const store = machine(mirror)
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
    expect(await takeOut(key, place(), other, host)).toMatchObject({ kind: 'build' })
    // Somebody else was faster, which is as good.
    expect(await sendOut(key, store, host)).toBeNull()
  })

  it('is checked like every other one, and not used when it was changed', async () => {
    service.entries.clear()
    const { store, folder } = await builder()
    writeFileSync(join(folder, 'tree/package.json'), '{"poison":1}')
    expect(await sendOut(key, store, host)).toBeNull()
    const other = machine()
    expect(await bringIn(key, other, host)).toBe(true)
    const taken = await takeOut(key, place(), other, host)
    expect(taken).toMatchObject({ kind: 'refused' })
    expect(await takeOut(key, place(), other, host)).toEqual({ kind: 'none' })
  })

  it('is not used when it is cut off, and the reason is one line', async () => {
    const whole = service.entries.get(name)
    service.entries.set(name, (whole ?? Buffer.alloc(0)).subarray(0, 100))
    const other = machine()
    const reason = await bringIn(key, other, host)
    expect(reason).toMatch(/^Failed to restore: [^\n]+$/)
    expect(String(reason)).not.toContain('secret')
    expect(await takeOut(key, place(), other, host)).toEqual({ kind: 'none' })
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
    const mirror = mirrorWith({ ...service.variables, ACTIONS_RUNTIME_TOKEN: 'another' })
    const { store } = await builder(mirror)
    expect(await bringIn(key, store, host)).toMatch(/401/)
    expect(await sendOut(key, store, host)).toBeNull()
    expect(service.asked).toEqual(['GetCacheEntryDownloadURL'])
  })

  it('is no affair of a store that writes builds of foreign code', () => {
    const { mirror } = machine()
    expect(isMirrored({ ...emptyStore(), mirror })).toBe(true)
    for (const zone of ['fork-482', 'named']) {
      expect(isMirrored({ ...emptyStore(zone), mirror })).toBe(false)
    }
  })
})

/** A mirror whose program ends like this, and what it was started with. */
function mirrorThat(
  changes: Partial<Outcome>,
  environment: Readonly<Record<string, string>> = service.variables,
): { mirror: Mirror; started: ProcessSpec[] } {
  const started: ProcessSpec[] = []
  const run = (spec: ProcessSpec): Promise<Outcome> => {
    started.push(spec)
    return Promise.resolve(outcomeOf({ exitCode: 4, ...changes }))
  }
  return { mirror: createMirror(program, { run, environment }), started }
}

describe('the program that asks the cache', () => {
  it('is not started where the runner offers none', async () => {
    for (const missing of ['ACTIONS_RESULTS_URL', 'ACTIONS_RUNTIME_TOKEN']) {
      const { mirror, started } = mirrorThat({}, { ...service.variables, [missing]: '' })
      const reason = expect.stringContaining(
        'expected ACTIONS_RESULTS_URL and ACTIONS_RUNTIME_TOKEN',
      )
      expect(await mirror.fetch('k', 'n', '/f')).toEqual({ kind: 'trouble', reason })
      expect(await mirror.fetch('k', 'n', '/f')).toEqual({ kind: 'none' })
      expect(started).toEqual([])
    }
  })

  it.each([
    ['::error::Failed to restore: Cache service responded with 503', { exitCode: 4 }],
    ['::warning::Failed to restore: timeout%0Aat line 1', { exitCode: 4 }],
    ['', { exitCode: 1, lastLines: ['Error: heap'] }],
    ['', { exitCode: null, signal: 'SIGKILL', timedOut: true }],
  ])('is not asked again after %o %o', async (stdout, end) => {
    const { mirror, started } = mirrorThat({ stdout: `info\n${stdout}\n`, ...end })
    const answer = await mirror.fetch('k', 'n', '/f')
    expect(answer).toEqual({ kind: 'trouble', reason: expect.stringMatching(/^[^\n%]+$/) })
    expect(await mirror.fetch('k', 'n', '/f')).toEqual({ kind: 'none' })
    expect(await mirror.send('k', 'n', '/f', '/s')).toEqual({ kind: 'none' })
    expect(started).toHaveLength(1)
  })

  it('has what it needs of the variables of the job, and nothing else', async () => {
    const { mirror, started } = mirrorThat(
      { exitCode: 0 },
      {
        ...service.variables,
        PATH: '/bin',
        https_proxy: 'http://p',
        NODE_OPTIONS: '-r x',
        TOKEN: 't',
      },
    )
    await mirror.send('k', 'n', '/folder', '/scratch')
    expect(started[0]?.environment).toEqual({
      ...service.variables,
      PATH: '/bin',
      https_proxy: 'http://p',
      GITHUB_WORKSPACE: '/folder',
      RUNNER_TEMP: '/scratch',
    })
  })
})
