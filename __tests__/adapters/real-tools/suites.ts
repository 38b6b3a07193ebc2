import type { RealSuite } from './measured-suite.ts'

/** A tool with a suite of it, and the names of the rows that come out. */
export interface ToolSuite extends RealSuite {
  /** What the test is called by. */
  readonly title: string
  readonly names: readonly string[]
  /** Label of the metric that decides. */
  readonly decides: string
  /** Whether the rows make a number of calls that was found before. */
  readonly fixed: boolean
}

type Shape = Omit<ToolSuite, 'title' | 'packages'>

const timed = { decides: 'median time', fixed: true } as const

const work = 'const list = Array.from({ length: 50 }, (_, i) => (i * 7) % 50)\n'
const short = '{ time: 20, iterations: 5, warmupTime: 5, warmupIterations: 2 }'

// What a suite can see of how many calls it is to make, so that one that makes others fails.
const toldCalls = `const { readFileSync } = await import('node:fs')
const path = process.env.DEADHEAT_CALLS
const calls = path === undefined ? null : JSON.parse(readFileSync(path, 'utf8'))`

const texts = ['texts/join', 'texts/sort', 'join', 'join (2)']

const tinybench: Shape = {
  adapter: 'tinybench',
  command: ['node', 'bench.mjs'],
  files: {
    'bench.mjs': `import { Bench } from 'tinybench'
${work}
const options = ${short}
const named = new Bench({ name: 'texts', ...options })
named.add('join', () => list.join()).add('sort', () => [...list].sort())
const one = new Bench(options)
one.add('join', () => list.join())
const two = new Bench(options)
two.add('join', async () => list.join())
for (const bench of [named, one, two]) await bench.run()
${toldCalls}
const { result } = named.tasks[0]
const made = (result.latency ?? result).samples.length
const wanted = calls === null ? made : calls[named.name ? 'texts/join' : 'join']
if (made !== wanted) throw new Error('expected ' + wanted + ' calls, got ' + made)
`,
  },
  names: texts,
  ...timed,
}

/** By tsx, whose hooks have a thread of their own; tinybench is imported under its name there. */
const byTsx = (release: string): ToolSuite => ({
  adapter: 'tinybench',
  title: `tinybench 6.2.3, TypeScript by tsx 4.20.6 on Node.js ${release}`,
  packages: ['tinybench@6.2.3', 'tsx@4.20.6'],
  release,
  command: ['node', '{package}/node_modules/tsx/dist/cli.mjs', 'bench.ts'],
  files: {
    'package.json': '{ "type": "module" }',
    'bench.ts': `import { Bench } from 'tinybench'
import { list } from './list.js'
const bench: Bench = new Bench(${short})
bench.add('join', () => list.join())
await bench.run()
`,
    'list.ts': 'export const list: number[] = Array.from({ length: 50 }, (_, at) => at)\n',
  },
  names: ['join'],
  ...timed,
})

// Before 3.0 a bench had no name of its own.
const oldTinybench: Shape = { ...tinybench, names: ['join', 'sort', 'join (2)', 'join (3)'] }

const vitestBefore5: Shape = {
  adapter: 'vitest',
  command: ['node', '{package}/node_modules/vitest/vitest.mjs', 'bench', 'perf'],
  files: {
    'perf/texts.bench.js': `import { bench, describe } from 'vitest'
${work}
const options = ${short}
describe('texts', () => {
  bench('join', () => { list.join() }, options)
  describe('more', () => { bench('sort', () => { [...list].sort() }, options) })
})
describe('again', () => { bench('join', () => { list.join() }, options) })
`,
  },
  names: [
    'perf/texts.bench.js > texts > join',
    'perf/texts.bench.js > texts > more > sort',
    'perf/texts.bench.js > again > join',
  ],
  ...timed,
}

/** A suite that is one file is not named by it once more. */
const vitestOfFile: Shape = {
  ...vitestBefore5,
  command: [...vitestBefore5.command.slice(0, -1), 'perf/texts.bench.js'],
  names: ['texts > join', 'texts > more > sort', 'again > join'],
}

