import type { Parameters } from '../../model/run/benchmark.ts'

/** `hash bytes=16`: the name, then the parameters in their declared order. */
export function benchmarkId(name: string, parameters: Parameters): string {
  const values = Object.entries(parameters).map(([key, value]) => `${key}=${String(value)}`)
  return [name, ...values].join(' ').slice(0, 300)
}
