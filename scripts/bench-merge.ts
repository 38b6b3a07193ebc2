/**
 * `npm run bench:merge`: what it costs to put the journals of many shards together.
 *
 * Generates the journals of 50 shards with 160 benchmarks each, as many as Node.js itself has, and judges
 * them as one table, beside one shard alone in the same run. Printed are the ratio of both, and the largest
 * memory, against which 500 MB are wanted, as 10 s are for the time.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gatingTests } from '../src/analysis/stopping/judging-plan.ts'
import { dealBenchmarks } from '../src/plan/shards/deal-benchmarks.ts'
import { journalOf, samplesOf } from '../__tests__/fakes/journals.ts'
import { benchmarkOf, planOf } from '../__tests__/fakes/plans.ts'

const SHARDS = 50
const ROWS = 160
const PAIRS = 12
const RUNS = 3
const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'deadheat-merge-'))
try {
  const files = writtenShards(folder)
  const alone = medianOf(() => judged(files.slice(0, 1)))
  const all = medianOf(() => judged(files))
  console.log(`${SHARDS} shards of ${ROWS} benchmarks, ${PAIRS} pairs each`)
  console.log(
    `time: ${all.seconds.toFixed(2)} s (10 wanted), ${(all.seconds / alone.seconds).toFixed(1)} × one shard alone`,
  )
  console.log(
    `memory: ${(all.bytes / 1e6).toFixed(0)} MB (500 wanted), ${(all.bytes / alone.bytes).toFixed(1)} × one shard alone`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function writtenShards(top: string): readonly string[] {
  const ids = Array.from({ length: SHARDS * ROWS }, (_, at) => `category/file-${at} n=${at % 7}`)
  const whole = planOf({ benchmarks: ids.map((id) => benchmarkOf(id)) })
  const family = gatingTests(whole)
  return dealBenchmarks(whole.benchmarks, SHARDS).map((benchmarks, at) => {
    const shard = { index: at + 1, of: SHARDS, family, rows: ids }
    const plan = { ...whole, benchmarks: [...benchmarks], shard }
    const series = benchmarks.map(({ id }, row) => {
      const effect = row % 40 === 0 ? 0.05 : 0
      return [id, samplesOf(id, { count: PAIRS, effect, noise: 0.01, seed: row })] as const
    })
    const lines = journalOf(plan, Object.fromEntries(series)).map((one) => JSON.stringify(one))
    const file = join(top, String(at + 1), 'journal.ndjson')
    mkdirSync(join(top, String(at + 1)))
    writeFileSync(file, `${lines.join('\n')}\n`)
    return file
  })
}

interface Cost {
  readonly seconds: number
  readonly bytes: number
}

function judged(files: readonly string[]): Cost {
  const started = process.hrtime.bigint()
  const argv = ['--require', peakPath(), cli, 'replay', ...files, '--results', join(folder, 'out')]
  const { status, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' })
  const [, kilobytes] = /peak (\d+)/.exec(stderr) ?? []
  if (status === 2 || kilobytes === undefined) throw new Error(stderr)
  return {
    seconds: Number(process.hrtime.bigint() - started) / 1e9,
    bytes: Number(kilobytes) * 1024,
  }
}

function peakPath(): string {
  const path = join(folder, 'peak.cjs')
  writeFileSync(
    path,
    "process.on('exit', () => console.error('peak ' + process.resourceUsage().maxRSS))\n",
  )
  return path
}

function medianOf(once: () => Cost): Cost {
  const costs = Array.from({ length: RUNS }, once)
  const middle = (values: readonly number[]): number =>
    values.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0
  return {
    seconds: middle(costs.map(({ seconds }) => seconds)),
    bytes: middle(costs.map(({ bytes }) => bytes)),
  }
}
