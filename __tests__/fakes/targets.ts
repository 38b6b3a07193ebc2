import { dirname } from 'node:path'
import type { Side } from '../../src/model/build/side.ts'
import type { Target } from '../../src/measure/targets/target.ts'
import { harnessPath } from './benchmark-folder.ts'
import { buildOf } from './results.ts'

/** A target in a folder that need not exist. */
export function targetOf(side: Side, changes: Partial<Target> = {}): Target {
  const directory = `/trees/${side}`
  return {
    side,
    build: { ...buildOf(side), directory, packageDirectory: directory },
    tree: directory,
    benchmarkDirectory: `${directory}/benchmarks`,
    workDirectory: '/trees',
    harnessPath: '/harness.cjs',
    environment: { PATH: '/usr/bin:/bin' },
    nodeFlags: [],
    // The harness has parts beside it.
    ...(changes.harnessPath !== undefined && {
      bounds: { readOnly: [dirname(changes.harnessPath)], writable: [] },
    }),
    ...changes,
  }
}

/** A side in a folder that is there, whose benchmarks the real harness runs, by the Node.js of the tests unless told. */
export function realTarget(
  side: Side,
  directory: string,
  { version, path } = { version: process.versions.node, path: process.execPath },
): Target {
  const build = buildOf(side, version)
  const runtime = { ...build.runtime, path }
  return targetOf(side, {
    benchmarkDirectory: directory,
    harnessPath,
    environment: { PATH: `${dirname(path)}:/usr/bin:/bin`, TMPDIR: directory, HOME: directory },
    build: { ...build, directory, packageDirectory: directory, runtime },
    bounds: {
      readOnly: [dirname(harnessPath), dirname(path)],
      writable: [directory],
      network: 'loopback',
    },
  })
}
