import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { earlierBlockTimes, keepBlockTimes } from '../../src/workspace/keep-block-times.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { samplesOf } from '../fakes/journals.ts'
import { realHost } from '../fakes/real-host.ts'

function timed(id: string, seconds: number) {
  const samples = samplesOf(id, { count: 3, effect: 0, noise: 0.01, seed: 1 })
  return samples.map((sample) => ({ ...sample, seconds }))
}

describe('how long blocks took', () => {
  it('is known in the next run of the same repository, and of no other', async () => {
    const host = realHost()
    const place = { repository: '/a', cacheDirectory: temporaryFolder() }
    expect(await earlierBlockTimes(place, host)).toEqual({})
    await keepBlockTimes([...timed('one', 2), ...timed('toString', 3)], place, host)
    await keepBlockTimes(timed('one', 4), place, host)
    expect(await earlierBlockTimes(place, host)).toEqual({ one: 4, toString: 3 })
    expect(await earlierBlockTimes({ ...place, repository: '/b' }, host)).toEqual({})
  })

  it('is nothing where the file was damaged', async () => {
    const host = realHost()
    const place = { repository: '/a', cacheDirectory: temporaryFolder() }
    await keepBlockTimes(timed('one', 2), place, host)
    const folder = join(place.cacheDirectory, 'block-times')
    for (const text of ['{', '[]', '{"one":-1}', '{"one":"2"}']) {
      for (const name of readdirSync(folder)) writeFileSync(join(folder, name), text)
      expect(await earlierBlockTimes(place, host)).toEqual({})
    }
  })
})
