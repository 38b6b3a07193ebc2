import { resultOf } from '../../src/analysis/result-of.ts'
import type { FunctionBenchmark } from '../../src/model/run/benchmark.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import type { Metric } from '../../src/model/judging/metric.ts'
import { groupedBy } from '../../src/model/grouped-by.ts'
import { randomOf } from '../../src/model/random.ts'
import type { Sample } from '../../src/model/run/sample.ts'
import { takenSamples } from '../../src/render/page/data/blocks-of.ts'
import type { ReportRun } from '../../src/render/page/report-page.ts'
import { sides } from '../../src/model/build/side.ts'
import { normalOf } from '../analysis/rows.ts'
import { journalOf } from './journals.ts'
import { benchmarkOf, planOf } from './plans.ts'
import { failureOf, gatingMetrics, informingMetrics, machine } from './results.ts'

/** With the seconds of a call of base, ln(head / base), the standard deviation of a pair, and the pairs. */
type Shown = readonly [FunctionBenchmark, number, number, number, number]

function samplesFor(shown: readonly Shown[], metrics: readonly Metric[]): readonly Sample[] {
  const rounds = Math.max(...shown.map((row) => row[4]))
  let index = 0
  const draw = randomOf(6)
  return Array.from({ length: rounds + 1 }, (_, round) =>
    shown
      .filter((row) => round <= row[4])
      .map(([benchmark, base, effect, noise]): Sample => {
        const common = normalOf(draw) * noise * 2
        const read = (side: number): Readonly<Record<string, number>> =>
          Object.fromEntries(
            metrics.map(({ id, unit }) => {
              const own = unit === 'B' ? 62e6 : id === 'gc-pause' ? base * 0.04 : base
              const moved = unit === 'B' ? effect * 0.1 : effect
              const spread = unit === 'B' ? noise * 0.2 : id === 'gc-pause' ? 0.1 : noise
              const warm = round === 0 ? 0.4 : 0
              return [id, own * Math.exp(common + warm + side * moved + normalOf(draw) * spread)]
            }),
          )
        index += 1
        return {
          block: {
            index,
            round,
            benchmarkId: benchmark.id,
            driver: 'pingpong',
            coin: draw.next() < 0.5 ? 'BH' : 'HB',
            seed: index,
            kind: round === 0 ? 'warm-up' : 'pair',
            placement: { base: round, head: round + 1000 },
          },
          base: read(0),
          head: read(1),
          startedAtSeconds: index * 1.9,
          seconds: 1.8,
          machine: {
            loadAverage: 1 + draw.next() * 0.4,
            stealRatio: draw.next() < 0.05 ? draw.next() * 0.04 : 0.001 * draw.next(),
            runDelayRatio: { base: 0.002 * draw.next(), head: 0.003 * draw.next() },
            involuntarySwitches: { base: 2, head: 1 },
          },
        }
      }),
  ).flat()
}

function inFile(file: string, name: string, parameters: FunctionBenchmark['parameters'] = {}) {
  const values = Object.entries(parameters).map(([key, value]) => ` ${key}=${String(value)}`)
  return benchmarkOf(`${file}/${name}${values.join('')}`, {
    suite: file,
    name,
    parameters,
    module: `${file}.cjs`,
  })
}

/** A run of twenty benchmarks that has something of everything, judged as any run is. */
export function exampleRun(): ReportRun & { readonly entries: readonly JournalEntry[] } {
  const counts = [1, 2, 4, 16]
  const names = 'get put del batch iterate seek open close compact approximate-size'.split(' ')
  const shown: readonly Shown[] = [
    [inFile('napi', 'create-object', { n: 100_000 }), 0.0412, 0.198, 0.012, 30],
    [{ ...inFile('db-bench', 'write-sorted'), profile: true }, 0.0953, 0.051, 0.02, 60],
    [inFile('startup', 'require'), 0.0389, -0.034, 0.011, 36],
    [inFile('cluster', 'async', { clients: 5 }), 1.84, 0.012, 0.11, 60],
    [inFile('cluster', 'sync', { clients: 5 }), 2.11, 0.02, 0.09, 60],
    ...counts.map((workers) => {
      const benchmark = inFile('hash', 'digest', { workers })
      return [benchmark, 0.0021 / workers ** 0.85, workers > 2 ? -0.06 : 0.001, 0.008, 24] as const
    }),
    ...names.map((name, at) => {
      const effect = at === 3 ? 0.013 : 0.0005 * at - 0.002
      return [inFile('db-bench', name), 0.0004 * (at + 1), effect, 0.006, 24] as const
    }),
    [inFile('napi', 'call-into-js', { argc: 3 }), 9.1e-7, 0.003, 0.007, 24],
  ]
  const disturbed = samplesFor(shown.slice(0, 2), gatingMetrics)
    .slice(20, 23)
    .map((sample): Sample => ({
      ...sample,
      startedAtSeconds: sample.startedAtSeconds + 300,
      head: { ...sample.head, time: (sample.head['time'] ?? 0) * 1.2 },
    }))
  const others: readonly JournalEntry[] = [
    ...disturbed.map((sample): JournalEntry => ({ type: 'disturbed', sample })),
    { type: 'failure', failure: failureOf({ benchmarkId: 'db-bench/open', stage: 'sample' }) },
    ...profileEntries(),
  ]
  const metrics = [...gatingMetrics, ...informingMetrics.filter(({ id }) => id === 'gc-pause')]
  const samples = samplesFor(shown, metrics)
  const benchmarks = shown.map(([benchmark]) => benchmark)
  const series = groupedBy(samples, ({ block }) => block.benchmarkId)
  const entries = journalOf(planOf({ benchmarks, metrics }), Object.fromEntries(series), others)
  const result = resultOf(entries)
  const steadiness = {
    before: { resolution: 0.0042, noise: 0.006 },
    after: { resolution: 0.0047, noise: 0.006 },
  }
  return {
    entries,
    result: { ...result, machine: { ...machine, steadiness } },
    taken: takenSamples({ samples, disturbed }),
  }
}

/** Profiles of twelve processes of each side, of which one function differs. */
function profileEntries(): readonly JournalEntry[] {
  const functionOf = (name: string, file: string, self: number) => ({
    name,
    file,
    line: file === '' ? null : 42,
    own: file !== '',
    self,
  })
  return Array.from({ length: 12 }, (_, at) =>
    sides.map((side): JournalEntry => {
      const more = at / 1000
      const functions = [
        functionOf('put', 'lib/batch.js', 0.38 + more),
        functionOf('leveldb::WriteBatch::Put', '', 0.21 + more),
        functionOf('serialise', 'lib/codec.js', (side === 'base' ? 0.12 : 0.176) + more),
        functionOf('(garbage collector)', '', 0.06 + more),
      ]
      const profile = { side, unit: 's' as const, ticks: 180, functions }
      const entry = { benchmarkId: 'db-bench/write-sorted', ...profile }
      return { type: 'part', part: 'profiles', entry }
    }),
  ).flat()
}
