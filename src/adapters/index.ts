// The list of adapters: a line here takes one in or out. What a tool prints is read by its adapter alone.
import type { AdapterId } from '../model/adapter-id.ts'
import type { Adapter } from './adapter.ts'
import { autocannon } from './autocannon.ts'
import { nodeCore } from './node-core.ts'
import { jsonLinesRows } from './reading/json-lines-rows.ts'
import { usageOf } from './reading/usage-of.ts'
import { RowsError } from './reading/checked-rows.ts'
import { hasRows, watchedRun } from './reading/watched-run.ts'

const program = '{package}/node_modules/vitest/vitest.mjs'
const reporterAddress = 'file://{adapters}/vitest-reporter.mjs'

/** `vitest bench`, by a reporter of ours: its `--outputJson` lacks the median in version 1 and is gone in 5. */
const vitest: Adapter = {
  id: 'vitest',
  packageName: 'vitest',
  otherNames: ['vite-plus/test'],
  fillsTime: true,
  secondsPerCall: 2e-6,
  watcher: 'vitest.cjs',
  argv: (command) => [
    ...withoutOurOptions(command),
    '--run',
    // Some pairs of vitest and Vite load no file from outside of the project, but any address.
    `--reporter=data:text/javascript,export{default}from${JSON.stringify(reporterAddress)}`,
  ],
  read: ({ lines }) => {
    if (hasRows(lines)) return watchedRun(lines)
    throw new RowsError(
      'expected benchmarks of vitest, got none: does "vitest bench" find files with bench() in them?',
    )
  },
  // Tests import it, too.
  isSuite: (text) => /\bbench(?:\.\w+)?\s*\(/.test(text),
  // Its functions are there without an import where its settings say so.
  needsNoImport: (path, text) =>
    /\.bench\.[cm]?[jt]s$/.test(path) && /(?<![.\w$])bench\s*\(/.test(text) && !ownBench.test(text),
  configuration: { file: /^vite(?:st)?\.config\.[cm]?[jt]s$/, scripts: includedBy },
  scriptCommand: (script) => ['node', program, 'bench', script],
  programCommand: ([name, ...words]) => {
    const at = words.findIndex((word) => !word.startsWith('-'))
    const isPlus = name === 'vp' && words[at] === 'test' && words[at + 1] === 'bench'
    if (!isPlus && (name !== 'vitest' || words[at] !== 'bench')) return null
    const options = [...words.slice(0, at), ...words.slice(at + (isPlus ? 2 : 1))]
    return ['node', program, 'bench', ...withoutOurOptions(options)]
  },
}

/** What `benchmark.include` has; for what a glob has besides stars, any text is taken. */
function includedBy(text: string): readonly string[] {
  const [, list = ''] =
    /\bbenchmark\s*:\s*\{[^]*?\binclude\s*:\s*\[((?:\s*(['"`]).*?\2\s*,?)*)/.exec(text) ?? []
  const globs = [...list.matchAll(/(['"`])(?:\.\/)?(.*?)\1/g)].map(([, , glob = '']) => glob)
  return globs.map((glob) =>
    glob.replaceAll(/\*\*\/|[?*+@!]?\([^)]*\)|\{[^}]*\}|\[[^\]]*\]|\?/g, '*'),
  )
}

// With or without a value; vitest refuses an option that it is given twice.
const ourOptions = /^(?:--(?:no-)?(?:run|watch)(?:=.*)?|-w|--reporter=.*)$/

/** The words of a command without those that say how vitest runs and reports, which we say. */
function withoutOurOptions(command: readonly string[]): readonly string[] {
  return command.filter(
    (word, at) =>
      !ourOptions.test(word) && word !== '--reporter' && command[at - 1] !== '--reporter',
  )
}

/** A script that has its function from elsewhere. */
const ownBench = /\bimport\b[^'"]*\bbench\b|\b(?:const|let|var|function)\s[^=(;]*\bbench\b/

/** All adapters: one for each tool whose suites can be read. */
export const adapters: Readonly<Record<AdapterId, Adapter>> = {
  /** Median time per call of each task after `bench.run()`. */
  tinybench: watchOnce({ id: 'tinybench', secondsPerCall: 2e-6 }),
  /** Median time per call of each run, from its samples. */
  mitata: watchOnce({ id: 'mitata', secondsPerCall: 0 }),
  /** Benchmark.js: median over its samples of the time per call of each benchmark. */
  benchmark: watchOnce({ id: 'benchmark', secondsPerCall: 0 }),
  /** Named suites of Benchmark.js. */
  benny: watchOnce({ id: 'benny', secondsPerCall: 0 }),
  /** Median time per call of each test. */
  cronometro: watchOnce({ id: 'cronometro', secondsPerCall: 4e-6 }),
  /** Median over parts of its iterations of the time per iteration of each function. */
  fastbench: watchOnce({ id: 'fastbench', secondsPerCall: 0 }),
  /** Median time per call of each benchmark, or operations per second where it keeps no samples. */
  'bench-node': watchOnce({
    id: 'bench-node',
    nodeOptions: ['--allow-natives-syntax'],
    secondsPerCall: 0,
  }),
  vitest,
  autocannon,
  /** Any program that prints one line of JSON per result. */
  'json-lines': {
    id: 'json-lines',
    fillsTime: false,
    argv: (command) => command,
    read: ({ stdout, lines }) => ({ rows: jsonLinesRows(stdout), ...usageOf(lines) }),
  },
  'node-core': nodeCore,
}

/** A library that keeps its results in the process: `benchmarks/adapters/ID.cjs` is loaded first, and writes them. */
function watchOnce(
  library: Pick<Adapter, 'id' | 'nodeOptions'> & { readonly secondsPerCall: number },
): Adapter {
  const { id } = library
  return {
    ...library,
    packageName: id,
    fillsTime: true,
    watcher: `${id}.cjs`,
    argv: (command) => command,
    read: ({ lines }) => {
      if (hasRows(lines)) return watchedRun(lines)
      throw new RowsError(
        `expected results of ${id}, got none: does the suite import it, and run on Node.js 18.19 or newer if it is an ES module?`,
      )
    },
  }
}
