import type { Result } from '../../src/model/judging/result.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { findingOf, resultWith, type RowFacts } from '../fakes/results.ts'

const workers = [1, 2, 4, 8]

/** Seconds that fall from the first call to a level, as code does that is being compiled. */
function falling(first: number, last: number): number[] {
  return Array.from({ length: 12 }, (_, call) => last + (first - last) / (1 + call) ** 2)
}

function curve(first: number, last: number) {
  const median = falling(first, last)
  return {
    median,
    lower: median.map((value) => value * 0.9),
    upper: median.map((value) => value * 1.2),
    candlestick: {
      least: last * 0.8,
      lower: last * 0.95,
      mean: (first + 11 * last) / 12,
      upper: last * 1.4,
      most: first * 1.3,
    },
  }
}

const pool = workers.map((count) =>
  benchmarkOf(`pool/run workers=${count}`, {
    suite: 'pool',
    name: 'run',
    parameters: { workers: count },
  }),
)

const transport = ['JSON.stringify', 'structuredClone'].map((fn) =>
  benchmarkOf(`pool/transport fn=${fn}`, {
    suite: 'pool',
    name: 'transport',
    parameters: { fn },
    series: 12,
  }),
)

const row = (id: string, verdict: RowFacts['verdict'], change: number, base: number) =>
  findingOf({ id, verdict, change, base, beyondLimit: verdict === 'regression' })

const plain = resultWith([
  row('pool/run workers=1', 'unchanged', 0.001, 0.8),
  row('pool/run workers=2', 'unchanged', 0.002, 0.41),
  row('pool/run workers=4', 'regression', 0.22, 0.22),
  row('pool/run workers=8', 'regression', 0.61, 0.14),
  row('pool/transport fn=JSON.stringify', 'unchanged', 0, 0.00489),
  row('pool/transport fn=structuredClone', 'improvement', -0.12, 0.01805),
])

/** Parameters with a proportion, and a series of first calls. */
export const parametersResult: Result = {
  ...plain,
  plan: { ...plain.plan, benchmarks: [...pool, ...transport] },
  curves: [
    {
      benchmarkId: 'pool/transport fn=structuredClone',
      blocks: 30,
      curve: { base: curve(0.21, 0.018), head: curve(0.19, 0.0159) },
    },
  ],
}
