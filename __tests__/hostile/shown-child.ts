import { createProcesses } from '../../src/host/process/create-processes.ts'
import type { ProcessSpec } from '../../src/host/process/processes.ts'

// node shown-child.ts SPEC: runs a program in the sandbox of whoever runs this, and prints what it printed.
const processes = createProcesses()
const spec: ProcessSpec = JSON.parse(process.argv[2] ?? '')
const { kind } = await processes.isolation()
const { stdout, stderr } = await processes.run({ ...spec, isolated: true })
await processes.endAll()
if (kind !== 'namespace') throw new Error(`expected a sandbox, got ${kind}: ${stderr}`)
process.stdout.write(stdout)
