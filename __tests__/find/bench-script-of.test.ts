import { adapters } from '../../src/adapters/index.ts'
import type { AdapterId } from '../../src/model/adapter-id.ts'
import { expect, it } from 'vitest'
import { benchScriptOf } from '../../src/find/bench-script-of.ts'

/** What a script of package.json is measured as, where files of the package use this tool; `null` for one that cannot be. */
function made(scripts: Readonly<Record<string, string>>, tool: AdapterId | null = null) {
  const paths = ['perf/all.mjs', 'perf.js', 'a.js', 'x.js', 'test/bench/index.ts']
  const adapter = tool === null ? null : adapters[tool]
  return benchScriptOf(scripts, new Map(paths.map((path) => [path, adapter])))
}

it.each<readonly [string, AdapterId, string]>([
  ['node perf/all.mjs --fast', 'tinybench', ''],
  ['node --allow-natives-syntax perf.js', 'bench-node', ''],
  ['node perf.js', 'bench-node', 'node --allow-natives-syntax perf.js'],
])('is a suite when its file imports a tool that can be read: %s', (bench, adapter, started) => {
  const command = (started === '' ? bench : started).split(' ')
  expect(made({ bench }, adapter)).toEqual({ kind: 'suite', name: 'bench', adapter, command })
})

it.each([
  ['vitest bench perf', ['bench', 'perf']],
  // By the name that Vite+ gives it.
  ['vp test bench --run src', ['bench', 'src']],
  ['vitest --run bench --mode production', ['bench', '--mode', 'production']],
])("is vitest's in %s", (bench, words) => {
  const command = ['node', '{package}/node_modules/vitest/vitest.mjs', ...words]
  expect(made({ bench })).toMatchObject({ adapter: 'vitest', command })
})

it.each(['vp test src', 'vitest --run'])("is not vitest's in %s, no benchmark", (bench) => {
  expect(made({ bench })).toBeNull()
})

it('is a whole process when its file imports none, is called bench before benchmark, and may be missing', () => {
  const command = ['node', '--expose-gc', 'a b.js']
  const whole = { kind: 'command', name: 'benchmark', command }
  expect(made({ benchmark: "node --expose-gc 'a b.js'" })).toEqual(whole)
  expect(made({ bench: 'node x.js' }, 'vitest')).toMatchObject({ kind: 'command' })
  expect(made({ benchmark: 'node a.js', bench: 'node b.js' })?.name).toBe('bench')
  expect(made({ 'bench:node': 'node c.js', 'bench:bun': 'bun c.js' })?.name).toBe('bench:node')
  expect(made({ test: 'node a.js' })).toBeNull()
})

it.each([
  ['NODE_ENV=production node a.js', ['env', 'NODE_ENV=production', 'node', 'a.js']],
  ['cross-env A=1 B="2 3" node a.js', ['env', 'A=1', 'B=2 3', 'node', 'a.js']],
  ['npm run build && node a.js --fast', ['node', 'a.js', '--fast']],
  ['npm run -s build && A=1 node a.js', ['env', 'A=1', 'node', 'a.js']],
  ['cd bench && A=1 node a.js', ['env', '--chdir=bench', 'A=1', 'node', 'a.js']],

  ['tsx bench/a.ts', ['node', '{package}/node_modules/tsx/dist/cli.mjs', 'bench/a.ts']],
  ['node bench/a.mts', ['node', 'bench/a.mts']],
  ['npx tsx bench/a.ts', ['node', '{package}/node_modules/tsx/dist/cli.mjs', 'bench/a.ts']],
  ['pnpm exec node a.js', ['node', 'a.js']],
  [
    "A='b' ts-node bench/a.ts --fast",
    ['env', 'A=b', 'node', '{package}/node_modules/ts-node/dist/bin.js', 'bench/a.ts', '--fast'],
  ],
  [
    'node -r ./setup.js --import ./hooks.mjs a.js',
    ['node', '-r', './setup.js', '--import', './hooks.mjs', 'a.js'],
  ],
])('%j is started by its words, without a shell', (line, command) => {
  expect(made({ bench: line })).toEqual({ kind: 'command', name: 'bench', command })
})

it.each([
  [
    'node --import jiti/register -r ./setup.js ./test/bench',
    ['node', '--import', 'jiti/register', '-r', './setup.js', 'test/bench/index.ts'],
  ],
  ['node -r ./b.js a.js', ['node', '-r', './b.js', 'a.js']],
  ['cd ./test && node bench', ['env', '--chdir=./test', 'node', 'bench']],
  ['NODE_OPTIONS=--import=y node a', ['node', 'a.js']],
])('runs the file, not what is loaded before it: %s', (bench, command) => {
  expect(made({ bench }, 'mitata')).toMatchObject({ adapter: 'mitata', command })
})

it('has the options of its tool behind node, wherever that stands', () => {
  const command = ['env', 'A=1', 'node', '--allow-natives-syntax', 'a.js']
  expect(made({ bench: 'A=1 node a.js' }, 'bench-node')).toMatchObject({ command })
})

it.each([
  'node a.js && node b.js',
  'node a.js > out',
  'node $(id).js',
  'npm test && node a.js',
  'cd ../other && node a.js',
  'node bench/*.js',
  'A=1',
  'for f in bench/*.js; do node $f; done',
  "node 'a.js",
  'npm run build',
  '',
])('%j is none that can be started without a shell', (line) => {
  expect(made({ bench: line })).toBeNull()
})
