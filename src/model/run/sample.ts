import { z } from 'zod'
import { blockSchema } from './block.ts'
import { bySideSchema } from '../build/side.ts'
import { secondsSchema, text } from '../text.ts'

/**
 * Seconds of a block by what they were spent on, both slots together. What is left of the block's own
 * seconds went into requests, readings and the ends of the processes.
 */
export const spentSchema = z.strictObject({
  /** Starting both processes, until they are set up. */
  start: secondsSchema,
  warmUp: secondsSchema,
  /** Untimed calls just before timed ones. */
  leadIn: secondsSchema,
  /** Timed calls, requests, runs or slices. */
  measured: secondsSchema,
})

/** Seconds of a block by what they were spent on. */
export type SpentTime = z.infer<typeof spentSchema>

/** One value per metric id, in the metric's base unit; `null` for a missing value. */
export const readingsSchema = z.record(text(100), z.number().nullable())

/** Machine state while a block ran; `null` where the system does not report it. */
export const machineStateSchema = z.strictObject({
  /** One-minute load average at the end of the block. */
  loadAverage: z.number().min(0).nullable(),
  /** Share of the block's time taken by the hypervisor, 0…1. */
  stealRatio: z.number().min(0).nullable(),
  /** Time spent runnable but not running over wall time, per side, 0 or more. */
  runDelayRatio: bySideSchema(z.number().min(0).nullable()),
  /** Involuntary context switches, per side. */
  involuntarySwitches: bySideSchema(z.number().min(0).nullable()),
  /**
   * CPU time outside of a side's turns over the time of its turns, per side; present where that is too much
   * for the pair to count.
   */
  awakeShare: bySideSchema(z.number().min(0)).optional(),
})

/** Seconds of each of the first calls of one fresh process, in call order. */
export const seriesSchema = z.array(z.number().positive()).max(1000)

/** The pair of values that one block yielded for every metric. */
export const sampleSchema = z.strictObject({
  block: blockSchema,
  base: readingsSchema,
  head: readingsSchema,
  /** Seconds since the run started. */
  startedAtSeconds: secondsSchema,
  seconds: secondsSchema,
  machine: machineStateSchema,
  /** Absent where only the whole is known, as for suites. */
  spent: spentSchema.optional(),
  /** Of each pair of processes, when a block consists of several links of each side. */
  parts: z.array(bySideSchema(readingsSchema)).max(16).optional(),
  /** Only for a benchmark that requests it. */
  series: bySideSchema(seriesSchema).optional(),
})

/** One value per metric id. */
export type Readings = z.infer<typeof readingsSchema>

/** Seconds of each of the first calls of one fresh process. */
export type Series = z.infer<typeof seriesSchema>

/** Machine state while a block ran. */
export type MachineState = z.infer<typeof machineStateSchema>

/** The pair of values that one block yielded. */
export type Sample = z.infer<typeof sampleSchema>

/** Seconds of several blocks, or pairs of processes, by what they were spent on. */
export function sumOfSpent(times: readonly SpentTime[]): SpentTime {
  const sum = (of: (time: SpentTime) => number): number =>
    times.reduce((total, time) => total + of(time), 0)
  return {
    start: sum(({ start }) => start),
    warmUp: sum(({ warmUp }) => warmUp),
    leadIn: sum(({ leadIn }) => leadIn),
    measured: sum((time) => time.measured),
  }
}
