import type { Adapter } from './adapter.ts'
import { RowsError } from './reading/checked-rows.ts'
import { hasRows, watchedRun } from './reading/watched-run.ts'

const program = '{package}/node_modules/vitest/vitest.mjs'

/**
 * `vitest bench`: median time per call of each benchmark. A custom reporter writes it, because
 * vitest's own output differs between majors: `--outputJson` lacks the median in version 1 and no
 * longer exists in version 5.
 */
export const vitest: Adapter = {
  id: 'vitest',
  packageName: 'vitest',
  nodeOptions: [],
  fillsTime: true,
  secondsPerCall: 2e-6,
  watcher: 'vitest.cjs',
  argv: (command) => [...command, '--run', '--reporter={adapters}/vitest-reporter.mjs'],
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
  scriptCommand: (script) => ['node', program, 'bench', script],
  programCommand: ([name, ...words]) => {
    const at = words.findIndex((word) => !word.startsWith('-'))
    if (name !== 'vitest' || words[at] !== 'bench') return null
    const options = [...words.slice(0, at), ...words.slice(at + 1)]
    return ['node', program, 'bench', ...options.filter((word) => word !== '--run')]
  },
}

/** A script that has its function from elsewhere. */
const ownBench = /\bimport\b[^'"]*\bbench\b|\b(?:const|let|var|function)\s[^=(;]*\bbench\b/
