import { closeSync, openSync, writeSync } from 'node:fs'
import { tuningChanges } from '../../src/doctor/tuning-changes.ts'
import { runTuned } from '../../src/host/tuning/run-tuned.ts'
import { createTunables } from '../../src/host/tuning/tunables.ts'

// node tune-child.ts ROOT RECORD FATAL COMMAND…: a tune that kills itself before its write number FATAL,
// counted from 0 over changing and putting back, or after it when FATAL has a half.
const [root = '', recordPath = '', fatal = '', ...argv] = process.argv.slice(2)

let writes = 0
const tunables = createTunables({
  root,
  recordPath,
  write: (path, value) => {
    if (writes === Number(fatal)) process.kill(process.pid, 'SIGKILL')
    const descriptor = openSync(path, 'w')
    writeSync(descriptor, value)
    closeSync(descriptor)
    if (writes + 0.5 === Number(fatal)) process.kill(process.pid, 'SIGKILL')
    writes += 1
  },
})
const changes = tuningChanges({ cpu: 3, others: [0, 1, 2] }, tunables.read)
const { exitCode } = await runTuned(tunables, { argv, changes, onTuned: () => {} })
process.exitCode = exitCode
