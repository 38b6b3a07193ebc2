import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { withRunners } from '../../../src/session/benchmarks/with-runners.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

/** The words that start a TypeScript file of a project that has these programs, under a Node.js. */
async function runnerOf(programs: readonly string[], version: string) {
  const top = temporaryFolder()
  for (const program of programs) {
    const path = join(top, 'node_modules', program)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
  }
  const runtime = {
    path: 'node',
    version,
    headersDirectory: null,
    source: 'path',
    versions: {},
  } as const
  const build = { directory: top, runtime }
  const builds = { base: build, head: build }
  const files = [{ path: 'a.ts', text: '' }]
  const place = { builds, folder: join(top, 'bench') }
  const [file] = await withRunners(files, place, realHost())
  return file?.runner
}

const tsx = 'tsx/dist/cli.mjs'
const tsNode = 'ts-node/dist/bin.js'

it.each([
  [[tsx, tsNode], 'v24.1.0', ['node', `{directory}/node_modules/${tsx}`]],
  [[tsNode], 'v24.1.0', ['node']],
  [[tsNode], 'v20.1.0', ['node', `{directory}/node_modules/${tsNode}`, '--transpile-only']],
  [[], 'v20.1.0', null],
] as const)(
  'a project with %j runs TypeScript under %s by %j',
  async (programs, version, words) => {
    expect(await runnerOf(programs, version)).toEqual(words)
  },
)
