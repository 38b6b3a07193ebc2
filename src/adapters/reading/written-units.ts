import type { Unit } from '../../model/judging/metric.ts'

/** How people write each unit, and how many of it that is. */
const factorsByUnit = [
  ['s', { ns: 1e-9, us: 1e-6, µs: 1e-6, ms: 1e-3, s: 1 }],
  ['per_s', { 'ops/s': 1, 'ops/sec': 1, 'req/s': 1, '1/s': 1, '/s': 1, Hz: 1 }],
  ['B', { B: 1, kB: 1e3, MB: 1e6, KiB: 2 ** 10, MiB: 2 ** 20 }],
  ['count', { count: 1 }],
  ['ratio', { ratio: 1, '%': 0.01 }],
] as const

/** Units as people write them: their base unit, and how many of these each is. */
export const writtenUnits: ReadonlyMap<string, { readonly unit: Unit; readonly factor: number }> =
  new Map(
    factorsByUnit.flatMap(([unit, factors]) =>
      Object.entries(factors).map(([written, factor]) => [written, { unit, factor }] as const),
    ),
  )
