import type { Benchmark } from './benchmark.ts'

/** What the name of the folder of base's own benchmarks ends with, beside that of head's. */
export const besideMark = '~base'

/** The path of base's version of a module that both sides run; `null` where they run head's. */
export function ownVersionOf({ module }: Pick<Benchmark, 'module'>): string | null {
  return /^\.\.\/[^/]+~base\/(.+)$/.exec(module ?? '')?.[1] ?? null
}
