import { z } from 'zod'
import { text } from '../text.ts'

/** Word and number that every record of a tuning carries. */
export const tuningFormat = 'deadheat-tune/1'

const valueSchema = text(4096).regex(/^[\w.,:+/ -]*$/, 'one plain value')

/** A setting of the machine: a file below `/proc` or `/sys`, and what it says. */
export const tuningChangeSchema = z.strictObject({
  path: text(1000).regex(/^\/(?:proc|sys)(?:\/(?!\.\.?(?:\/|$))[\w.:+-]+)+$/, 'a setting'),
  before: valueSchema,
  after: valueSchema,
})

/** What a tuning notes before its first change, so that everything can be restored. */
export const tuningRecordSchema = z.strictObject({
  format: z.literal(tuningFormat),
  /** Which start of the machine; `null` where it does not tell. */
  boot: text(100).nullable(),
  pid: z.number().int().positive(),
  /** Clock ticks since boot when that process started; `null` where not reported by the system. */
  startTicks: z.number().int().nullable(),
  changes: z.array(tuningChangeSchema).max(100_000),
})

/** One setting, as it was and as it shall be for the time of a measurement. */
export type TuningChange = z.infer<typeof tuningChangeSchema>

/** What a tuning notes before its first change. */
export type TuningRecord = z.infer<typeof tuningRecordSchema>
