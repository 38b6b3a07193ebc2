// What processes used, from /proc, for actors and watches. It only reads, and counts our own alone.
import { kernelText } from '../machine/kernel-text.ts'
import {
  addDescendants,
  namesIn,
  processTable,
  programBelow,
  statFields,
  type ProcessRow,
} from './process-table.ts'
import type { ServerUsage } from '../../model/run/server.ts'
import type { SideTimes } from './processes.ts'

const ticksPerSecond = 100

/** A started process, and how many generations below it the program itself runs. */
export interface StartedProgram {
  readonly pid: number | null
  readonly generations: number
}

/**
 * What a program and all that it has started have used: CPU time of living threads in the scheduler's nanoseconds
 * and of ended children in ticks of 10 ms; the sum of all memory peaks; page faults, those of ended children
 * included; context switches of living threads. `null` where not reported by the system.
 */
export function consumptionOf(program: StartedProgram): ServerUsage {
  const folders = programsOf(program).map((pid) => `/proc/${String(pid)}`)
  return {
    cpuSeconds: sumOfKnown(folders.map(accountedSeconds)),
    peakMemoryBytes: sumOfKnown(folders.map(peakBytesOf)),
    pageFaults: sumOfKnown(folders.map(pageFaultsOf)),
    contextSwitches: sumOfKnown(folders.map(contextSwitchesOf)),
  }
}

/** The program's processes: its session and all that they started, without those that only isolate it. */
export function programsOf(program: StartedProgram, root = '/proc'): readonly number[] {
  const tree = new Set<number>()
  growTree(tree, program, processTable(root))
  return programsIn(tree, program)
}

/** Adds to a program's tree the processes of these rows that are of its session or started by it. */
export function growTree(
  tree: Set<number>,
  { pid }: StartedProgram,
  processRows: readonly ProcessRow[],
): void {
  if (pid === null) return
  const livingRows = processRows.filter(({ zombie }) => !zombie)
  for (const row of livingRows) if (row.pid === pid || row.session === pid) tree.add(row.pid)
  addDescendants(tree, livingRows)
}

/** A program's tree without the processes that only isolate the program. */
export function programsIn(
  tree: ReadonlySet<number>,
  { pid, generations }: StartedProgram,
): readonly number[] {
  if (pid === null) return []
  const members = new Set(tree)
  for (let depth = 0; depth < generations; depth++) members.delete(programBelow(pid, depth))
  return [...members]
}

/** What some processes have used, without those that have ended; 0 where not reported by the system. */
export function timesOf(pids: readonly number[]): SideTimes {
  const entries = pids.map((pid) => {
    const folder = `/proc/${String(pid)}`
    const threads = threadsIn(folder).map((thread) => {
      const [run = 0, delay = 0] = kernelText(`${thread}/schedstat`).split(' ').map(Number)
      const number = Number(thread.split('/').at(-1))
      return [number, { runNanoseconds: run, delayNanoseconds: delay }] as const
    })
    const [user = 0, system = 0] = statFields(folder).slice(13, 15).map(Number)
    const childrenNanoseconds = ((user + system) * 1e9) / ticksPerSecond
    return [pid, { threads: new Map(threads), childrenNanoseconds }] as const
  })
  return new Map(entries.filter(([, { threads }]) => threads.size > 0))
}

function pageFaultsOf(folder: string): number | null {
  const faults = statFields(folder).slice(7, 11).map(Number)
  return faults.length < 4 ? null : faults.reduce((sum, each) => sum + each, 0)
}

function contextSwitchesOf(folder: string): number | null {
  const threads = threadsIn(folder).map((thread) => {
    const counts = [
      ...kernelText(`${thread}/status`).matchAll(/^(?:non)?voluntary_ctxt_switches:\s+(\d+)$/gm),
    ]
    return counts.length < 2 ? null : counts.reduce((sum, [, count]) => sum + Number(count), 0)
  })
  return sumOfKnown(threads)
}

function accountedSeconds(folder: string): number | null {
  const ticks = statFields(folder).slice(11, 15).map(Number)
  const [user, system, childUser = 0, childSystem = 0] = ticks
  if (user === undefined || system === undefined) return null
  const threads = threadsIn(folder).map((thread) => {
    const nanoseconds = Number(kernelText(`${thread}/schedstat`).split(' ')[0])
    return nanoseconds > 0 ? nanoseconds / 1e9 : null
  })
  const ownSeconds = sumOfKnown(threads) ?? (user + system) / ticksPerSecond
  return ownSeconds + (childUser + childSystem) / ticksPerSecond
}

function threadsIn(folder: string): readonly string[] {
  return namesIn(`${folder}/task`).map((thread) => `${folder}/task/${thread}`)
}

function peakBytesOf(folder: string): number | null {
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(kernelText(`${folder}/status`))?.[1]
  return kibibytes === undefined ? null : Number(kibibytes) * 1024
}

/** `null` when there is nothing to add up, or one of the values is unknown. */
function sumOfKnown(values: readonly (number | null)[]): number | null {
  const knownValues = values.flatMap((value) => value ?? [])
  if (knownValues.length === 0 || knownValues.length < values.length) return null
  return knownValues.reduce((sum, value) => sum + value, 0)
}

/**
 * Absolute paths, sorted, of native addons in the memory of a program and all that it started, however they were
 * loaded, read from outside, so that it cannot hide one; `null` where the system does not report them. The path of a
 * deleted file ends with ` (deleted)`; proc_pid_maps(5).
 */
export function mappedAddons(program: StartedProgram, root = '/proc'): readonly string[] | null {
  const maps = programsOf(program, root).map((pid) => kernelText(`${root}/${String(pid)}/maps`))
  if (maps.every((text) => text === '')) return null
  const paths = maps.flatMap((text) =>
    [...text.matchAll(/^\S+ \S+ \S+ \S+ \d+ +(\/.*\.node(?: \(deleted\))?)$/gm)].map(
      ([, path = '']) => path,
    ),
  )
  return [...new Set(paths)].toSorted()
}
