import type { Adapter } from './adapter.ts'
import { RowsError } from './reading/checked-rows.ts'
import { hasRows, watchedRun } from './reading/watched-run.ts'

const program = '{package}/node_modules/vitest/vitest.mjs'

/**
 * `vitest bench`: median time of a call of each benchmark. It is told by a reporter of ours, because
 * what vitest writes by itself differs from major to major: `--outputJson` lacks the median in 1 and is
 * gone in 5.
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
  scriptCommand: (script) => ['node', program, 'bench', script],
  programCommand: ([name, verb, ...rest]) =>
    name === 'vitest' && verb === 'bench' ? ['node', program, 'bench', ...rest] : null,
}
