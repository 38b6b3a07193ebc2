import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { searchScript } from '../../../src/session/benchmarks/search-script.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

function packageWith(scripts: Readonly<Record<string, string>>): string {
  const directory = temporaryFolder()
  mkdirSync(join(directory, 'perf'))
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ name: 'x', scripts }))
  writeFileSync(join(directory, 'perf', 'all.mjs'), `import { Bench } from 'tinybench'\n`)
  return directory
}

const searched = (directory: string, packageDirectory = directory) =>
  searchScript({ directory, packageDirectory }, realHost())

describe('searchScript', () => {
  it('reads the file that the script of package.json runs', async () => {
    const { found, refused } = await searched(packageWith({ bench: 'node perf/all.mjs' }))
    expect(found).toMatchObject([{ kind: 'suite', name: 'bench', adapter: 'tinybench' }])
    expect(refused).toBeNull()
  })

  it('finds nothing in a package without such a script, or in no package of its own', async () => {
    const nothing = { found: [], refused: null, place: 'package.json' }
    expect(await searched(packageWith({}))).toEqual(nothing)
    expect(await searched(temporaryFolder())).toEqual(nothing)
    const folder = packageWith({ bench: 'node perf/all.mjs' })
    expect(await searched(join(folder, '..'), folder)).toEqual(nothing)
  })

  it.each([
    ['node --expose-gc perf/all', ['node', '--expose-gc', 'perf/all.mjs']],
    ['node perf/', ['node', 'perf/index.js']],
  ])('finds the file that %s names without its extension', async (bench, command) => {
    const directory = packageWith({ bench })
    writeFileSync(join(directory, 'perf', 'index.js'), `require('tinybench')`)
    expect((await searched(directory)).found).toMatchObject([{ adapter: 'tinybench', command }])
  })

  it.each([[{}], [{ bench: 'matcha bench.js' }], [{ bench: 'node a.js && node b.js' }]])(
    'finds the suites beside package.json where its scripts %j start none',
    async (scripts) => {
      const directory = packageWith(scripts)
      const write = (name: string, text: string) => writeFileSync(join(directory, name), text)
      write('bench.js', `const bench = require('fastbench')`)
      write('bench-more.js', `const { Suite } = require('bench-node')`)
      write('bench-own.js', `console.time()`)
      write('index.js', `require('fastbench')`)
      write('vitest.bench.config.js', `import 'tinybench'`)
      symlinkSync('/dev/zero', join(directory, 'bench-link.js'))
      const { found, refused, place } = await searched(directory)
      expect(found).toMatchObject([
        { name: 'bench', adapter: 'fastbench', command: ['node', 'bench.js'] },
        {
          name: 'bench-more',
          adapter: 'bench-node',
          command: ['node', '--allow-natives-syntax', 'bench-more.js'],
        },
      ])
      expect({ refused, place }).toEqual({ refused: null, place: 'the top of the package' })
    },
  )

  it('does not read what a link leads to', async () => {
    const directory = packageWith({ bench: 'node link.js' })
    symlinkSync('/dev/zero', join(directory, 'link.js'))
    expect((await searched(directory)).found).toMatchObject([{ kind: 'command', name: 'bench' }])
  })

  it('says why it measures nothing', async () => {
    const { found, refused } = await searched(packageWith({ bench: 'node a.js; node b.js' }))
    expect(found).toEqual([])
    expect(refused).toContain('needs a shell')
  })
})
