import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { resolveRevision } from '../../src/revision/resolve-revision.ts'
import { resolutionDate, warmsUp, configuredDifferently } from '../../src/build/build-both.ts'
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

const usual = { v8_enable_lite_mode: 0, node_shared: false, node_library_files: ['lib/a.js'] }

it('says nothing where configure decided the same, in whatever order', () => {
  const other = Object.fromEntries(Object.entries(usual).toReversed())
  expect(configuredDifferently({ base: usual, head: other })).toBeNull()
})

it('names what differs, is missing or is new, and shows short values only', () => {
  const files = Array.from({ length: 30 }, (_, at) => `lib/${at}.js`)
  const { node_shared: _, ...rest } = usual
  const head = { ...rest, v8_enable_lite_mode: 1, clang: 1, node_library_files: files }
  expect(configuredDifferently({ base: usual, head })).toBe(
    'configure decided differently on head: clang (none to 1), node_library_files, ' +
      'node_shared (false to none), v8_enable_lite_mode (0 to 1)',
  )
})

it('tells a text from a number', () => {
  expect(configuredDifferently({ base: { icu: '7' }, head: { icu: 7 } })).toContain('("7" to 7)')
})

it('stays one short line of plain text, whatever an executable reports', () => {
  const hostile = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`\u001b[2J\n\u202e${at}${'x'.repeat(99)}`, 'é\u009b']),
  )
  const line = configuredDifferently({ base: {}, head: hostile }) ?? ''
  expect(line).toMatch(/^[\x20-\x7e]{1,500}$/)
})

it('counts what has no room in the line', () => {
  const head = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`set_${at}`, at]))
  expect(configuredDifferently({ base: {}, head })).toMatch(/ and 3 more$/)
})
