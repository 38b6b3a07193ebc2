import { nearestNames } from '../model/nearest-names.ts'
import type { SetParameters } from '../model/run/benchmark.ts'
import { UsageError } from '../model/usage-error.ts'

/** Refuses names that no benchmark has, which would change nothing, by a UsageError with the nearest. */
export function refuseUnknownNames(
  set: SetParameters,
  descriptions: readonly { readonly names?: readonly string[] | undefined }[],
): void {
  const knownNames = [...new Set(descriptions.flatMap(({ names = [] }) => names))].toSorted()
  const unknownName = Object.keys(set).find((name) => !knownNames.includes(name))
  if (unknownName === undefined) return
  const [nearestName] = nearestNames(unknownName, knownNames)
  const advice =
    nearestName === undefined
      ? knownNames.length === 0
        ? 'they have none'
        : `they have ${knownNames.join(', ')}`
      : `did you mean "${nearestName}"`
  throw new UsageError(
    `expected "set" to name a parameter or an option of the benchmarks, got "${unknownName}": ${advice}`,
  )
}
