import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { installSuite } from '../../src/workspace/install-suite.ts'
import { openSuite } from '../../src/workspace/open-suite.ts'
import { harnessPath } from '../fakes/benchmark-folder.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { servedBy } from '../fakes/registry.ts'

const benchmarks = join(harnessPath, '../suites')

async function emptyRegistry(): Promise<string> {
  const port = await servedBy((_, response) => void response.writeHead(404).end('{}'))
  return `http://127.0.0.1:${port}`
}

describe('the packages of a suite', () => {
  it('are missed in one line where there is no way to them, and nothing half is kept', async () => {
    const cache = temporaryFolder()
    const host = realHost({
      ...process.env,
      npm_config_registry: await emptyRegistry(),
      npm_config_cache: temporaryFolder(),
    })
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

  it('are none where a suite compares none', async () => {
    const cache = temporaryFolder()
    const host = realHost()
    const suite = await openSuite('startup', benchmarks, host)
    const install = installSuite(suite, cache, host, () => expect.unreachable())
    expect(await install).toBeNull()
    expect(existsSync(join(cache, 'suites'))).toBe(false)
  })
})
