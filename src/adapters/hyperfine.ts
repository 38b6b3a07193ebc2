import { z } from 'zod'
import type { Readings } from '../model/sample.ts'

/** One run of a command as hyperfine saw it. */
export interface HyperfineRun {
  readonly readings: Readings
  /** `null` when a signal ended it. */
  readonly exitCode: number | null
}

const seconds = z.number().min(0)
const bytes = z.number().min(0)
const exitCode = z.number().int().nullable()

/** One run by hyperfine 1.x; before 1.19 it does not tell the memory. */
const firstSchema = z
  .object({
    results: z.tuple([
      z.object({
        times: z.tuple([seconds]),
        user: seconds,
        system: seconds,
        memory_usage_byte: z.tuple([bytes]).optional(),
        exit_codes: z.tuple([exitCode]),
      }),
    ]),
  })
  .transform(({ results: [result] }) =>
    runOf({
      wall: result.times[0],
      cpu: result.user + result.system,
      memory: result.memory_usage_byte?.[0],
      exit: result.exit_codes[0],
    }),
  )

/** One run by hyperfine 2.x, which numbers its schema; what was not measured is left out. */
const secondSchema = z
  .object({
    schema_version: z.literal(2),
    results: z.tuple([
      z.object({
        measurements: z.tuple([
          z.object({
            time_wall_clock: z.object({ value: seconds, unit: z.literal('second') }),
            time_user: z.object({ value: seconds, unit: z.literal('second') }),
            time_system: z.object({ value: seconds, unit: z.literal('second') }),
            memory_peak_resident: z.object({ value: bytes, unit: z.literal('byte') }).optional(),
            exit_code: exitCode.optional(),
          }),
        ]),
      }),
    ]),
  })
  .transform(({ results: [{ measurements }] }) =>
    runOf({
      wall: measurements[0].time_wall_clock.value,
      cpu: measurements[0].time_user.value + measurements[0].time_system.value,
      memory: measurements[0].memory_peak_resident?.value,
      exit: measurements[0].exit_code ?? null,
    }),
  )

/**
 * The single run in what hyperfine wrote by `--export-json`, in either of its two schemas.
 *
 * @returns `null` when it is something else, or holds another number of runs than one
 */
export function hyperfineRunOf(text: string): HyperfineRun | null {
  return z.union([secondSchema, firstSchema]).safeParse(jsonOf(text)).data ?? null
}

function runOf(facts: {
  readonly wall: number
  readonly cpu: number
  readonly memory: number | undefined
  readonly exit: number | null
}): HyperfineRun {
  const { wall, cpu, memory, exit } = facts
  // A memory of zero stands for one that could not be read.
  const peak = memory === undefined || memory === 0 ? null : memory
  return { readings: { time: wall, cpu, 'peak-memory': peak }, exitCode: exit }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
