import { z } from 'zod'
import { text } from '../text.ts'

/** Format name and version in every tuning record. */
export const tuningFormat = 'deadheat-tune/1'

const valueSchema = text(4096).regex(/^[\w.,:+/ -]*$/, 'one plain value')

/** A setting of the machine: a file below `/proc` or `/sys`, and its value. */
export const tuningChangeSchema = z.strictObject({
  path: text(1000).regex(/^\/(?:proc|sys)(?:\/(?!\.\.?(?:\/|$))[\w.:+-]+)+$/, 'a setting'),
  before: valueSchema,
  after: valueSchema,
})

/** What a tuning records before its first change, so that everything can be restored. */
export const tuningRecordSchema = z.strictObject({
  format: z.literal(tuningFormat),
  /** Identifier of the machine's boot; `null` where the system does not report it. */
  boot: text(100).nullable(),
  pid: z.number().int().positive(),
  /**
   * Start of the tuning process in clock ticks since boot; `null` where the system does not report
   * it.
   */
  startTicks: z.number().int().nullable(),
  changes: z.array(tuningChangeSchema).max(100_000),
})

/** One setting: its original value, and the one to use while measuring. */
export type TuningChange = z.infer<typeof tuningChangeSchema>

/** What a tuning records before its first change, so that everything can be restored. */
export type TuningRecord = z.infer<typeof tuningRecordSchema>
