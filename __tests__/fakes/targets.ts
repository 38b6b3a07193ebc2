import { dirname } from 'node:path'
import type { Side } from '../../src/model/build/side.ts'
import type { Target } from '../../src/measure/targets/target.ts'
import { buildOf } from './results.ts'

/** A target in a folder that need not exist. */
export function targetOf(side: Side, changes: Partial<Target> = {}): Target {
  const directory = `/trees/${side}`
  return {
    side,
    build: { ...buildOf(side), directory, packageDirectory: directory },
    benchmarkDirectory: `${directory}/benchmarks`,
    workDirectory: '/trees',
    harnessPath: '/harness.cjs',
    environment: { PATH: '/usr/bin:/bin' },
    // The harness has parts beside it.
    ...(changes.harnessPath !== undefined && {
      kept: { readOnly: [dirname(changes.harnessPath)], writable: [] },
    }),
    ...changes,
  }
}
