import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { activeBenchmarksOf } from '../../src/analysis/stopping/active-benchmarks.ts'
import { blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import { collect } from '../../src/measure/collect.ts'
import { reopenJournal } from '../../src/measure/reopen-journal.ts'
import { runEntry } from '../fakes/journals.ts'
import { measuringHost } from '../fakes/measuring-host.ts'
import { realHost } from '../fakes/real-host.ts'
import { targetOf } from '../fakes/targets.ts'
import { killedPlan } from './killed-plan.ts'

// node kill-child.ts JOURNAL [LANES]: goes on with the run of a journal, or begins it. The processes are made
// up; the journal is written to the disk as always.
const [, , path = '', lanes = '1'] = process.argv

const { host: made } = measuringHost({
  perCall: ({ side, module, nth }) =>
    (module === 'one' && side === 'head' ? 22_000 : 20_000) * (1 + Math.sin(nth * 12.9898) / 200),
})
const { files } = realHost()
const host = { ...made, files }
const [first, ...past] = await reopenJournal(path, files)
if (first === undefined) appendFileSync(path, `${JSON.stringify(runEntry(killedPlan))}\n`)
process.stdout.write('going on\n')
await collect(
  {
    plan: killedPlan,
    targetsOf: () => ({ base: targetOf('base'), head: targetOf('head') }),
    journalPath: path,
    past,
    hyperfine: { ok: false, message: 'expected hyperfine, got none: install it' },
    pinning: true,
    lanes: Number(lanes),
    blocksOf: (round, live) => blocksOfRound(killedPlan, round, live),
    liveAfter: (samples, failures, pilots) =>
      activeBenchmarksOf({ plan: killedPlan, samples, failures, pilots }).live,
    onProgress: () => undefined,
    between: () => sleep(2),
    cancelled: () => false,
  },
  host,
)
process.stdout.write('done\n')
