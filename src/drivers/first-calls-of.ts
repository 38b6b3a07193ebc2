import type { Readings } from '../model/run/sample.ts'

/** The first call, and the median of the later ones. */
export function firstCallsOf([first, ...rest]: readonly number[]): Readings {
  return { 'first-call': first ?? null, 'later-calls': middleOf(rest) }
}

function middleOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
