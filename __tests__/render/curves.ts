import type { Result } from '../../src/model/judging/result.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { findingOf, resultWith } from '../fakes/results.ts'

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
    scaling: 'workers',
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

const plain = resultWith([
  findingOf({ id: 'pool/run workers=1', verdict: 'unchanged', change: 0.001, base: 0.8 }),
  findingOf({ id: 'pool/run workers=2', verdict: 'unchanged', change: 0.002, base: 0.41 }),
  findingOf({
    id: 'pool/run workers=4',
    verdict: 'regression',
    beyondLimit: true,
    change: 0.22,
    base: 0.22,
  }),
  findingOf({
    id: 'pool/run workers=8',
    verdict: 'regression',
    beyondLimit: true,
    change: 0.61,
    base: 0.14,
  }),
  findingOf({
    id: 'pool/transport fn=JSON.stringify',
    verdict: 'unchanged',
    change: 0,
    base: 0.00489,
  }),
  findingOf({
    id: 'pool/transport fn=structuredClone',
    verdict: 'improvement',
    change: -0.12,
    base: 0.01805,
  }),
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