const vitest5: Shape = {
  ...vitestBefore5,
  files: {
    'perf/texts.bench.js': `import { describe, test } from 'vitest'
${work}
const options = ${short}
describe('texts', () => {
  test('one', async ({ bench }) => { await bench('join', () => { list.join() }).run(options) })
  test('two', async ({ bench }) => {
    await bench.compare(
      bench('join', () => { list.join() }),
      bench('sort', () => { [...list].sort() }),
      options,
    )
  })
})
`,
  },
  names: [
    'perf/texts.bench.js > texts > one > join',
    'perf/texts.bench.js > texts > two > join',
    'perf/texts.bench.js > texts > two > sort',
  ],
}

const mitataFiles = {
  'bench.mjs': `import { bench, group, run } from 'mitata'
${work}
bench('join', () => list.join())
group('texts', () => { bench('join', () => list.join()) })
group('again', () => { bench('sort', () => [...list].sort()) })
await run()
`,
}

const oldMitata: Shape = {
  adapter: 'mitata',
  // Without it each benchmark fills a gigabyte to have garbage collected.
  command: ['node', '--expose-gc', 'bench.mjs'],
  files: mitataFiles,
  names: ['join', 'texts/join', 'again/sort'],
  ...timed,
}

const mitata: Shape = {
  ...oldMitata,
  files: {
    'bench.mjs': `${mitataFiles['bench.mjs'].replace('await run()', '')}
bench('fill $size', function* (state) {
  const size = state.get('size')
  yield () => new Array(size).fill(1)
}).args('size', [4, 400])
bench('grow', function* (state) {
  const size = state.get('size')
  yield () => { const grown = []; for (let i = 0; i < size; i++) grown.push(i); return grown }
}).args('size', [3])
await run({ format: 'quiet' })
`,
  },
  names: ['join', 'fill 4', 'fill 400', 'grow size=3', 'texts/join', 'again/sort'],
}

const benchmark: Shape = {
  adapter: 'benchmark',
  command: ['node', 'bench.js'],
  files: {
    'bench.js': `'use strict'
const { Suite } = require('benchmark')
${work}
// As find-my-way has it: left alone, it would run for minutes.
require('benchmark').options.minSamples = 500
const options = {}
for (const name of ['texts', 'again']) {
  new Suite(name)
    .on('complete', function () {
      const { length } = this[0].stats.sample
      if (length > 20) throw new Error('expected few samples, got ' + length)
    })
    .add('join', () => list.join(), options)
    .add('wait', { defer: true, fn: (d) => setImmediate(() => d.resolve()), ...options })
    .run()
}
`,
  },
  names: ['texts/join', 'again/join', 'texts/wait', 'again/wait'],
  ...timed,
}

const benny: Shape = {
  ...benchmark,
  adapter: 'benny',
  files: {
    'bench.js': `'use strict'
const { add, suite } = require('benny')
${work}
const options = { maxTime: 0.05, minTime: 0.005, minSamples: 5 }
suite('texts', add('join', () => { list.join() }, options), add('sort', () => { [...list].sort() }, options))
`,
  },
  names: ['texts/join', 'texts/sort'],
}

const benchNode: Shape = {
  adapter: 'bench-node',
  command: ['node', '--allow-natives-syntax', 'bench.js'],
  files: {
    'bench.js': `'use strict'
const { Suite } = require('bench-node')
${work}
const suite = new Suite()
const options = { minTime: 0.005, maxTime: 0.02 }
suite.add('join', options, () => list.join()).add('sort', options, () => [...list].sort())
suite.run()
`,
  },
  names: ['join', 'sort'],
  ...timed,
}

const cronometro: Shape = {
  adapter: 'cronometro',
  command: ['node', 'bench.mjs'],
  files: {
    'bench.mjs': `import { cronometro } from 'cronometro'
${work}
cronometro({
  join: () => list.join(),
  sort: { test: () => [...list].sort() },
}, { iterations: 200, warmup: false, print: false })
`,
  },
  names: ['join', 'sort'],
  ...timed,
}

// An ES module that is required, whose exports nobody can change.
const requiredCronometro: Shape = {
  ...cronometro,
  newNode: true,
  command: ['node', 'bench.cjs'],
  files: {
    'bench.cjs': (cronometro.files['bench.mjs'] ?? '').replace(
      /^import (.*) from (.*)$/m,
      'const $1 = require($2)',
    ),
  },
}

