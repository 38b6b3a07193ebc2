import { SideError } from '../../measure/actors/side-error.ts'
import { learningSeconds } from '../../measure/suites/calls-within.ts'
import { runSuite } from '../../measure/suites/run-suite.ts'
import { describeModules } from '../../measure/targets/describe.ts'
import type { Target } from '../../measure/targets/target.ts'
import { tryBenchmarks } from '../../measure/try-benchmarks.ts'
import { matchesGlob } from '../../find/matches-glob.ts'
import { isLearntByRun } from '../../find/suites.ts'
import type { SuiteFound } from '../../find/find.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { BySide } from '../../model/build/side.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Forecast, ForecastRow } from '../../model/run/forecast.ts'
import { someOf } from '../../model/text.ts'
import { benchmarksOf } from '../../plan/benchmarks-of.ts'
import { setParameters } from '../../settings/variable-schema.ts'
import { explainFailure } from '../benchmarks/explain-failure.ts'
import { findBenchmarks } from '../benchmarks/find-benchmarks.ts'
import { wantedSuites } from '../benchmarks/try-suites.ts'
import { installSuiteFor, isModuleWanted, neededBy, targetsFor } from '../prepare-sides.ts'
import { unbuilt } from '../record-run.ts'
import { type BuiltVariant, type Session, type WholeVariant, wholeVariants } from '../session.ts'
import { forecastOf } from './list-planned.ts'

/** What came of an untimed try of everything that would be measured. */
export interface PlannedTrial {
  /** With the rows that run, by their ids. */
  readonly forecast: Forecast
  /** Why head does not build, or a row of it does not run. */
  readonly failures: readonly Failure[]
}

/** Lists to which a trial adds. */
interface Tried {
  readonly rows: ForecastRow[]
  readonly failures: Failure[]
  /** Of what was not run to its end. */
  readonly slowNames: string[]
  readonly lateNames: string[]
}

/**
 * Runs everything once that would be measured of head, and says what runs.
 *
 * @param builtVariants - in which head stands for both sides
 * @param secondsLeft - of all that this may take; infinite for no limit
 */
export async function trialOf(
  session: Session,
  builtVariants: readonly BuiltVariant[],
  secondsLeft: () => number,
): Promise<PlannedTrial> {
  const forecast = await forecastOf(session, session.host)
  const sideFailures = groupedBy(unbuilt(builtVariants), ({ message }) => message)
  const failures = [...sideFailures.values()].flatMap(([first]) => first ?? [])
  const tried: Tried = { rows: [], failures, slowNames: [], lateNames: [] }
  for (const variant of wholeVariants(builtVariants))
    await tryVariant(variant, secondsLeft, tried, session)
  const { rows, slowNames, lateNames } = tried
  const notes = [
    ...forecast.notes,
    ...untriedNote(slowNames, 'one run of it takes more than its share of the time'),
    ...untriedNote(lateNames, 'the trial was ended before'),
    ...failures.map(failureLine),
  ]
  return { forecast: { ...forecast, rows, notes }, failures }
}

