import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { resolveRevision } from '../../src/revision/resolve-revision.ts'
import { resolutionDate, warmsUp } from '../../src/build/build-both.ts'
import { parseRevision } from '../../src/settings/parse-revision.ts'
import { gitRepository, temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import type { Revision } from '../../src/model/build/revision.ts'

const real = realHost()

it('resolutionDate stays the same for a pair until a new version is compared', async () => {
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

it('warmsUp says so for Node.js itself while the compiler cache is empty', async () => {
  const programs = temporaryFolder()
  symlinkSync(process.execPath, join(programs, 'ccache'))
  const path = process.env['PATH'] ?? ''
  const onlyGit = temporaryFolder()
  symlinkSync(
    execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim(),
    join(onlyGit, 'git'),
  )
  const host = realHost({ ...process.env, PATH: `${programs}:${path}` })
  const repository = gitRepository()
  repository.write('configure.py', '')
  repository.commit('half')
  const { directory } = repository
  const revisionsOf = async () => ({
    base: await resolveRevision(parseRevision('HEAD'), {
      side: 'base',
      repository: directory,
      host,
    }),
    head: await resolveRevision(parseRevision('HEAD'), {
      side: 'head',
      repository: directory,
      host,
    }),
  })
  const cacheDirectory = temporaryFolder()
  const places = { repository: directory, cacheDirectory, workDirectory: temporaryFolder() }
  const asked = { ...places, recipe: null, trustScope: 'trusted' } as const
  expect(await warmsUp({ ...asked, revisions: await revisionsOf() }, host)).toBe(false)
  repository.write('node.gyp', '')
  repository.commit('whole')
  const wish = { ...asked, revisions: await revisionsOf() }
  expect(await warmsUp(wish, host)).toBe(true)
  expect(await warmsUp({ ...wish, recipe: 'command' }, host)).toBe(false)
  expect(await warmsUp(wish, realHost({ PATH: onlyGit }))).toBe(false)
  const kept = join(cacheDirectory, 'compiler/trusted/ccache')
  mkdirSync(kept, { recursive: true })
  writeFileSync(join(kept, 'object'), '')
  expect(await warmsUp(wish, host)).toBe(false)
  expect(await warmsUp({ ...wish, trustScope: 'fork-1' }, host)).toBe(true)
})

function published(packageVersion: string, packageName = 'tiny'): Revision {
  const label = `${packageName}@${packageVersion}`
  const text = { side: 'base', source: 'package', spec: label, label, reason: 'explicit' } as const
  return { ...text, sha: null, packageName, packageVersion }
}
