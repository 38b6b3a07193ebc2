import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lookFor } from '../../../src/session/listing/look-for.ts'
import { withDefaults } from '../../../src/settings/settings.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

async function foundIn(files: Readonly<Record<string, string>>, benchmarks: string) {
  const tree = temporaryFolder()
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), content)
  }
  const settings = withDefaults({ benchmarks })
  const { found } = await lookFor({ settings, suite: null }, { tree }, realHost())
  return found
}

describe('what there is to measure, before anything is built', () => {
  it("knows the examples of a tool's own repository as its suites", async () => {
    const files = {
      'package.json': '{"name":"mitata"}',
      'examples/a.mjs': `import { bench, run } from '../src/main.mjs'`,
    }
    expect(await foundIn(files, 'examples')).toMatchObject([{ kind: 'suite', adapter: 'mitata' }])
  })

  it('leaves out what another runtime runs, and what that imports', async () => {
    const files = {
      'package.json': '{"name":"tiny"}',
      'perf/deno/bench.mjs': `import { bench } from 'npm:mitata'\nimport './tool.mjs'`,
      'perf/deno/tool.mjs': 'export const routes = []',
      'perf/start.js': 'process.exit(0)',
    }
    expect(await foundIn(files, 'perf')).toMatchObject([{ kind: 'command', name: 'start' }])
  })
})
