import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lookFor } from '../../../src/session/listing/look-for.ts'
import { withDefaults } from '../../../src/settings/settings.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

async function lookedFor(files: Readonly<Record<string, string>>, benchmarks?: string) {
  const tree = temporaryFolder()
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), content)
  }
  const settings = withDefaults(benchmarks === undefined ? {} : { benchmarks })
  return lookFor({ settings, suite: null }, { tree }, realHost())
}

async function foundIn(files: Readonly<Record<string, string>>, benchmarks: string) {
  const { found } = await lookedFor(files, benchmarks)
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

  it.each([
    ['benches/a.rs', 'use criterion::Criterion;', 'cargo', 'adapter: criterion'],
    ['benches/a.rs', '#[bench]\nfn a() {}', 'cargo', 'adapter: cargo-bench'],
    [
      'benchmarks/a.cpp',
      '#include <benchmark/benchmark.h>',
      'Google Benchmark',
      'adapter: google-benchmark',
    ],
  ])('says how benchmarks that are compiled are measured: %s', async (path, text, by, adapter) => {
    const { found, notes } = await lookedFor({ [path]: text })
    expect(found).toEqual([])
    expect(notes).toHaveLength(1)
    expect(notes[0]).toContain(`expected benchmarks that Node.js runs, got ${path} for ${by}: give`)
    expect(notes[0]).toContain(`"${adapter}" under "commands"`)
  })

  const elsewhere = {
    'package.json': '{"name":"made-up"}',
    'perf-testing/all.mjs': `import { bench } from 'mitata'`,
    'perf-testing/more/one.mjs': `import { bench } from 'mitata'`,
    'perf-testing/rewrite.js': 'writeFileSync("README.md")',
    'test/benchmark.js': `import { Bench } from 'tinybench'`,
    'test/all.js': 'assert(false)',
    'node_modules/that/bench/one.js': `import { bench } from 'mitata'`,
  }

  it('finds suites in a folder of another name, and nothing beside them', async () => {
    const { found, place, notes } = await lookedFor(elsewhere)
    expect(place).toBe('perf-testing')
    expect(found).toMatchObject([
      { kind: 'suite', name: 'all', adapter: 'mitata' },
      { kind: 'suite', name: 'more/one', adapter: 'mitata' },
    ])
    expect(notes).toEqual([
      'suites of test are left out beside those of perf-testing: name a folder with --benchmarks',
    ])
  })

  it('finds the suite among tests, and does not run the tests', async () => {
    const { 'test/benchmark.js': suite, 'test/all.js': test } = elsewhere
    const { found } = await lookedFor({ 'test/benchmark.js': suite, 'test/all.js': test })
    expect(found).toMatchObject([{ kind: 'suite', name: 'benchmark', adapter: 'tinybench' }])
  })

  it('finds the scripts that get their suite from one that they import, and not that one', async () => {
    const { found } = await lookedFor({
      'package.json': '{"name":"made-up"}',
      'perf/util.js': `var benchmark = require('benchmark')\nexports.suite = function () {}`,
      'perf/copy.js': `var suite = require('./util').suite()`,
      'perf/bundle.js': 'writeFileSync("README.md")',
    })
    expect(found).toMatchObject([{ kind: 'suite', name: 'copy', adapter: 'benchmark' }])
  })

  it('names suites that lie beside the folder of benchmarks, unless a script chooses among them', async () => {
    const files = {
      'package.json': '{"name":"made-up"}',
      'benchmarks/one.mjs': `import { bench } from 'mitata'`,
      'src/parse.bench.ts': `import { bench } from 'vitest'\nbench('parse', parse)`,
    }
    const { found, notes } = await lookedFor(files)
    expect(found).toMatchObject([{ kind: 'suite', name: 'one', adapter: 'mitata' }])
    expect(notes).toEqual([
      'suites of src are left out beside those of benchmarks: name a folder with --benchmarks',
    ])
    const script = '{"scripts":{"bench":"node benchmarks/one.mjs"}}'
    expect((await lookedFor({ ...files, 'package.json': script })).notes).toEqual([])
  })

  it('names the folder whose scripts use no tool that it knows', async () => {
    const { found, notes } = await lookedFor({
      'package.json': '{"name":"made-up"}',
      'test/bench/index.js': `require('benchtable')`,
      'perf/time.js': 'console.time()',
      'src/superb.js': '',
    })
    expect(found).toEqual([])
    expect(notes).toEqual([expect.stringContaining('got scripts in perf, test/bench that use no')])
  })

  it('names the folder in which only a module that starts nothing imports a tool', async () => {
    const { found, notes } = await lookedFor({
      'packages/benchmark/src/make.ts': `import { Bench } from 'tinybench'\nexport function make() { return new Bench() }`,
      'packages/benchmark/parse.ts': `import { make } from 'make.js'\nawait make().run()`,
    })
    expect(found).toEqual([])
    expect(notes).toEqual([expect.stringContaining('scripts in packages/benchmark that use no')])
  })

  it('names a script at the top that uses no tool that it knows, and how to measure it', async () => {
    const { notes } = await lookedFor({ 'package.json': '{}', 'bench.js': `require('matcha')` })
    expect(notes).toEqual([expect.stringContaining(`--commands 'bench=node bench.js'`)])
    const { notes: deep } = await lookedFor({ 'package.json': '{}', 'test/bench.js': '' })
    expect(deep).toEqual([expect.stringContaining(`--commands 'bench=node test/bench.js'`)])
  })

  it('names scripts that look for an argument, unless they are given some or have a default', async () => {
    const files = {
      'package.json': '{"name":"made-up"}',
      'bench/parse.js': `if (!process.argv[2]) throw new Error('which parser?')`,
      'bench/length.js': 'const length = process.argv[2] || 100',
      'bench/suite.js': `require('benchmark')\nconst only = process.argv[2]`,
    }
    const { found, notes } = await lookedFor(files)
    expect(found).toHaveLength(3)
    expect(notes).toEqual([
      expect.stringMatching(/^1 may need arguments and get none: parse.js: list/),
    ])
    const script = '{"scripts":{"bench":"node bench/parse.js fast"}}'
    expect((await lookedFor({ ...files, 'package.json': script })).notes).toEqual([])
  })

  it('says how to measure what only another runtime runs', async () => {
    const { found, notes } = await lookedFor({
      'http/route_bench.ts': `Deno.bench('route', () => {})`,
      'text/_benches/all.ts': `Deno.bench('text', () => {})`,
    })
    expect(found).toEqual([])
    expect(notes).toEqual([
      expect.stringMatching(
        /got http\/route_bench.ts, text\/_benches\/all.ts, which need Deno: .* --commands 'bench@deno-bench=deno bench http\/route_bench.ts'$/,
      ),
    ])
    const { notes: bun } = await lookedFor({ 'perf/all.ts': `Bun.file('x')` })
    expect(bun).toEqual([
      expect.stringMatching(/perf\/all.ts, which needs Bun: benchmarks run by Node.js$/),
    ])
    const { notes: some } = await lookedFor({ 'perf/all.ts': `Bun.file('x')`, 'perf/one.js': '' })
    expect(some).toEqual([expect.stringContaining('got scripts in perf that use no known tool')])
  })

  it('measures what the package.json of the folder of benchmarks starts, where the other starts nothing of it', async () => {
    const files = {
      'package.json': '{"scripts":{"bench":"npm --prefix bench run bench"}}',
      'bench/package.json': '{"scripts":{"bench":"node --expose-gc index.js --save"}}',
      'bench/index.js': `require('benchmark').Suite().run()`,
      'bench/report.js': 'writeFileSync("README.md")',
    }
    const { found } = await lookedFor(files)
    expect(found).toMatchObject([
      { name: 'index', command: ['node', '--expose-gc', '{benchmarks}/index.js', '--save'] },
    ])
  })

  it('does not look elsewhere than where it was told to', async () => {
    const { found } = await lookedFor(elsewhere, 'benchmarks')
    expect(found).toEqual([])
  })
})
