import { learningSeconds } from '../../measure/suites/calls-within.ts'
import { tryBenchmarks } from '../../measure/try-benchmarks.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import { mergedBenchmarks } from '../../plan/benchmarks-of.ts'
import type { PlannedTrial } from '../../plan/init/after-trial.ts'
import { someOf } from '../../model/text.ts'
import { plannedContests } from '../plan/planned-contests.ts'
import { explainFailure } from '../stage/explain-failure.ts'
import type { PreparedVariant } from '../stage/prepare-sides.ts'
import type { Session } from '../session.ts'
import { findInHead } from '../find/find-in-head.ts'
import { forecastOf } from './list-planned.ts'

/** Tries every row of head that was not tried yet, within the seconds that are left, and says what runs. */
export async function trialOf(
  session: Session,
  unbuilt: readonly Failure[],
  preparedVariants: readonly PreparedVariant[],
  secondsLeft: () => number,
): Promise<PlannedTrial> {
  const { request, settings, host } = session
  const forecast = forecastOf(session, await findInHead(session, host))
  // Contenders that nothing has are refused, as they would be in a run.
  plannedContests(
    session,
    preparedVariants,
    mergedBenchmarks(preparedVariants.map((variant) => variant.plannedBenchmarks)),
  )
  const failures = [...unbuilt]
  const rows: Benchmark[] = []
  const slowIds: string[] = []
  const lateIds: string[] = []
  for (const variant of preparedVariants) {
    const { targets, leftOut, plannedBenchmarks } = variant
    failures.push(...variant.failures)
    for (const { id, cause } of leftOut) (cause === 'no-room' ? lateIds : slowIds).push(id)
    const groups = [...groupedBy(plannedBenchmarks.benchmarks, placeOfRow).values()]
    request.onProgress({ kind: 'note', text: 'calling each benchmark once, untimed' })
    for (const [at, group] of groups.entries()) {
      const ids = group.map(({ id }) => id)
      const parts = { done: at, total: groups.length }
      request.onProgress({ kind: 'doing', what: `calling ${ids[0] ?? ''} once`, parts })
      const left = { suitesLeft: groups.length - at, processes: 1 }
      const time = { budgetSeconds: secondsLeft(), spentSeconds: 0, ...left }
      const timeoutSeconds = Math.min(settings.timeout, learningSeconds(time))
      const limited = group.map((row) => ({ ...row, timeoutSeconds }))
      // Suites were run when their rows were learnt.
      const isTried = group.every(({ driver }) => driver === 'suite') || request.isCancelled()
      const error = isTried ? null : await tryBenchmarks(limited, targets.head, host)
      // Of one module's rows, none was tried apart.
      const names = group.map(({ suite, name }) => (suite === '' ? name : `${suite}/${name}`))
      const failure = error?.failure('pilot', names[0] ?? '') ?? null
      // What was ended from outside looks like one that failed.
      if (request.isCancelled()) lateIds.push(...ids)
      else if (failure === null) rows.push(...group)
      else if (failure.timedOut && timeoutSeconds < settings.timeout) slowIds.push(...ids)
      else failures.push(await explainFailure(failure, targets, session))
    }
  }
  return {
    forecast: {
      ...forecast,
      rows: rows.map(({ id, driver }) => ({ name: id, kind: kinds[driver] })),
      notes: [
        ...forecast.notes,
        ...untriedNote(slowIds, 'one run of it takes more than its share of the time'),
        ...untriedNote(lateIds, 'the trial had ended before'),
        ...failures.map(({ benchmarkId, message }) =>
          benchmarkId === null ? message : `${benchmarkId} does not run: ${message}`,
        ),
      ],
    },
    failures,
    untried: [...slowIds, ...lateIds],
  }
}

const kinds: Readonly<Record<Benchmark['driver'], string>> = {
  pingpong: 'in-process',
  alternate: 'a server',
  command: 'a whole process',
  suite: 'of a suite',
}

function untriedNote(ids: readonly string[], why: string): readonly string[] {
  return ids.length === 0 ? [] : [`not tried, because ${why}: ${someOf(ids, 8)}`]
}

/** What all rows have in common that one process runs. */
function placeOfRow({ module, command, suite }: Benchmark): string {
  return module ?? `${suite} ${command?.join('\0') ?? ''}`
}
