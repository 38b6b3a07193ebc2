import type { Coverage, CountedFunction } from '../../src/model/run/coverage.ts'

export function coverageOf(
  scripts: Readonly<Record<string, readonly CountedFunction[]>>,
  isOfHarness?: true,
): Coverage {
  return {
    row: undefined,
    isOfHarness,
    calls: undefined,
    objectCalls: undefined,
    objects: [],
    isFirst: undefined,
    total: 1,
    scripts: new Map(Object.entries(scripts)),
  }
}
