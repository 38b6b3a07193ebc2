import type {
  CommandBenchmark,
  FunctionBenchmark,
  SuiteBenchmark,
} from '../../src/model/run/benchmark.ts'
import type { Metric } from '../../src/model/judging/metric.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import type { Revision } from '../../src/model/build/revision.ts'
import type { Side } from '../../src/model/build/side.ts'

export function benchmarkOf(
  id: string,
  changes: Partial<FunctionBenchmark> = {},
): FunctionBenchmark {
  return {
    id,
    suite: '',
    name: id,
    parameters: {},
    driver: 'pingpong',
    module: `${id}.cjs`,
    command: null,
    timeoutSeconds: 60,
    threshold: null,
    ...changes,
  }
}

/** A benchmark that a command starts; what drives it is to be added. */
export function startedOf(
  id: string,
  ...command: string[]
): Omit<CommandBenchmark, 'driver' | 'contest'> {
  const { contest: _, ...plain } = benchmarkOf(id)
  return { ...plain, module: null, command }
}

export function revisionOf(side: Side, digit = side === 'base' ? 'b' : 'a'): Revision {
  return {
    side,
    source: 'commit',
    spec: side === 'base' ? 'main' : 'HEAD',
    label: digit.repeat(7),
    sha: digit.repeat(40),
    packageName: null,
    packageVersion: null,
    reason: 'explicit',
  }
}

export const timeMetric: Metric = {
  id: 'time',
  label: 'time',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: true,
  threshold: 0.02,
}

/** A plan of two benchmarks and one metric, with the product's own policy. */
export function planOf(changes: Partial<Plan> = {}): Plan {
  return {
    revisions: { base: revisionOf('base'), head: revisionOf('head') },
    benchmarks: [benchmarkOf('one'), benchmarkOf('two')],
    added: [],
    removed: [],
    metrics: [timeMetric],
    policy: {
      alpha: 0.01,
      alphaEquivalence: 0.05,
      looks: [8, 12, 16, 24, 36, 60],
      limit: null,
      failOn: ['regression', 'failure'],
    },
    seed: 7,
    budgetSeconds: null,
    controlShare: 0,
    ...changes,
  }
}

/** A row of a suite; rows of one command share their processes. */
export function suiteRowOf(id: string, changes: Partial<SuiteBenchmark> = {}): SuiteBenchmark {
  return { ...startedOf(id, 'node', 'suite.js'), driver: 'suite', adapter: 'mitata', ...changes }
}
