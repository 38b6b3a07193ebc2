import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scriptInFolder } from '../../src/session/benchmarks/script-in-folder.ts'
import { withRunners } from '../../src/session/benchmarks/with-runners.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { buildOf } from '../fakes/results.ts'

const host = realHost()

function planted(files: Readonly<Record<string, string>>): string {
  const top = temporaryFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true })
    writeFileSync(join(top, path), text)
  }
  return top
}

describe('the file of a folder that package.json starts', () => {
  const chosenBy = (bench: string) => {
    const top = planted({ 'package.json': JSON.stringify({ scripts: { bench } }) })
    return scriptInFolder({ packageDirectory: top }, join(top, 'benchmark'), host)
  }

  it('is found with the words around it', async () => {
    expect(await chosenBy('A=1 node --expose-gc ./benchmark/all.js --fast')).toEqual({
      name: 'bench',
      path: 'all.js',
      before: ['env', 'A=1', 'node', '--expose-gc'],
      words: ['--fast'],
    })
  })

  it.each(['node perf/all.js', 'node ../benchmark/all.js', 'vitest bench', 'node a | node b'])(
    'is not there when the script is "%s"',
    async (line) => {
      expect(await chosenBy(line)).toBeNull()
    },
  )
})

describe('what starts a TypeScript file', () => {
  const files = [
    { path: 'one.mts', text: '' },
    { path: 'two.js', text: '' },
  ]
  const runnersAt = async (tree: Readonly<Record<string, string>>, version: string) => {
    const directory = planted(tree)
    const own = buildOf('head').runtime
    const build = { directory, runtime: { ...own, version } }
    const place = { builds: { base: build, head: build }, folder: join(directory, 'bench') }
    return (await withRunners(files, place, host)).map(({ runner }) => runner)
  }

  it('is the nearest tsx of the project, by the same words on both sides', async () => {
    const tsx = 'bench/node_modules/tsx/dist/cli.mjs'
    const above = 'node_modules/tsx/dist/cli.mjs'
    expect(await runnersAt({ [tsx]: '', [above]: '' }, '24.0.0')).toEqual([
      ['node', `{directory}/${tsx}`],
      undefined,
    ])
  })

  it('is Node.js itself where it takes types off, and else nothing', async () => {
    expect(await runnersAt({ 'bench/a': '' }, '24.0.0')).toEqual([['node'], undefined])
    expect(await runnersAt({ 'bench/a': '' }, '20.20.2')).toEqual([null, undefined])
  })
})
