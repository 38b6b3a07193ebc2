import type { SideTimes } from '../../host/process/processes.ts'
import type { Batch } from '../../model/run/series-answer.ts'

/** What a side has used when a batch begins or ends. */
export interface SideReading {
  readonly times: SideTimes
  /** Seconds in which something on the machine waited for a CPU; `null` where not reported by the system. */
  readonly waitingSeconds: number | null
}

/** What lies between two readings. */
export interface Turn {
  readonly before: SideReading
  readonly after: SideReading
  /** The process of the benchmark; its main thread has the same number. */
  readonly pid: number
  /** The share of the turn that was timed. */
  readonly share: number
}

/** What a side used beside its main thread in a batch, in nanoseconds. */
export interface WorkAside {
  /** Threads of its process that live. */
  readonly threads: number
  /** Its other processes, without what was not there to be read at both ends. */
  readonly children: number
  /** Those of them that have ended, in steps of 10 ms. */
  readonly endedChildren: number
  /** The most that programs outside of the side can be shown to have kept a living thread waiting. */
  readonly delay: number
  /** How long something on the machine waited for a CPU. */
  readonly waitingNanoseconds: number
}

/** What a side used beside its main thread in the timed part of a turn. */
export function workAside({ before, after, pid, share }: Turn): WorkAside {
  const threads = [...after.times].flatMap(([process, times]) =>
    [...times.threads].map(([thread, { runNanoseconds, delayNanoseconds }]) => {
      const start = before.times.get(process)?.threads.get(thread)
      return {
        process,
        isMain: thread === pid,
        run: runNanoseconds - (start?.runNanoseconds ?? 0),
        delay: delayNanoseconds - (start?.delayNanoseconds ?? 0),
      }
    }),
  )
  const runOf = (which: (thread: (typeof threads)[number]) => boolean): number =>
    threads.reduce((sum, thread) => (which(thread) ? sum + thread.run : sum), 0)
  const runOfAll = runOf(() => true)
  // A thread may have waited for the others of its side; what they ran meanwhile is not foreign.
  const delay = threads.reduce(
    (most, each) => Math.max(most, each.delay - (runOfAll - each.run)),
    0,
  )
  const endedChildren = endedBetween(before.times, after.times)
  const waitingSeconds = (after.waitingSeconds ?? 0) - (before.waitingSeconds ?? 0)
  return {
    threads: share * runOf(({ process, isMain }) => process === pid && !isMain),
    children: share * (runOf(({ process }) => process !== pid) + endedChildren),
    endedChildren: share * endedChildren,
    delay,
    waitingNanoseconds: share * waitingSeconds * 1e9,
  }
}

/** What children ran that have ended between two readings, in nanoseconds; not before the first one. */
function endedBetween(before: SideTimes, after: SideTimes): number {
  const gatheredNanoseconds = [...after].reduce(
    (sum, [process, { childrenNanoseconds }]) =>
      sum + childrenNanoseconds - (before.get(process)?.childrenNanoseconds ?? 0),
    0,
  )
  const knownBefore = [...before].flatMap(([process, { threads }]) =>
    after.has(process) ? [] : [...threads.values()],
  )
  const knownNanoseconds = knownBefore.reduce((sum, { runNanoseconds }) => sum + runNanoseconds, 0)
  return Math.max(0, gatheredNanoseconds - knownNanoseconds)
}

/**
 * CPU nanoseconds of a batch by the process itself and all its threads. What a process reads of itself
 * lacks, of a thread on another CPU that has hardly ended its work, up to a tick of the kernel (4 ms at
 * 250 Hz); the reading from outside comes later, but lacks threads that have ended.
 */
function ownWork(
  { cpuMicroseconds, runNanoseconds }: Batch,
  { threads }: Pick<WorkAside, 'threads'>,
): number | null {
  if (cpuMicroseconds === null) return null
  return Math.max(cpuMicroseconds * 1e3, (runNanoseconds ?? 0) + threads)
}

/** CPU microseconds of a batch with its children; `null` where not reported by the system. */
export function cpuWithAside(batch: Batch, aside: WorkAside): number | null {
  const ownNanoseconds = ownWork(batch, aside)
  return ownNanoseconds === null ? null : (ownNanoseconds + aside.children) / 1e3
}

/**
 * Nanoseconds that a batch's main thread waited while other programs had its CPU, `null` where not reported: no longer
 * than it waited without what its own threads and children ran meanwhile, on whatever CPU that was.
 */
export function delayByOthers(batch: Batch, aside: WorkAside | null): number | null {
  const { nanoseconds, delayNanoseconds } = batch
  const { threads, children } = aside ?? { threads: 0, children: 0 }
  const ownNanoseconds = ownWork(batch, { threads })
  if (delayNanoseconds === null || ownNanoseconds === null) return delayNanoseconds
  return Math.max(0, Math.min(delayNanoseconds - threads - children, nanoseconds - ownNanoseconds))
}

// What living threads have used is known of the whole turn only, so that a smaller share of all the work may be theirs.
const endedShare = 0.25

// User and system time of ended children are told in whole steps of 10 ms, so that each may lack one of a turn.
const roundedNanoseconds = 20e6

/**
 * Nanoseconds that programs outside of a side kept one of its threads waiting in a batch whose main thread slept; of
 * one that has ended, the sleep without a known reason, as far as something on the machine waited for a CPU meanwhile.
 */
export function delayFromOutside(batch: Batch, aside: WorkAside): number {
  const { nanoseconds, delayNanoseconds, runNanoseconds } = batch
  const [main, ownNanoseconds] = [runNanoseconds ?? nanoseconds, ownWork(batch, aside) ?? 0]
  const endedNanoseconds = ownNanoseconds - main - aside.threads + aside.endedChildren
  if (endedNanoseconds <= endedShare * (ownNanoseconds + aside.children)) return aside.delay
  const slept = nanoseconds - main - (delayNanoseconds ?? 0)
  const rounded = aside.endedChildren > 0 ? roundedNanoseconds : 0
  const idleNanoseconds = slept - (ownNanoseconds - main) - aside.children - rounded
  return Math.max(aside.delay, Math.min(idleNanoseconds, aside.waitingNanoseconds))
}
