import { z } from 'zod'
import type { Readings } from '../model/run/sample.ts'
import { parseJson } from '../model/parse-json.ts'

/** One run of a command, as measured by hyperfine. */
export interface HyperfineRun {
  readonly readings: Readings
  /** `null` when a signal ended it. */
  readonly exitCode: number | null
}

const seconds = z.number().min(0)
const bytes = z.number().min(0)
const exitCode = z.number().int().nullable()
const counterSchema = z.object({ value: z.number().min(0), unit: z.literal('count') }).optional()

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
  .transform(({ results: [result] }) =>
    hyperfineRun({
      wall: result.times[0],
      user: result.user,
      system: result.system,
      memory: result.memory_usage_byte?.[0],
      exit: result.exit_codes[0],
    }),
  )

/**
 * One run in hyperfine 2.x, whose schema is versioned; values that were not measured are left out.
 */
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
            instructions: counterSchema,
            cpu_cycles: counterSchema,
            exit_code: exitCode.optional(),
          }),
        ]),
      }),
    ]),
  })
  .transform(({ results: [{ measurements }] }) =>
    hyperfineRun({
      wall: measurements[0].time_wall_clock.value,
      user: measurements[0].time_user.value,
      system: measurements[0].time_system.value,
      memory: measurements[0].memory_peak_resident?.value,
      exit: measurements[0].exit_code ?? null,
      counters: {
        instructions: measurements[0].instructions?.value,
        cycles: measurements[0].cpu_cycles?.value,
      },
    }),
  )

/**
 * The single run in the output of `--export-json`, in either of hyperfine's two schemas.
 *
 * @returns `null` when the text is something else, or does not contain exactly one run
 */
export function hyperfineRunOf(text: string): HyperfineRun | null {
  return z.union([secondSchema, firstSchema]).safeParse(parseJson(text)).data ?? null
}

interface RunRequest {
  readonly wall: number
  readonly user: number
  readonly system: number
  readonly memory: number | undefined
  readonly exit: number | null
  readonly counters?: Readonly<Record<'instructions' | 'cycles', number | undefined>>
}

function hyperfineRun(facts: RunRequest): HyperfineRun {
  const { wall, user, system, memory, exit, counters = {} } = facts
  // A memory of zero means that it could not be read.
  const peak = memory === undefined || memory === 0 ? null : memory
  const countedNames = Object.entries(counters).flatMap(([id, count]) =>
    // Without permission to count, the CPU reports 0.
    count === undefined || count === 0 ? [] : [[id, count] as const],
  )
  return {
    readings: {
      time: wall,
      cpu: user + system,
      'user-time': user,
      'system-time': system,
      'peak-memory': peak,
      ...Object.fromEntries(countedNames),
    },
    exitCode: exit,
  }
}

/** Positions of `cminflt` and `cmajflt` after the name of a process; proc_pid_stat(5). */
const minorAt = 8
const majorAt = 10

/**
 * Page faults of the children that hyperfine has waited for and of their own waited-for
 * descendants, from its `/proc/PID/stat`. For a single run, these are exactly the command's.
 *
 * @returns `null` when the text does not belong to a process named hyperfine
 */
export function childFaultsOf(text: string): number | null {
  const end = text.lastIndexOf(')')
  if (!/^\d+ \(hyperfine$/.test(text.slice(0, Math.max(0, end)))) return null
  const fields = text
    .slice(end + 2)
    .split(' ')
    .map(Number)
  const [minor, major] = [fields[minorAt], fields[majorAt]]
  if (minor === undefined || major === undefined) return null
  return Number.isSafeInteger(minor + major) ? minor + major : null
}

/**
 * Quotes a command so that hyperfine, run without a shell, splits it into exactly these arguments.
 *
 * hyperfine splits like a POSIX shell but expands nothing, so every argument is in single quotes. A
 * single quote inside one closes them, is escaped, and opens them again.
 *
 * @param argv - without NUL, which no argument can contain
 */
export function quotedCommand(argv: readonly string[]): string {
  return argv.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ')
}
