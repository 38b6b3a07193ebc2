import type { Benchmark, Parameters } from '../../src/model/run/benchmark.ts'
import type { Finding, Result } from '../../src/model/judging/result.ts'

/** What a small run and a large run of the same suite say about one metric of one row. */
export interface Agreement {
  readonly small: string
  readonly large: string
  readonly metric: string
  /** Estimates and 95% intervals of the change from base to head. */
  readonly changes: {
    readonly small: Change
    readonly large: Change
  }
  /**
   * `agrees` where the two estimates have one sign, `differs` where the intervals of both leave 0
   * out on different sides, else `open`.
   */
  readonly outcome: 'agrees' | 'open' | 'differs'
}

interface Change {
  readonly estimate: number
  readonly low: number
  readonly high: number
}

/**
 * Compares a preset with a larger one in all rows whose interval leaves 0 out in the larger one.
 * Rows correspond where they agree in all parameters, but for those whose values the two runs never
 * share: the sizes.
 */
export function agreements(small: Result, large: Result): readonly Agreement[] {
  const sizes = sizesOf(small.plan.benchmarks, large.plan.benchmarks)
  const counterparts = new Map(
    small.plan.benchmarks.map((one) => [keyOf(one, sizes), one.id] as const),
  )
  return large.plan.benchmarks.flatMap((benchmark) => {
    const id = counterparts.get(keyOf(benchmark, sizes))
    if (id === undefined) return []
    return large.findings.flatMap((finding) => {
      const { metric } = finding
      const other = changeOf(
        small.findings.find((one) => one.benchmarkId === id && one.metric === metric),
      )
      const own = changeOf(finding)
      if (finding.benchmarkId !== benchmark.id || metric === null) return []
      if (own === null || other === null || signOf(own) === 0) return []
      return [
        {
          small: id,
          large: benchmark.id,
          metric,
          changes: { small: other, large: own },
          outcome: outcomeOf(other, own),
        },
      ]
    })
  })
}

function sizesOf(small: readonly Benchmark[], large: readonly Benchmark[]): ReadonlySet<string> {
  const names = new Set(large.flatMap(({ parameters }) => Object.keys(parameters)))
  return new Set(
    [...names].filter((name) => {
      const values = new Set(valuesOf(small, name))
      return valuesOf(large, name).every((value) => !values.has(value))
    }),
  )
}

/** A benchmark without the parameter has no value of it. */
function valuesOf(benchmarks: readonly Benchmark[], name: string): readonly Parameters[string][] {
  return benchmarks.flatMap(({ parameters }) =>
    parameters[name] === undefined ? [] : [parameters[name]],
  )
}

function keyOf({ suite, name, parameters }: Benchmark, sizes: ReadonlySet<string>): string {
  const kept: Parameters = Object.fromEntries(
    Object.entries(parameters).filter(([key]) => !sizes.has(key)),
  )
  return JSON.stringify([suite, name, kept])
}

function changeOf(finding: Finding | undefined): Change | null {
  const judged = finding?.judged ?? null
  const [low = null, high = null] = judged?.ci ?? []
  if (judged === null || judged.estimate === null || low === null || high === null) return null
  return { estimate: judged.estimate, low, high }
}

/** 0 where the interval contains it. */
function signOf({ low, high }: Change): number {
  return low > 0 ? 1 : high < 0 ? -1 : 0
}

function outcomeOf(small: Change, large: Change): Agreement['outcome'] {
  if (Math.sign(small.estimate) === signOf(large)) return 'agrees'
  return signOf(small) === 0 ? 'open' : 'differs'
}
