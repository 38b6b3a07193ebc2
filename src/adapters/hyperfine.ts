import { z } from 'zod'
import { parseJson } from '../model/parse-json.ts'

const seconds = z.number().min(0)
const bytes = z.number().min(0)
const exitCode = z.number().int().nullable()

/** One run in hyperfine 1.x; memory is missing before 1.19. */
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
  .transform(({ results: [{ times, user, system, memory_usage_byte, exit_codes }] }) =>
    hyperfineRun([times[0], user, system], memory_usage_byte?.[0], exit_codes[0]),
  )

/** One run in hyperfine 2.x, whose schema is versioned; values that were not measured are left out. */
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
  .transform(({ results: [{ measurements }] }) => {
    const [{ time_wall_clock, time_user, time_system, memory_peak_resident, exit_code }] =
      measurements
    return hyperfineRun(
      [time_wall_clock.value, time_user.value, time_system.value],
      memory_peak_resident?.value,
      exit_code ?? null,
    )
  })

/** The single run in the output of `--export-json`, in either schema; `null` when it is something else. */
export function hyperfineRunOf(text: string): ReturnType<typeof hyperfineRun> | null {
  return z.union([secondSchema, firstSchema]).safeParse(parseJson(text)).data ?? null
}

/** One run of a command; its exit code is `null` when a signal ended it. */
function hyperfineRun(
  [time, user, system]: readonly [number, number, number],
  memory: number | undefined,
  exit: number | null,
) {
  return {
    readings: {
      time,
      cpu: user + system,
      'user-time': user,
      'system-time': system,
      // A memory of zero means that it could not be read.
      'peak-memory': memory === 0 ? null : (memory ?? null),
    },
    exitCode: exit,
  }
}

/** Quotes a command, without NUL, for hyperfine, which splits words like a POSIX shell and expands nothing. */
export function quotedCommand(argv: readonly string[]): string {
  return argv.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ')
}