async function tryVariant(
  variant: WholeVariant,
  secondsLeft: () => number,
  { rows, failures, slowNames, lateNames }: Tried,
  session: Session,
): Promise<void> {
  const { request, settings, host } = session
  const { builds, folder, runtime } = variant
  const suite = await installSuiteFor(session)
  const tree = host.files.join(folder, 'head')
  const { foundBenchmarks, directories } = await findBenchmarks(session, builds, suite, tree)
  const neededPaths = neededBy(foundBenchmarks, session, suite)
  const targets = await targetsFor(session, variant, directories, neededPaths)
  const modules = foundBenchmarks.flatMap((found) =>
    found.kind === 'module' && isModuleWanted(found.path, settings) ? [found.path] : [],
  )
  const { timeout: timeoutSeconds, preset = null } = settings
  const set = setParameters(settings.set)
  const query = { modules, preset, set, timeoutSeconds }
  const { descriptions, failures: unloaded } = await describeModules(targets.head, query, host)
  for (const failure of unloaded) failures.push(await explainFailure(failure, targets, session))
  const describedSides = { modules: sameOf(descriptions), suites: sameOf([]) }
  const { benchmarks } = benchmarksOf(foundBenchmarks, { describedSides, settings, runtime })
  const programs: readonly Program[] = [
    ...[...groupedBy(benchmarks, placeOfRow).values()].map(ofBenchmarks),
    ...wantedSuites(foundBenchmarks, session).filter(isLearntByRun).map(ofSuite),
  ]
  request.onProgress({ kind: 'note', text: 'calling each of them once, untimed' })
  for (const [at, { name, run }] of programs.entries()) {
    const parts = { done: at, total: programs.length }
    request.onProgress({ kind: 'doing', what: `calling ${name} once`, parts })
    const suitesLeft = programs.length - at
    const time = { budgetSeconds: secondsLeft(), spentSeconds: 0, suitesLeft }
    const limitSeconds = Math.min(timeoutSeconds, learningSeconds(time))
    try {
      if (request.isCancelled()) lateNames.push(name)
      else {
        const outcome = await run(limitSeconds, targets.head, session)
        rows.push(...outcome.rows)
        failures.push(...outcome.failures)
      }
    } catch (error) {
      if (!(error instanceof SideError)) throw error
      // What was ended from outside looks like one that failed.
      if (request.isCancelled()) lateNames.push(name)
      else if (error.facts.timedOut && limitSeconds < timeoutSeconds) slowNames.push(name)
      else failures.push(await explainFailure(error.failure('pilot', name), targets, session))
    }
  }
}

function sameOf<T>(value: T): BySide<T> {
  return { base: value, head: value }
}

/** What one process runs. */
interface Program {
  readonly name: string
  /** @throws SideError where none of it runs */
  readonly run: (
    timeoutSeconds: number,
    target: Target,
    session: Session,
  ) => Promise<Pick<Tried, 'rows' | 'failures'>>
}

const kinds: Readonly<Record<Benchmark['driver'], string>> = {
  pingpong: 'in-process',
  alternate: 'a server',
  command: 'a whole process',
  suite: 'of a suite',
}

function ofBenchmarks(group: readonly Benchmark[]): Program {
  return {
    name: group[0]?.id ?? '',
    run: async (timeoutSeconds, target, { host }) => {
      const limited = group.map((row) => ({ ...row, timeoutSeconds }))
      await tryBenchmarks(limited, target, host)
      const rows = group.map(({ id, driver }) => ({ name: id, kind: kinds[driver] }))
      return { rows, failures: [] }
    },
  }
}

function ofSuite({ name, adapter, command }: SuiteFound): Program {
  return {
    name,
    run: async (timeoutSeconds, target, { settings: { only }, host }) => {
      const process = { adapter, command: [...command], timeoutSeconds }
      const suiteRun = await runSuite({ ...process, isTrial: true, mayBeCut: true }, target, host)
      const rows = suiteRun.rows
        .map((row) => ({ name: `${name}/${row.name}`, kind: `of a suite of ${adapter}` }))
        .filter((row) => only?.some((pattern) => matchesGlob(row.name, pattern)) ?? true)
      const failures = (suiteRun.brokenRows ?? []).map((row) =>
        new SideError('head', `${adapter}: ${row.message}`).failure('pilot', `${name}/${row.name}`),
      )
      return { rows, failures }
    },
  }
}

function untriedNote(names: readonly string[], why: string): readonly string[] {
  return names.length === 0 ? [] : [`not tried, because ${why}: ${someOf(names, 8)}`]
}

function failureLine({ benchmarkId, message }: Failure): string {
  return benchmarkId === null ? message : `${benchmarkId} does not run: ${message}`
}

/** What all rows have in common that one process runs. */
function placeOfRow({ module, command, suite }: Benchmark): string {
  return module ?? `${suite} ${command?.join('\0') ?? ''}`
}
