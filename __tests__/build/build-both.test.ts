import { expect, it } from 'vitest'
import { resolutionDate } from '../../src/build/build-both.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { publishedOf } from '../fakes/results.ts'
import type { Revision } from '../../src/model/build/revision.ts'

const real = realHost()

it('resolutionDate stays the same for a pair until a new version is compared', async () => {
  const published = (version: string, name = 'tiny') => publishedOf('base', name, version)
  const place = { cacheDirectory: temporaryFolder(), trustScope: 'trusted' }
  const on = (now: string) => ({ ...real, clock: { ...real.clock, now: () => now } })
  const [monday, tuesday, friday] = ['2026-03-02', '2026-03-03', '2026-03-06'].map(
    (day) => `${day}T10:00:00.000Z`,
  )
  const pair = [published('1.0.0'), published('2.0.0')]
  const newer = [published('2.0.0'), published('2.1.0')]
  const dateOf = (revisions: readonly Revision[], now = '', elsewhere = place) =>
    resolutionDate(revisions, elsewhere, on(now))
  expect(await dateOf(pair, monday)).toBe(monday)
  expect(await dateOf(pair, tuesday)).toBe(monday)
  expect(await dateOf(pair.toReversed(), tuesday)).toBe(monday)
  expect(await dateOf(newer, friday)).toBe(friday)
  expect(await dateOf(pair, friday)).toBe(friday)
  expect(await dateOf(pair, friday, { ...place, trustScope: 'fork-1' })).toBe(friday)
  expect(await dateOf([published('1.0.0', 'other')], tuesday)).toBe(tuesday)
  const commit: Revision = { ...published('1.0.0'), source: 'commit' }
  expect(await dateOf([commit], friday)).toBeNull()
})
