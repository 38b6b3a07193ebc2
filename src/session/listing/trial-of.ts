import { SideError } from '../../measure/actors/side-error.ts'
import { tryBenchmarks } from '../../measure/try-benchmarks.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Forecast } from '../../model/run/forecast.ts'
import { explainFailure } from '../benchmarks/explain-failure.ts'
import type { PreparedVariant } from '../prepare-sides.ts'
import type { Session } from '../session.ts'
import { forecastOf } from './list-planned.ts'

/** What came of an untimed try of everything that would be measured. */
export interface PlannedTrial {
  /** With the rows that run, by their ids. */
  readonly forecast: Forecast
  /** Why a side does not build, or a row of head does not run. */
  readonly failures: readonly Failure[]
}

/** Tries every row of head that building and learning its suites has not tried, and says what runs. */
export async function trialOf(
  session: Session,
  unbuilt: readonly Failure[],
  preparedVariants: readonly PreparedVariant[],
): Promise<PlannedTrial> {
  const { request, host } = session
  const forecast = await forecastOf(session, host)
  const failures = unbuilt.filter(isOfHead)
  const rows: Benchmark[] = []
  const notes: string[] = []
  for (const variant of preparedVariants) {
    const { targets, leftOut, plannedBenchmarks } = variant
    failures.push(...variant.failures.filter(isOfHead))
    for (const { id, cause } of leftOut) {
      const why = cause === 'no-room' ? 'the budget has no room' : 'its first run takes too long'
      notes.push(`${id}: not tried, ${why}`)
    }
    const groups = groupedBy(plannedBenchmarks.benchmarks, placeOfRow)
    for (const [at, group] of [...groups.values()].entries()) {
      const parts = { done: at, total: groups.size }
      request.onProgress({ kind: 'doing', what: 'calling each benchmark once', parts })
      const failure = await groupFailure(group, variant, session)
      if (failure === null) rows.push(...group)
      else failures.push(await explainFailure(failure, targets, session))
    }
  }
  const words = failures.map(failureLine)
  return {
    forecast: {
      ...forecast,
      rows: rows.map(({ id, driver }) => ({ name: id, kind: kinds[driver] })),
      notes: [...forecast.notes, ...notes, ...words],
      listed: [],
    },
    failures,
  }
}

const kinds: Readonly<Record<Benchmark['driver'], string>> = {
  pingpong: 'in-process',
  alternate: 'a server',
  command: 'a whole process',
  suite: 'of a suite',
}

function isOfHead({ side }: Failure): boolean {
  return side !== 'base'
}

function failureLine({ benchmarkId, message }: Failure): string {
  return benchmarkId === null ? message : `${benchmarkId} does not run: ${message}`
}

/** What all rows have in common that one process runs. */
function placeOfRow({ module, command, suite }: Benchmark): string {
  return module ?? `${suite} ${command?.join('\0') ?? ''}`
}

async function groupFailure(
  group: readonly Benchmark[],
  { targets }: PreparedVariant,
  { host }: Session,
): Promise<Failure | null> {
  const [first] = group
  // Suites were run when their rows were learnt.
  if (first === undefined || first.driver === 'suite') return null
  try {
    await tryBenchmarks(group, targets.head, host)
    return null
  } catch (error) {
    if (!(error instanceof SideError)) throw error
    return error.failure('pilot', first.id)
  }
}
