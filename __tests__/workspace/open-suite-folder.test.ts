import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { UsageError } from '../../src/model/usage-error.ts'
import { exampleSuite } from '../fakes/example-suite.ts'
import { openSuiteFolder, type FolderRequest } from '../../src/workspace/open-suite-folder.ts'
import { plantFiles, temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()

function open(path: string, origin: string, change: Partial<FolderRequest> = {}) {
  const place = { from: 'anywhere', origin } as const
  const request = { place, cacheDirectory: temporaryFolder(), ...change }
  return openSuiteFolder(path, request, host)
}

function withExample() {
  const origin = temporaryFolder()
  return { origin, mine: plantFiles(join(origin, 'mine'), exampleSuite()) }
}

it('is read as it is at that moment', async () => {
  const { origin, mine } = withExample()
  for (const name of ['node_modules', '.git']) mkdirSync(join(mine, name))
  const suite = await open('./mine', origin)
  expect(suite).toMatchObject({
    name: 'mine',
    pinned: './mine',
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    scripts: ['mine/join.cjs'],
    about: { tables: [{ title: 'Time of one text' }] },
  })
  writeFileSync(join(mine, 'join.cjs'), 'changed')
  expect(readFileSync(join(suite.folder, 'join.cjs'), 'utf8')).toContain('module.exports')
  for (const name of ['node_modules', '.git'])
    expect(existsSync(join(suite.folder, name))).toBe(false)
  expect((await open('./mine', origin)).digest).not.toBe(suite.digest)
})

it('is copied anew when somebody changed what was kept of it', async () => {
  const { origin } = withExample()
  const cacheDirectory = temporaryFolder()
  const first = await open('./mine', origin, { cacheDirectory })
  writeFileSync(join(first.folder, 'join.cjs'), 'evil')
  const again = await open('./mine', origin, { cacheDirectory })
  expect(again.folder).toBe(first.folder)
  expect(readFileSync(join(again.folder, 'join.cjs'), 'utf8')).not.toBe('evil')
})

it.each<readonly [string, string, (mine: string) => unknown, string]>([
  ['nothing there', './other', () => {}, 'got nothing there'],
  [
    'no suite.json',
    './other',
    (mine) => mkdirSync(join(mine, '../other')),
    'expected suite.json in the suite ./other, got none',
  ],
  [
    'an unknown field',
    './mine',
    (mine) => plantFiles(mine, { 'suite.json': '{"\\u001b[31mred": 1}' }),
    'expected a suite in ./mine/suite.json, got',
  ],
  [
    'something that is no JSON',
    './mine',
    (mine) => plantFiles(mine, { 'suite.json': '\u001b[31mred' }),
    'got something that is not JSON',
  ],
  [
    'packages in versions that are left open',
    './mine',
    (mine) => plantFiles(mine, { 'package.json': '{"dependencies":{"async":"^3.0.0"}}' }),
    'expected package-lock.json beside ./mine/package.json',
  ],
  [
    'a link to a file of the machine',
    './mine',
    (mine) => symlinkSync('/etc/passwd', join(mine, 'data.txt')),
    'got a link at "data.txt"',
  ],
  [
    'a link to a folder of the machine',
    './mine',
    (mine) => symlinkSync('/etc', join(mine, 'data')),
    'got a link at "data"',
  ],
])('is refused in one line for %s', async (_, path, prepare, message) => {
  const { origin, mine } = withExample()
  prepare(mine)
  const opened = open(path, origin)
  await expect(opened).rejects.toBeInstanceOf(UsageError)
  await expect(opened).rejects.toThrow(message)
  await expect(opened).rejects.not.toThrow(/\p{Cc}/u)
})
