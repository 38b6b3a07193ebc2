/**
 * `node simulated-run.ts ROWS PAIRS FOLDER`: measures simulated processes, whose clock moves by what they claim to have
 * worked. Writes the journal, and to `cost.json` the seconds of CPU that the program itself needed.
 */
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectRequestOf } from '../../__tests__/fakes/collect-requests.ts'
import { runEntry } from '../../__tests__/fakes/journals.ts'
import { measuringHost } from '../../__tests__/fakes/measuring-host.ts'
import { benchmarkOf, planOf } from '../../__tests__/fakes/plans.ts'
import { normalOf } from '../../__tests__/analysis/rows.ts'
import { collect } from '../../src/measure/collect.ts'
import { metrics } from '../../src/metrics/index.ts'
import { randomOf } from '../../src/model/random.ts'

const [rows = NaN, pairs = NaN] = process.argv.slice(2, 4).map(Number)
const folder = process.argv[4] ?? ''
const plain = planOf()
const plan = planOf({
  benchmarks: Array.from({ length: rows }, (_, at) =>
    benchmarkOf(`suite-${String(at % 50)}-${String(at)}`),
  ),
  metrics: [...metrics],
  policy: { ...plain.policy, looks: [8, pairs] },
})
const random = randomOf(rows)
const { host } = measuringHost({ perCall: () => 20_000 * Math.exp(0.05 * normalOf(random)) })
const journalPath = join(folder, 'journal.ndjson')
const append = (path: string, content: string): Promise<void> =>
  Promise.resolve(appendFileSync(path, content))
await append(journalPath, `${JSON.stringify(runEntry(plan))}\n`)
const before = process.cpuUsage()
await collect(collectRequestOf(plan, { journalPath }), {
  ...host,
  files: { ...host.files, append },
})
const { user, system } = process.cpuUsage(before)
writeFileSync(join(folder, 'cost.json'), JSON.stringify((user + system) / 1e6))
