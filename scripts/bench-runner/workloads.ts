import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { targetsOf } from '../../__tests__/fakes/measured-run.ts'
import { runtimeOf } from '../../__tests__/fakes/results.ts'
import type { Host } from '../../src/host/host.ts'
import type { Target } from '../../src/measure/targets/target.ts'
import { sides, type BySide } from '../../src/model/build/side.ts'

const source = fileURLToPath(new URL('workloads', import.meta.url))

/** How often base repeats its work in one call. */
export const baseUnits = 100

/** Both sides of all workloads, of which head does so many percent more. */
export function workloadTargets(
  percent: number,
  folder: string,
  host: Host,
): Promise<BySide<Target>> {
  const folders = { base: join(folder, 'base'), head: join(folder, 'head') }
  for (const side of sides) {
    cpSync(source, folders[side], { recursive: true })
    const units = baseUnits + (side === 'head' ? percent : 0)
    writeFileSync(join(folders[side], 'units.cjs'), `exports.units = ${String(units)}\n`)
  }
  return targetsIn(folders, folder, host)
}

/** Both sides under the current Node.js, whose files are written instead of built. */
export function targetsIn(
  folders: BySide<string>,
  workDirectory: string,
  host: Host,
): Promise<BySide<Target>> {
  const runtime = { ...runtimeOf(process.versions.node), path: process.execPath }
  return targetsOf(folders, { runtime, workDirectory, host })
}