// Run twice, as most suites of it are: the first time to warm up. What calls back at once is nested, so
// that more iterations than it asks for would overflow the stack.
const fastbench: Shape = {
  adapter: 'fastbench',
  command: ['node', 'bench.js'],
  files: {
    'bench.js': `'use strict'
const bench = require('fastbench')
if (require('fastbench') !== bench) throw new Error('expected one function for all')
${work}
function join (done) { list.join(); setImmediate(done) }
function nested (done) { list.join(); done() }
const run = bench([join, nested], { max: 40, color: false })
const again = bench([join], 200)
run(() => run(() => again()))
`,
  },
  names: ['join', 'nested', 'join (2)'],
  ...timed,
}

const autocannon: Shape = {
  adapter: 'autocannon',
  command: [
    'node',
    '{package}/node_modules/autocannon/autocannon.js',
    ...'-d 2 -c 2 --on-port / -- node server.js'.split(' '),
  ],
  files: {
    'server.js': `require('http').createServer((_, response) => {
  setTimeout(() => response.end('hello'), 2)
}).listen(0)
`,
  },
  names: ['requests', 'latency'],
  decides: 'median rate',
  fixed: false,
}

const jsonLines: Shape = {
  adapter: 'json-lines',
  command: ['node', 'own.js'],
  files: {
    'own.js': `console.log('measured by hand')
console.log(JSON.stringify({ name: 'parse', value: 2.5, unit: 'ms' }))
console.log(JSON.stringify({ name: 'hits', value: 7, unit: 'count', better: 'higher' }))
`,
  },
  names: ['parse', 'hits'],
  decides: 'time',
  fixed: false,
}

function of(shape: Shape, name: string, versions: readonly string[]): readonly ToolSuite[] {
  return versions.map((version) => ({
    ...shape,
    title: `${name} ${version}`,
    packages: [`${name}@${version}`],
  }))
}

/** With a Vite that is not the one it would get. */
const withVite = (version: string, vite: string): readonly ToolSuite[] =>
  of(vitestBefore5, 'vitest', [version]).map((suite) => ({
    ...suite,
    title: `${suite.title} with Vite ${vite}`,
    packages: [...suite.packages, `vite@${vite}`],
  }))

// Vite 5 writes beside the settings, which may stand above the package.
const belowItsSettings = of(vitestBefore5, 'vitest', ['1.6.1']).map((suite) => ({
  ...suite,
  title: `${suite.title} below its settings`,
  packageFolder: 'packages/a',
  command: ['node', '{package}/../../node_modules/vitest/vitest.mjs', 'bench', 'perf'],
  files: {
    'vitest.config.mjs': 'export default { test: {} }\n',
    'packages/a/package.json': '{"name":"a"}\n',
    'packages/a/perf/texts.bench.js': suite.files['perf/texts.bench.js'] ?? '',
  },
}))

/** The oldest and the newest of each tool. */
export const oldestAndNewest: readonly ToolSuite[] = [
  ...of(oldTinybench, 'tinybench', ['2.9.0']),
  ...of(tinybench, 'tinybench', ['6.2.3']),
  ...of(vitestOfFile, 'vitest', ['1.6.1']),
  ...of(vitest5, 'vitest', ['5.1.1']),
  ...of(oldMitata, 'mitata', ['0.1.14']),
  ...of(mitata, 'mitata', ['1.0.34']),
  ...of(benchmark, 'benchmark', ['2.1.4']),
  ...of(benny, 'benny', ['3.7.1']),
  ...of(benchNode, 'bench-node', ['0.15.0']),
  ...of(cronometro, 'cronometro', ['4.0.3']),
  ...of(requiredCronometro, 'cronometro', ['6.0.3']),
  ...of(fastbench, 'fastbench', ['1.0.1']),
  ...of(autocannon, 'autocannon', ['7.15.0', '9.0.0']),
  { ...jsonLines, title: 'lines of JSON', packages: [] },
]

/** The majors between them, and what else a suite may look like. */
export const between: readonly ToolSuite[] = [
  ...['20.20.2', '22.22.0', '24.12.0'].map(byTsx),
  ...belowItsSettings,
  ...of(tinybench, 'tinybench', ['3.1.1', '4.1.0', '5.1.0']),
  ...of(vitestBefore5, 'vitest', ['2.1.9', '4.0.18']),
  ...withVite('3.0.9', '5.4.21'),
  ...withVite('3.2.4', '7.3.8'),
  ...withVite('4.0.18', '6.4.6'),
  ...of(oldMitata, 'mitata', ['0.1.6', '0.1.11']),
  ...of(benchNode, 'bench-node', ['0.5.4', '0.10.0']),
  ...of(autocannon, 'autocannon', ['8.0.0']),
]
