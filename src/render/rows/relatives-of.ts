import { isOfSides, type Benchmark, type Parameters } from '../../model/run/benchmark.ts'
import type { Finding, Result } from '../../model/judging/result.ts'
import type { BySide } from '../../model/build/side.ts'

/** A value divided by the reference's on the same side: 3.7 for `3.7×`. */
export type Relative = BySide<number | null>

/**
 * Relates the values of findings to those of their benchmark's reference value of a parameter, all
 * other parameters being equal.
 *
 * @returns a function that gives a finding's two relations; `null` when there is no reference, or
 *   the finding is the reference
 */
export function relativesOf({
  plan,
  findings,
}: Pick<Result, 'plan' | 'findings'>): (finding: Finding) => Relative | null {
  const relatedBenchmarks = plan.benchmarks.filter(({ reference }) => reference !== undefined)
  if (relatedBenchmarks.length === 0) return () => null
  const ids = new Map(
    plan.benchmarks
      .filter(isOfSides)
      .map((benchmark) => [relativeKey(benchmark, benchmark.parameters), benchmark.id]),
  )
  const references = new Map(
    relatedBenchmarks.map((benchmark) => [
      benchmark.id,
      ids.get(relativeKey(benchmark, { ...benchmark.parameters, ...benchmark.reference })),
    ]),
  )
  const findingsById = new Map(
    findings.map((finding) => [findingKey(finding.benchmarkId, finding), finding]),
  )
  return (finding) => {
    const id = references.get(finding.benchmarkId)
    if (id === undefined || id === finding.benchmarkId) return null
    const reference = findingsById.get(findingKey(id, finding))
    if (reference === undefined) return null
    return {
      base: relativeRatio(finding.baseCentre, reference.baseCentre),
      head: relativeRatio(finding.headCentre, reference.headCentre),
    }
  }
}

function relativeKey({ suite, name, runtime }: Benchmark, parameters: Parameters): string {
  const entries = Object.entries(parameters).toSorted(([leftText], [right]) =>
    leftText < right ? -1 : 1,
  )
  return JSON.stringify([suite, name, runtime, entries])
}

function findingKey(benchmarkId: string, { metric }: Finding): string {
  return JSON.stringify([benchmarkId, metric])
}

function relativeRatio(value: number | null, reference: number | null): number | null {
  return value === null || reference === null || reference <= 0 ? null : value / reference
}
