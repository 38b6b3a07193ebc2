import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Host } from '../../src/host/host.ts'
import { findHyperfine, type HyperfineFound } from '../../src/host/tools/hyperfine.ts'
import { prepareTarget, type Target } from '../../src/measure/targets/target.ts'
import type { Build } from '../../src/model/build/build.ts'
import type { BySide, Side } from '../../src/model/build/side.ts'
import type { FunctionBenchmark, ServerBenchmark } from '../../src/model/run/benchmark.ts'
import { serverSchema } from '../../src/model/run/server.ts'
import { cacheDirectory } from '../../src/settings/cache-directory.ts'

const source = fileURLToPath(new URL('workloads', import.meta.url))
const harnessPath = fileURLToPath(new URL('../../benchmarks/harness.cjs', import.meta.url))

/** How often base repeats its work in one call. */
export const baseUnits = 100

/** The workload that is a server; the others are functions. */
export const serverWorkload = 'server'

/** Names of all workloads that are functions. */
export const workloads: readonly string[] = readdirSync(source)
  .map((file) => file.slice(0, -4))
  .filter((name) => name !== serverWorkload)

/** Writes all workloads into a folder; each repeats its work this often in one call. */
export function writeWorkloads(directory: string, units: number): void {
  mkdirSync(directory, { recursive: true })
  for (const name of [...workloads, serverWorkload]) {
    copyFileSync(join(source, `${name}.cjs`), join(directory, `${name}.cjs`))
  }
  writeFileSync(join(directory, 'units.cjs'), `exports.units = ${String(units)}\n`)
}

/** Both sides of all workloads, of which head does so many percent more. */
export function workloadTargets(
  percent: number,
  folder: string,
  host: Host,
): Promise<BySide<Target>> {
  return bothTargets(folder, host, (directory, side) => {
    writeWorkloads(directory, baseUnits + (side === 'head' ? percent : 0))
  })
}

/** Both sides under the current Node.js, whose files are written instead of built. */
export async function bothTargets(
  folder: string,
  host: Host,
  fill: (directory: string, side: Side) => void,
): Promise<BySide<Target>> {
  const target = async (side: Side): Promise<Target> => {
    const directory = join(folder, side)
    mkdirSync(directory, { recursive: true })
    fill(directory, side)
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
    const folders = { benchmarkDirectory: directory, harnessPath, workDirectory: folder }
    return prepareTarget(build, folders, host)
  }
  return { base: await target('base'), head: await target('head') }
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

/** The server among the workloads, with default settings. */
export function serverBenchmark(): ServerBenchmark {
  const { contest: _, ...plain } = benchmarkOf(serverWorkload)
  return {
    ...plain,
    driver: 'alternate',
    module: null,
    command: ['node', '{directory}/server.cjs'],
    server: serverSchema.parse({}),
  }
}

/** Finds hyperfine as the product does, in a folder for tools where no cache is named; an Error without one. */
export async function foundHyperfine(
  folder: string,
  host: Host,
): Promise<HyperfineFound & { readonly ok: true }> {
  const found = await findHyperfine({ cacheDirectory: cacheDirectory(process.env) ?? folder }, host)
  if (!found.ok) throw new Error(found.message)
  return found
}
