import type { Unit } from '../../model/judging/metric.ts'

/** Units as people write them: their base unit, and how many of these each is. */
export const writtenUnits: ReadonlyMap<string, { readonly unit: Unit; readonly factor: number }> =
  new Map([
    ['ns', { unit: 's', factor: 1e-9 }],
    ['us', { unit: 's', factor: 1e-6 }],
    ['µs', { unit: 's', factor: 1e-6 }],
    ['ms', { unit: 's', factor: 1e-3 }],
    ['s', { unit: 's', factor: 1 }],
    ['ops/s', { unit: 'per_s', factor: 1 }],
    ['ops/sec', { unit: 'per_s', factor: 1 }],
    ['req/s', { unit: 'per_s', factor: 1 }],
    ['1/s', { unit: 'per_s', factor: 1 }],
    ['/s', { unit: 'per_s', factor: 1 }],
    ['Hz', { unit: 'per_s', factor: 1 }],
    ['B', { unit: 'B', factor: 1 }],
    ['kB', { unit: 'B', factor: 1e3 }],
    ['MB', { unit: 'B', factor: 1e6 }],
    ['KiB', { unit: 'B', factor: 2 ** 10 }],
    ['MiB', { unit: 'B', factor: 2 ** 20 }],
    ['count', { unit: 'count', factor: 1 }],
    ['ratio', { unit: 'ratio', factor: 1 }],
    ['%', { unit: 'ratio', factor: 0.01 }],
  ])
