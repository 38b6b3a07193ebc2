import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Host } from '../../src/host/host.ts'
import type { FunctionBenchmark } from '../../src/model/run/benchmark.ts'
import type { Build } from '../../src/model/build/build.ts'
import type { Side } from '../../src/model/build/side.ts'
import { prepareTarget, type Target } from '../../src/measure/targets/target.ts'

const harnessPath = fileURLToPath(new URL('../../benchmarks/harness.cjs', import.meta.url))

/**
 * A side under the current Node.js whose files are written instead of built; `fill` writes them.
 */
export async function targetOf(
  side: Side,
  workDirectory: string,
  host: Host,
  fill: (directory: string) => void,
): Promise<Target> {
  const directory = join(workDirectory, side)
  mkdirSync(directory, { recursive: true })
  fill(directory)
  const build: Build = {
    side,
    recipe: 'command',
    directory,
    packageDirectory: directory,
    runtime: {
      version: process.versions.node,
      path: process.execPath,
      headersDirectory: null,
      source: 'path',
      versions: {},
    },
    addons: [],
    seconds: 0,
    logPath: '',
  }
  return prepareTarget(build, { benchmarkDirectory: directory, harnessPath, workDirectory }, host)
}

/** A benchmark in a file of that name, less what follows `#`, with default settings. */
export function benchmarkOf(name: string): FunctionBenchmark {
  return {
    id: name,
    suite: '',
    name,
    parameters: {},
    driver: 'pingpong',
    module: `${name.replace(/#.*/, '')}.cjs`,
    command: null,
    timeoutSeconds: 60,
    threshold: null,
  }
}
