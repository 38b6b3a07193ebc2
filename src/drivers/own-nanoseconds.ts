import type { Metric } from '../model/judging/metric.ts'
import type { Batch } from '../model/run/series-answer.ts'
import type { BatchLength, HarnessActor, BySlot } from './actors.ts'

/** A batch, perhaps of calls of a fixed age. */
export interface AgedLength extends BatchLength {
  /** Whether the benchmark gets a fresh state first. */
  readonly fresh?: true
  /** Whether its process has already rested as long as the benchmark wishes. */
  readonly isRested?: true
}

/** Runs a batch, of a fresh state where the length asks for it. */
export async function runLength(actor: HarnessActor, length: AgedLength): Promise<Batch> {
  const { fresh, isRested, ...rest } = length
  if (fresh === true) await actor.renew({ isRested: isRested === true })
  return actor.run(rest)
}

// Helper threads add to the process's CPU time, but rarely this many times the main thread's own.
const mostThreads = 4

/**
 * Nanoseconds of a batch without the time in which other programs had its CPU, where the kernel reports delays. The
 * delay is read just outside the timed part: of a process that loses its CPU in between it is not in its time, which
 * would seem to have taken none, so its CPU time is used. Where the main thread slept while others worked, nothing is
 * subtracted: which of them the batch waited for is not known, so a driver leaves it out if they were kept waiting.
 */
export function ownNanoseconds(batch: Batch): number {
  const { nanoseconds, cpuMicroseconds, delayNanoseconds, asideDelayNanoseconds } = batch
  if (asideDelayNanoseconds !== undefined) return nanoseconds
  const withoutOthers = nanoseconds - (delayNanoseconds ?? 0)
  const workedNanoseconds =
    cpuMicroseconds === null ? nanoseconds : Math.min(nanoseconds, cpuMicroseconds * 1000)
  const isBelievable = withoutOthers > 0 && withoutOthers * mostThreads >= workedNanoseconds
  return Math.max(1, isBelievable ? withoutOthers : workedNanoseconds)
}

/** Whether a row measures seconds itself, with all waiting: they are parts of its time, so nothing is taken off. */
export function hasMarks(metrics: readonly Metric[]): boolean {
  return metrics.some(isMark)
}

/** Whether a metric is seconds that a benchmark measures itself. */
export function isMark({ own, unit, usage }: Metric): boolean {
  return own === true && unit === 's' && usage !== undefined
}

// The accounts of all threads are read around the whole turn, and a sleeping thread wakes up late.
const asideTolerance = 0.05

/** Whether others kept waiting what worked while the main thread slept, so that the time says nothing of the code. */
export function othersWorkWaited(batches: readonly Batch[]): boolean {
  const nanoseconds = batches.reduce((sum, batch) => sum + batch.nanoseconds, 0)
  const asideDelay = batches.reduce((sum, batch) => sum + (batch.asideDelayNanoseconds ?? 0), 0)
  return asideDelay > asideTolerance * nanoseconds
}

/** The same of either side: of both together, the wait of a fast one would be nothing beside a slow one. */
export function anyWorkWaited({ one, two }: BySlot<readonly Batch[]>): boolean {
  return othersWorkWaited(one) || othersWorkWaited(two)
}

/** A batch's own nanoseconds, or its CPU time when the kernel reports no delays and that is smaller. */
export function costOfBatch(batch: Batch): number {
  const { cpuMicroseconds, delayNanoseconds } = batch
  const withoutOthers = ownNanoseconds(batch)
  return delayNanoseconds !== null || cpuMicroseconds === null || cpuMicroseconds === 0
    ? withoutOthers
    : Math.min(withoutOthers, cpuMicroseconds * 1000)
}
