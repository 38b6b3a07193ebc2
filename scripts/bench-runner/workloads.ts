import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Target } from '../../src/measure/targets/target.ts'
import type { Host } from '../../src/host/host.ts'
import type { BySide } from '../../src/model/build/side.ts'
import { targetOf } from './workload-targets.ts'

const source = fileURLToPath(new URL('workloads', import.meta.url))

/** How often base repeats its work in one call. */
export const baseUnits = 100

/** Names of all workloads. */
export const workloads: readonly string[] = readdirSync(source).map((file) => file.slice(0, -4))

/** Writes all workloads into a folder; each repeats its work this often in one call. */
export function writeWorkloads(directory: string, units: number): void {
  mkdirSync(directory, { recursive: true })
  for (const name of workloads) {
    copyFileSync(join(source, `${name}.cjs`), join(directory, `${name}.cjs`))
  }
  writeFileSync(join(directory, 'units.cjs'), `exports.units = ${String(units)}\n`)
}

/**
 * Both sides of all workloads; head does more of the work.
 *
 * @param percent - how much more
 */
export async function workloadTargets(
  percent: number,
  folder: string,
  host: Host,
): Promise<BySide<Target>> {
  const target = (side: 'base' | 'head', units: number): Promise<Target> =>
    targetOf(side, folder, host, (directory) => {
      writeWorkloads(directory, units)
    })
  return { base: await target('base', baseUnits), head: await target('head', baseUnits + percent) }
}
