/**
 * `npm run bench:runner [-- --only 3,5] [--quick] [--keep]`: the runner's cost and accuracy, each figure next to
 * its target and next to a peer measured in the same run.
 */
import { runBenches } from './benches.ts'
import { childMemory } from './bench-runner/child-memory.ts'
import { demoTable } from './bench-runner/demo-table.ts'
import { errorInTime } from './bench-runner/error-in-time.ts'
import { ownMemory } from './bench-runner/own-memory.ts'
import { verdicts } from './bench-runner/verdicts.ts'

const title = "The runner's goals"
await runBenches(
  { title, command: 'npm run bench:runner', file: '01-runner' },
  {
    3: errorInTime,
    4: verdicts({ percent: 2, seconds: 6, share: 0.1 }),
    5: verdicts({ percent: 5, seconds: 4, share: null }),
    6: demoTable,
    14: ownMemory,
    16: childMemory,
  },
)
