import { readdirSync, readFileSync } from 'node:fs'
import type { Consumption, ThreadTimes } from './processes.ts'
import { kernelText } from '../machine/kernel-text.ts'
import { processTable, type ProcessRow, programBelow } from './process-table.ts'

const ticksPerSecond = 100

/** A started process, and how many generations below it the program itself runs. */
export interface RootedConsumption {
  readonly pid: number | null
  readonly generations: number
}

/**
 * What a program and everything it has started have used so far: the CPU time of all living
 * threads, by the scheduler's accounting in nanoseconds, plus that of ended children, in ticks of
 * 10 ms; and the sum of the memory peaks of all processes. Page faults of ended children are
 * included; for context switches the kernel reports only living threads.
 *
 * @param root - where `proc` is mounted
 * @returns `null` members where not reported by the system
 */
export function consumptionOf(rootedConsumption: RootedConsumption, root = '/proc'): Consumption {
  const members = programsOf(rootedConsumption, root)
  const sumBy = (of: (directory: string) => number | null): number | null =>
    sumOfKnown(members.map((member) => of(`${root}/${String(member)}`)))
  return {
    cpuSeconds: sumBy(accountedSeconds),
    peakMemoryBytes: sumBy(peakBytesOf),
    pageFaults: sumBy(pageFaultsOf),
    contextSwitches: sumBy(contextSwitchesOf),
  }
}

/**
 * The program's processes: those of the session and everything they have started, also in other
 * sessions, without the ones that only isolate the program.
 */
export function programsOf(
  rootedConsumption: RootedConsumption,
  root = '/proc',
): readonly number[] {
  const tree = new Set<number>()
  growTree(tree, rootedConsumption, processTable(root))
  return programsIn(tree, rootedConsumption)
}

/** Adds to a program's tree the processes of these rows that are of its session or started by it. */
export function growTree(
  tree: Set<number>,
  { pid }: RootedConsumption,
  processRows: readonly ProcessRow[],
): void {
  if (pid === null) return
  const living = processRows.filter(({ zombie }) => !zombie)
  for (const row of living) if (row.pid === pid || row.session === pid) tree.add(row.pid)
  for (let size = -1; size !== tree.size;) {
    size = tree.size
    for (const row of living) if (tree.has(row.parentPid)) tree.add(row.pid)
  }
}

/** A program's tree without the processes that only isolate the program. */
export function programsIn(
  tree: ReadonlySet<number>,
  { pid, generations }: RootedConsumption,
): readonly number[] {
  if (pid === null) return []
  const members = new Set(tree)
  for (let depth = 0; depth < generations; depth++) members.delete(programBelow(pid, depth))
  return [...members]
}

/**
 * Seconds that a program's threads were ready while other threads had their CPUs; 0 where not
 * reported by the system.
 */
export function runDelaySecondsOf(rootedConsumption: RootedConsumption, root = '/proc'): number {
  const threads = threadTimesOf(programsOf(rootedConsumption, root), root)
  return (
    [...threads.values()].reduce((sum, { delayNanoseconds }) => sum + delayNanoseconds, 0) / 1e9
  )
}

/**
 * What every thread of some processes has run and waited for a CPU, by its number; 0 where not
 * reported by the system.
 *
 * @param root - where `proc` is mounted
 */
export function threadTimesOf(pids: readonly number[], root = '/proc'): ThreadTimes {
  return new Map(
    pids.flatMap((pid) =>
      threadsIn(`${root}/${String(pid)}`).map((thread) => {
        const text = kernelText(`${root}/${String(pid)}/task/${thread}/schedstat`)
        const [run = 0, delay = 0] = text.split(' ').map(Number)
        return [Number(thread), { runNanoseconds: run, delayNanoseconds: delay }] as const
      }),
    ),
  )
}

/** The fields after the name of a process in its `stat`; proc_pid_stat(5). */
function accountOf(directory: string): readonly number[] {
  const stat = kernelText(`${directory}/stat`)
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

function pageFaultsOf(directory: string): number | null {
  const faults = accountOf(directory).slice(7, 11)
  return faults.length < 4 ? null : faults.reduce((sum, each) => sum + each, 0)
}

function contextSwitchesOf(directory: string): number | null {
  const threads = threadsIn(directory).map((thread) => {
    const status = kernelText(`${directory}/task/${thread}/status`)
    const counts = [...status.matchAll(/^(?:non)?voluntary_ctxt_switches:\s+(\d+)$/gm)]
    return counts.length < 2 ? null : counts.reduce((sum, [, count]) => sum + Number(count), 0)
  })
  return sumOfKnown(threads)
}

function accountedSeconds(directory: string): number | null {
  const [user, system, childUser, childSystem] = accountOf(directory).slice(11, 15)
  if (user === undefined || system === undefined) return null
  const children = ((childUser ?? 0) + (childSystem ?? 0)) / ticksPerSecond
  const threads = threadsIn(directory).map((thread) => {
    const nanoseconds = Number(kernelText(`${directory}/task/${thread}/schedstat`).split(' ')[0])
    return nanoseconds > 0 ? nanoseconds / 1e9 : null
  })
  return (sumOfKnown(threads) ?? (user + system) / ticksPerSecond) + children
}

function threadsIn(directory: string): readonly string[] {
  try {
    return readdirSync(`${directory}/task`)
  } catch {
    return [] // It has ended meanwhile.
  }
}

function peakBytesOf(directory: string): number | null {
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(kernelText(`${directory}/status`))?.[1]
  return kibibytes === undefined ? null : Number(kibibytes) * 1024
}

/** `null` when there is nothing to add up, or one of the values is unknown. */
function sumOfKnown(values: readonly (number | null)[]): number | null {
  const knownValues = values.flatMap((value) => value ?? [])
  if (knownValues.length === 0 || knownValues.length < values.length) return null
  return knownValues.reduce((sum, value) => sum + value, 0)
}

/**
 * Paths of the native addons in the memory of a program and of everything it has started, however
 * they were loaded. They are read from outside, so the program cannot hide one that it still has
 * mapped. The path of a deleted file ends with ` (deleted)`; proc_pid_maps(5).
 *
 * @param root - where `proc` is mounted
 * @returns absolute paths, sorted; `null` where not reported by the system
 */
export function mappedAddons(
  rootedConsumption: RootedConsumption,
  root = '/proc',
): readonly string[] | null {
  const maps = programsOf(rootedConsumption, root).map((pid) =>
    readMaps(`${root}/${String(pid)}/maps`),
  )
  if (maps.every((text) => text === '')) return null
  const paths = maps.flatMap((text) =>
    [...text.matchAll(/^\S+ \S+ \S+ \S+ \d+ +(\/.*\.node(?: \(deleted\))?)$/gm)].map(
      ([, path = '']) => path,
    ),
  )
  return [...new Set(paths)].toSorted()
}

function readMaps(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // It has ended meanwhile, or belongs to somebody else.
  }
}
