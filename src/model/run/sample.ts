import { z } from 'zod'
import { blockSchema } from './block.ts'
import { bySideSchema } from '../build/side.ts'
import { secondsSchema, text } from '../text.ts'

/** One value per metric id, in the metric's base unit; `null` where it could not be had. */
export const readingsSchema = z.record(text(100), z.number().nullable())

/** What the machine was doing while a block ran; `null` where the machine does not tell. */
export const machineStateSchema = z.strictObject({
  /** One-minute load average when the block ended. */
  loadAverage: z.number().min(0).nullable(),
  /** Share of the block's time that a hypervisor took away, 0…1. */
  stealRatio: z.number().min(0).nullable(),
  /** Time spent runnable but not running over wall time, by side, 0 or more. */
  runDelayRatio: bySideSchema(z.number().min(0).nullable()),
  /** Switches the runs did not ask for, by side. */
  involuntarySwitches: bySideSchema(z.number().min(0).nullable()),
})

/** Seconds of the first calls of one fresh process, in the order in which they were made. */
export const seriesSchema = z.array(z.number().positive()).max(1000)

/** The pair of values that one block yielded, for every metric. */
export const sampleSchema = z.strictObject({
  block: blockSchema,
  base: readingsSchema,
  head: readingsSchema,
  /** Since the run started. */
  startedAtSeconds: secondsSchema,
  seconds: secondsSchema,
  machine: machineStateSchema,
  /** Of each pair of processes, where several links of each side make up a block. */
  parts: z.array(bySideSchema(readingsSchema)).max(16).optional(),
  /** Only of a benchmark that asks for it. */
  series: bySideSchema(seriesSchema).optional(),
})

/** One value per metric id. */
export type Readings = z.infer<typeof readingsSchema>

/** Seconds of the first calls of one fresh process. */
export type Series = z.infer<typeof seriesSchema>

/** What the machine was doing while a block ran. */
export type MachineState = z.infer<typeof machineStateSchema>

/** The pair of values that one block yielded. */
export type Sample = z.infer<typeof sampleSchema>
