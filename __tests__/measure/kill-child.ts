import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { collect } from '../../src/measure/collect.ts'
import { inLanesOf } from '../../src/parts/lanes/lanes-of.ts'
import { reopenJournal } from '../../src/measure/record.ts'
import { runEntry } from '../fakes/journals.ts'
import { collectRequestOf } from '../fakes/collect-requests.ts'
import { measuringHost } from '../fakes/measuring-host.ts'
import { realHost } from '../fakes/real-host.ts'
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
  collectRequestOf(killedPlan, {
    journalPath: path,
    past,
    pinning: true,
    schedule: inLanesOf(Number(lanes), await host.machine.cores()),
    between: () => sleep(2),
  }),
  host,
)
process.stdout.write('done\n')
