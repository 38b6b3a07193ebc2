/**
 * `npm run bench:runner [-- --only 3,5] [--quick] [--keep]`: the runner's cost and accuracy, each figure next to
 * its target and next to a peer measured in the same run. Peers are installed by their own clients at pinned
 * versions, once, into the cache folder.
 */
import { runBenches } from './benches.ts'
import { largeAnalysis, largeComment, smallAnalysis } from './bench-runner/analysis.ts'
import { childMemory } from './bench-runner/child-memory.ts'
import { demoTable } from './bench-runner/demo-table.ts'
import { effects } from './bench-runner/effects.ts'
import { errorInTime } from './bench-runner/error-in-time.ts'
import { ownMemory } from './bench-runner/own-memory.ts'
import { verdicts } from './bench-runner/verdicts.ts'

const table = {
  title: "The runner's goals",
  command: 'npm run bench:runner',
  kept: {
    file: '01-runner',
    goals: ['RMS error', 'right verdict', "the demo's table", 'own memory', 'memory of a command'],
  },
}

await runBenches(table, {
  3: errorInTime,
  4: verdicts({ percent: 2, seconds: 6, share: 0.1 }),
  5: verdicts({ percent: 5, seconds: 4, share: null }),
  6: demoTable,
  7: effects,
  10: largeAnalysis,
  11: smallAnalysis,
  12: largeComment,
  14: ownMemory,
  16: childMemory,
})
