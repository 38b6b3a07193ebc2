/**
 * `npm run bench:merge`: what it costs to put the journals of many shards together, 50 with 160 benchmarks each, as
 * many as Node.js itself has, beside one shard alone in the same run.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from 'simple-statistics'
import { gatingTests } from '../src/analysis/stopping/judging-plan.ts'
import { dealBenchmarks } from '../src/plan/shards/deal-benchmarks.ts'
import { journalOf, sampleEntry, samplesOf } from '../__tests__/fakes/journals.ts'
import { benchmarkOf, planOf } from '../__tests__/fakes/plans.ts'
import { runBenches, type Bench } from './benches.ts'
import { usageOf, type Usage } from './bench-runner/usage-of.ts'

const pairs = 12
const mostSeconds = 10
const mostMegabytes = 500
const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

const merge: Bench = async function* ({ folder, pick, say }) {
  const [shards, rows, runs] = [pick(50, 10, 2), pick(160, 160, 2), pick(3, 3, 1)]
  say(`${String(shards)} shards of ${String(rows)} benchmarks, ${String(pairs)} pairs each`)
  const files = writeShards(folder, shards, rows)
  const results = join(folder, 'results')
  const costOf = (journals: readonly string[]): Pick<Usage, 'seconds' | 'megabytes'> => {
    const argv = [process.execPath, cli, 'replay', ...journals, '--results', results]
    const all = Array.from({ length: runs }, () => usageOf(argv, [0, 1, 3]))
    return {
      seconds: median(all.map(({ seconds }) => seconds)),
      megabytes: median(all.map(({ megabytes }) => megabytes)),
    }
  }
  const alone = costOf(files.slice(0, 1))
  const all = costOf(files)
  yield {
    goal: `time of ${String(shards)} shards`,
    figure: `${all.seconds.toFixed(2)} s`,
    peer: `one of them ${alone.seconds.toFixed(2)} s`,
    wanted: `≤ ${String(mostSeconds)} s`,
    met: all.seconds <= mostSeconds,
  }
  yield {
    goal: `memory of ${String(shards)} shards`,
    figure: `${all.megabytes.toFixed(0)} MB`,
    peer: `one of them ${alone.megabytes.toFixed(0)} MB`,
    wanted: `≤ ${String(mostMegabytes)} MB`,
    met: all.megabytes <= mostMegabytes,
  }
}

function writeShards(top: string, shards: number, rows: number): readonly string[] {
  const ids = Array.from({ length: shards * rows }, (_, at) => `category/file-${at} n=${at % 7}`)
  const whole = planOf({ benchmarks: ids.map((id) => benchmarkOf(id)) })
  const family = gatingTests(whole)
  return dealBenchmarks(whole.benchmarks, shards).map((benchmarks, at) => {
    const shard = { index: at + 1, of: shards, family, rows: ids }
    const plan = { ...whole, benchmarks: [...benchmarks], shard }
    const series = benchmarks.map(({ id }, row) => {
      const effect = row % 40 === 0 ? 0.05 : 0
      return [id, samplesOf(id, { count: pairs, effect, noise: 0.01, seed: row })] as const
    })
    const lines = journalOf(plan, Object.fromEntries(series))
      // The judge refuses blocks that the plan did not draw.
      .map((entry) => (entry.type === 'sample' ? sampleEntry(plan, entry.sample) : entry))
      .map((entry) => JSON.stringify(entry))
    const file = join(top, String(at + 1), 'journal.ndjson')
    mkdirSync(join(top, String(at + 1)))
    writeFileSync(file, `${lines.join('\n')}\n`)
    return file
  })
}

await runBenches(
  { file: '11-merge', title: 'Shards together', command: 'npm run bench:merge' },
  { merge },
)
