import type { Failure } from '../../model/judging/failure.ts'
import type { Forecast } from '../../model/run/forecast.ts'
import type { RepositoryFacts } from './proposal-of.ts'

/** What came of an untimed try of everything that would be measured. */
export interface PlannedTrial {
  /** With the rows that run, by their ids. */
  readonly forecast: Forecast
  /** Why a side does not build, or a row of head does not run. */
  readonly failures: readonly Failure[]
  /** Ids of rows, and names of suites, for which there was no time. */
  readonly untried: readonly string[]
}

/** What comes after a trial: another one, a question before it, another look at the repository, or the end. */
export type NextStep =
  | { readonly kind: 'try' | 'ask' | 'end'; readonly facts: RepositoryFacts }
  /** At what lies elsewhere: another package, or a folder of benchmarks in the same one. */
  | { readonly kind: 'look'; readonly directory: string; readonly benchmarks: string | null }

/**
 * What is to be done after a proposal was tried: it is tried with what cures the failures, then with what the package's
 * own scripts make, and with install scripts, if they may run; where nothing runs, with suites beside what the package's
 * script starts, with the package within, or with other whole processes. In the end what fails is left out if anything else
 * runs.
 */
export function afterTrial(
  facts: RepositoryFacts,
  { failures, forecast, untried }: PlannedTrial,
): NextStep {
  const text = failures.map(({ message }) => message).join('\n')
  const cured = curedFacts(facts, failures, text)
  if (cured !== null) return { kind: 'try', facts: cured }
  // What wants install scripts does not fail for another reason.
  const failed = failures.flatMap(({ benchmarkId, message }): [string, string][] =>
    benchmarkId === null || wantedScripts.test(message) ? [] : [[benchmarkId, message]],
  )
  const [, wanting] = wantedScripts.exec(text) ?? []
  const isMade = facts.makers?.isForBenchmarks === true ? failed.length > 0 : wanting !== undefined
  const build = facts.build === null && isMade ? makingBuild(facts) : null
  if (build !== null) return { kind: 'try', facts: { ...facts, build } }
  if (wanting !== undefined && wanting !== facts.wanting)
    return { kind: 'ask', facts: { ...facts, wanting } }
  const runsNothing = forecast.rows.length + untried.length === 0
  const { directory, inner, place } = facts
  if (runsNothing && place.beside !== null)
    return { kind: 'look', directory, benchmarks: place.beside }
  if (runsNothing && inner !== null) return { kind: 'look', directory: inner, benchmarks: null }
  const droppedReasons = new Map([...facts.dropped, ...failed])
  const isMore = droppedReasons.size > facts.dropped.size
  if (isMore && facts.foundBenchmarks.length === 0)
    return { kind: 'try', facts: { ...facts, dropped: droppedReasons } }
  return { kind: 'end', facts: runsNothing ? facts : { ...facts, dropped: droppedReasons } }
}

/** The same with what failures name as their cure; `null` where they name none that is not proposed already. */
function curedFacts(
  facts: RepositoryFacts,
  failures: readonly Failure[],
  text: string,
): RepositoryFacts | null {
  const [, version] = /--node-version "?([^"(\n]+?)"? \(in the action/.exec(text) ?? []
  if (version !== undefined && version !== facts.node?.version) {
    const [, why = 'what was tried needs it'] = /([^:\n]* needs Node\.js [^:,\n]*)/.exec(text) ?? []
    return { ...facts, node: { version, why: `because${why.replace(/^(?! )/, ' ')}` } }
  }
  const [, build] = /a line for deadheat\.yml: build: (\[.*\])$/m.exec(text) ?? []
  if (build !== undefined && build !== facts.build) return { ...facts, build }
  const ofBuild = failures.find(({ benchmarkId }) => benchmarkId === null)
  if (ofBuild !== undefined && facts.build !== null && facts.build === makingBuild(facts))
    return { ...facts, build: null, makers: null }
  const broken = failures.find(({ message }) => / of "\S+ run build"/.test(message))
  const isOpen = facts.build === null && facts.brokenBuild === null && facts.recipe === 'package'
  return broken === undefined || !isOpen ? null : { ...facts, brokenBuild: broken.message }
}

/** Commands for "build" that also run the package's own script for what is missing; `null` where it has none. */
function makingBuild({ makers, brokenBuild }: RepositoryFacts): string | null {
  if (makers === null) return null
  const { install, build, last } = makers
  return JSON.stringify([install, ...(build === null || brokenBuild !== null ? [] : [build]), last])
}

const wantedScripts = /add "install-scripts: (own|all)" to deadheat\.yml/
