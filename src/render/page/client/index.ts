import { runDataIn } from './run-data.ts'
import { runTable } from './run-table.ts'

if (document.querySelector('table.rows') !== null) void start()

async function start(): Promise<void> {
  const data = await runDataIn(document)
  if (data !== null) runTable(data)
}
