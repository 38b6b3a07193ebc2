import type { Readings } from '../model/run/sample.ts'

/** The first call, and the median of the later ones; nothing where calls are not timed one by one. */
export function firstCallsOf(calls: readonly number[] | null): Readings {
  if (calls === null) return {}
  const [first, ...rest] = calls
  return { 'first-call': first ?? null, 'later-calls': middleCall(rest) }
}

function middleCall(values: readonly number[]): number | null {
  const sortedValues = values.toSorted((first, second) => first - second)
  const [low, high] = [
    sortedValues[Math.floor((sortedValues.length - 1) / 2)],
    sortedValues[Math.floor(sortedValues.length / 2)],
  ]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
