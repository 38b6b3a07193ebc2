import { expect, it } from 'vitest'
import { openSuite, suiteNames } from '../../src/workspace/open-suite.ts'
import { UsageError } from '../../src/model/usage-error.ts'
import { folderWith } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()

const preset = { about: 'some', pairs: 12, minutes: 1 }
const about = {
  title: 'A suite',
  question: 'how long?',
  source: 'a study',
  sides: { base: 'node:20', head: 'node:22' },
  presets: { quick: preset, published: preset, sweep: preset },
  tables: [],
}

const rootFolder = () =>
  folderWith({
    'pools/suite.json': JSON.stringify(about),
    'pools/serial.cjs': '',
    'pools/batched.cjs': '',
    'pools/_payload.cjs': '',
    'pools/package.json': '{}',
    'broken/suite.json': '{"title":1}',
    'demo/hash.cjs': '',
  })

it('bundled suites are the folders that say so, with a benchmark for every script that is no part of others', async () => {
  expect(await suiteNames(rootFolder(), host)).toEqual(['broken', 'pools'])
  const root = rootFolder()
  expect(await openSuite('pools', root, host)).toMatchObject({
    name: 'pools',
    about,
    scripts: ['pools/batched.cjs', 'pools/serial.cjs'],
  })
  expect((await openSuite('pools/serial', root, host)).scripts).toEqual(['pools/serial.cjs'])
})

it.each([
  ['pool', 'expected a suite, got "pool": did you mean "pools"'],
  ['leveldown', 'there are broken, pools'],
  ['pools/serail', 'did you mean "pools/serial"'],
  ['../pools', 'expected a suite, got ".."'],
  ['demo', 'expected a suite, got "demo"'],
  ['broken', 'suite.json'],
])('suites that are asked for as %j: %s', async (wanted, message) => {
  const opened = openSuite(wanted, rootFolder(), host)
  await expect(opened).rejects.toBeInstanceOf(UsageError)
  await expect(opened).rejects.toThrow(message)
})
