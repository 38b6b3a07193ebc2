import type { Coverage, CountedFunction } from '../../src/model/run/coverage.ts'

/** What Node.js tells of a process: by path, the functions that it counted. */
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
