import type { Benchmark, Parameters } from '../../model/run/benchmark.ts'
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
  const asking = plan.benchmarks.filter(({ reference }) => reference !== undefined)
  if (asking.length === 0) return () => null
  const ids = new Map(plan.benchmarks.map((one) => [keyOf(one, one.parameters), one.id]))
  const references = new Map(
    asking.map((one) => [one.id, ids.get(keyOf(one, { ...one.parameters, ...one.reference }))]),
  )
  const known = new Map(
    findings.map((finding) => [findingKey(finding.benchmarkId, finding), finding]),
  )
  return (finding) => {
    const id = references.get(finding.benchmarkId)
    if (id === undefined || id === finding.benchmarkId) return null
    const reference = known.get(findingKey(id, finding))
    if (reference === undefined) return null
    return {
      base: ratioOf(finding.baseCentre, reference.baseCentre),
      head: ratioOf(finding.headCentre, reference.headCentre),
    }
  }
}

function keyOf({ suite, name, runtime }: Benchmark, parameters: Parameters): string {
  const own = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([suite, name, runtime, own])
}

function findingKey(benchmarkId: string, { metric }: Finding): string {
  return JSON.stringify([benchmarkId, metric])
}

function ratioOf(value: number | null, reference: number | null): number | null {
  return value === null || reference === null || reference <= 0 ? null : value / reference
}
