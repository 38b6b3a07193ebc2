import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { resolveRevision } from '../../../src/revision/resolve-revision.ts'
import { warmsUp } from '../../../src/build/compiler/warms-up.ts'
import { parseRevision } from '../../../src/settings/parse-revision.ts'
import { gitRepository, temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

it('warmsUp says so for Node.js itself while the compiler cache is empty', async () => {
  const programs = temporaryFolder()
  symlinkSync(process.execPath, join(programs, 'ccache'))
  const path = process.env['PATH'] ?? ''
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
  expect(await warmsUp(wish, realHost({ PATH: '/usr/bin:/bin' }))).toBe(false)
  const kept = join(cacheDirectory, 'compiler/trusted/ccache')
  mkdirSync(kept, { recursive: true })
  writeFileSync(join(kept, 'object'), '')
  expect(await warmsUp(wish, host)).toBe(false)
  expect(await warmsUp({ ...wish, trustScope: 'fork-1' }, host)).toBe(true)
})
