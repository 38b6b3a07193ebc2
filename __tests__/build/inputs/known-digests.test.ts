import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { knownDigests } from '../../../src/build/inputs/machine-state.ts'
import { digestOf } from '../../../src/host/files/digest-of.ts'
import type { Host } from '../../../src/host/host.ts'
import { folderWith, plantFiles, temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

/** A host as a new run has it, some time after the files were written. */
function counted(secondsLater = 60) {
  const { files, clock } = realHost()
  const read: string[] = []
  const now = (): string => new Date(Date.parse(clock.now()) + secondsLater * 1000).toISOString()
  const fingerprint: Host['files']['fingerprint'] = (path) => {
    read.push(path)
    return files.fingerprint(path)
  }
  return { host: { files: { ...files, fingerprint }, clock: { ...clock, now } }, read }
}

it('reads a tool once for both sides, and not again in a later run', async () => {
  const tool = join(folderWith({ cc: 'compiler' }), 'cc')
  const place = { cacheDirectory: temporaryFolder(), trustScope: 'trusted' }
  const { host, read } = counted()
  const [base, head] = [await knownDigests(place, host), await knownDigests(place, host)]
  const digests = await Promise.all([base.digestOf(tool), head.digestOf(tool)])
  expect(digests).toEqual([digestOf('compiler'), digestOf('compiler')])
  expect(read).toHaveLength(1)
  await base.keep()
  const later = counted()
  const again = await knownDigests(place, later.host)
  expect(await again.digestOf(tool)).toBe(digestOf('compiler'))
  expect(later.read).toEqual([])
})

it.each([
  ['another content', 'Compiler'],
  ['another size', 'compiler 2'],
])('reads a tool again that has %s, though its time is what it was', async (_name, content) => {
  const tool = join(folderWith({ cc: 'compiler' }), 'cc')
  utimesSync(tool, 1, 1)
  const place = { cacheDirectory: temporaryFolder(), trustScope: 'trusted' }
  const { host } = counted()
  const first = await knownDigests(place, host)
  await first.digestOf(tool)
  await first.keep()
  writeFileSync(tool, content)
  utimesSync(tool, 1, 1)
  for (const other of [host, counted().host]) {
    const { digestOf: nowOf } = await knownDigests(place, other)
    expect(await nowOf(tool)).toBe(digestOf(content))
  }
})

it('takes no digest from another trust scope, and none that a broken file holds', async () => {
  const tool = join(folderWith({ cc: 'compiler' }), 'cc')
  const cacheDirectory = temporaryFolder()
  const { host } = counted()
  const fork = await knownDigests({ cacheDirectory, trustScope: 'fork-1' }, host)
  await fork.digestOf(tool)
  await fork.keep()
  const kept = join(cacheDirectory, 'digests/fork-1/tools.json')
  const planted = readFileSync(kept, 'utf8').replace(digestOf('compiler'), digestOf('planted'))
  writeFileSync(kept, planted)
  const trusted = await knownDigests({ cacheDirectory, trustScope: 'trusted' }, counted().host)
  expect(await trusted.digestOf(tool)).toBe(digestOf('compiler'))
  for (const broken of ['{', '[]', '{"/x":{"stamp":1}}']) {
    plantFiles(cacheDirectory, { 'digests/trusted/tools.json': broken })
    const anew = await knownDigests({ cacheDirectory, trustScope: 'trusted' }, counted().host)
    expect(await anew.digestOf(tool)).toBe(digestOf('compiler'))
  }
})

it('keeps nothing of a tool that was changed a moment ago, and needs no cache to write to', async () => {
  const tool = join(folderWith({ cc: 'compiler' }), 'cc')
  const place = { cacheDirectory: temporaryFolder(), trustScope: 'trusted' }
  const { host } = counted(0)
  const young = await knownDigests(place, host)
  await young.digestOf(tool)
  await young.keep()
  expect(await host.files.exists(join(place.cacheDirectory, 'digests'))).toBe(false)
  const file = join(folderWith({ cc: 'not a folder' }), 'cc')
  const nowhere = await knownDigests({ ...place, cacheDirectory: file }, counted().host)
  expect(await nowhere.digestOf(tool)).toBe(digestOf('compiler'))
  await nowhere.keep()
  expect(await nowhere.digestOf(join(file, 'missing'))).toBe('none')
})
