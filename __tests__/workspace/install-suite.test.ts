import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { installSuite } from '../../src/workspace/install-suite.ts'
import { openSuite } from '../../src/workspace/open-suite.ts'
import { harnessPath } from '../fakes/benchmark-folder.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { servedBy } from '../fakes/registry.ts'

const benchmarks = join(harnessPath, '../suites')

it('packages of a suite are missed in one line where there is no way to them, and nothing half is kept', async () => {
  const cache = temporaryFolder()
  const port = await servedBy((_, response) => void response.writeHead(404).end('{}'))
  const registry = { npm_config_registry: `http://127.0.0.1:${port}` }
  const host = realHost({ ...process.env, ...registry, npm_config_cache: temporaryFolder() })
  const notes: string[] = []
  const suite = await openSuite('promises', benchmarks, host)
  expect(await installSuite(suite, cache, host, (note) => notes.push(note))).toBeNull()
  expect(notes).toEqual([
    'fetching the packages of the suite promises, once',
    expect.stringMatching(
      /^expected npm to fetch the packages of the suite promises, got 404 Not Found - GET http:\S+: the registry has no such package or version; benchmarks that need them fail, the rest continue$/,
    ),
  ])
  expect(readdirSync(join(cache, 'suites'))).toEqual([])
})

it('packages of a suite are none where a suite compares none', async () => {
  const cache = temporaryFolder()
  const host = realHost()
  const suite = await openSuite('startup', benchmarks, host)
  const install = installSuite(suite, cache, host, () => expect.unreachable())
  expect(await install).toBeNull()
  expect(existsSync(join(cache, 'suites'))).toBe(false)
})
