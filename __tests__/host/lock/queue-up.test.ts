import fs from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { grip } from '../../../src/host/lock/grip.ts'
import { queueUp, ownTicket } from '../../../src/host/lock/queue-up.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'

const stale = vi.hoisted(() => ({ listings: 0 }))

// A listing that was made before the others drew: the moment that no real process meets on demand.
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>()
  const readdirSync = (path: string): readonly string[] =>
    stale.listings-- > 0 ? [] : real.readdirSync(path)
  return { ...real, default: real, readdirSync }
})

it('queueUp draws again when others drew higher tickets before its own was there', async () => {
  const path = temporaryFolder()
  const other = fs.openSync(join(path, ownTicket(6).name), 'wx')
  expect(grip(other)).toBe(true)
  stale.listings = 2
  const place = queueUp(path)
  expect(place?.ahead().map(({ number }) => number)).toEqual([6])
  expect(fs.readdirSync(path)).toHaveLength(2)
  place?.leave()
  fs.closeSync(other)
})
