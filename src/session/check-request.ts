import { assertEnoughPairs } from '../analysis/stopping/foresight.ts'
import { openSuite, type OpenSuite } from '../workspace/open-suite.ts'
import { openResults } from '../workspace/open-results.ts'
import { resolveChoice, resolveSides } from '../revision/resolve-sides.ts'
import { uncommittedNote } from '../revision/uncommitted-note.ts'
import type { Host } from '../host/host.ts'
import type { Revision } from '../model/build/revision.ts'
import { sides, type BySide, type Side } from '../model/build/side.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { UsageError } from '../model/usage-error.ts'
import { checkRuntimes } from './check-runtimes.ts'
import { plannedBy } from './planned-by.ts'
import type { CheckedRequest, ComparisonRequest } from './session.ts'
import { settingsFor, historyFor } from './settings-for.ts'

/**
 * Checks what a request asks for, and reads what belongs to it. Nothing is started but git.
 *
 * @throws UsageError when something in it has to change
 */
export async function checkRequest(
  request: ComparisonRequest,
  host: Host,
): Promise<CheckedRequest> {
  const { repository, resultsDirectory, onProgress } = request
  const { revisions, further } = await contendersOf(request, host)
  const given = await settingsFor(request, revisions, host)
  const suite = await suiteOf(given, request, host)
  refuseBare(suite, revisions)
  const settings = withDefaults(suite === null ? given : withSuite(given, suite))
  const history = await historyFor(
    { settings, comparisonRequest: request, revision: revisions },
    host,
  )
  await openResults(resultsDirectory, host.files)
  const leftOut = await uncommittedNote(
    { revision: revisions.head, repository, own: resultsDirectory },
    host,
  )
  if (leftOut !== null) onProgress({ kind: 'note', text: leftOut })
  const asked = { request, settings, history, revisions, further, suite }
  // However many rows there will be, they want at least as many pairs as one.
  const seed = settings.seed ?? request.seed
  assertEnoughPairs(plannedBy({ ...asked, seed }, { benchmarks: [], added: [], removed: [] }))
  await checkRuntimes(request, { settings, revisions }, host)
  return asked
}

/** @throws UsageError when a contender does not exist, or is named twice */
async function contendersOf(
  { selection, versus, repository }: ComparisonRequest,
  host: Host,
): Promise<Pick<CheckedRequest, 'revisions' | 'further'>> {
  if (versus?.kind === 'in-place') {
    return { revisions: { base: inPlace('base'), head: inPlace('head') }, further: [] }
  }
  const revisions = await resolveSides(selection, repository, host)
  const further: Revision[] = []
  for (const choice of versus?.further ?? []) {
    further.push(await resolveChoice({ choice, side: 'head', repository }, host))
  }
  if (versus !== undefined) assertDistinct([revisions.base, revisions.head, ...further])
  return { revisions, further }
}

function assertDistinct(revisions: readonly Revision[]): void {
  const labels = revisions.map(({ label }) => label)
  const twice = labels.find((label, at) => labels.indexOf(label) !== at)
  if (twice === undefined) return
  throw new UsageError(`expected contenders that differ, got ${twice} twice`)
}

/** An empty folder: what competes stays where it is. */
function inPlace(side: Side): Revision {
  const label = 'this folder'
  const none = { sha: null, packageName: null, packageVersion: null }
  return { side, source: 'runtime', spec: label, label, ...none, reason: 'explicit' }
}

async function suiteOf(
  { suite, benchmarks }: GivenSettings,
  { harnessPath }: ComparisonRequest,
  host: Host,
): Promise<OpenSuite | null> {
  if (suite === undefined) return null
  if (benchmarks !== undefined) {
    throw new UsageError(`expected either a suite or a folder of benchmarks, got both`)
  }
  return openSuite(suite, host.files.join(harnessPath, '..'), host)
}

/** @throws UsageError when a suite needs a package and a side is Node.js alone */
function refuseBare(suite: OpenSuite | null, revisions: BySide<Revision>): void {
  const needs = suite?.about.needs
  const bare = sides.find((side) => revisions[side].source === 'runtime')
  if (suite === null || needs === undefined || bare === undefined) return
  throw new UsageError(
    `expected ${needs} on both sides for the suite ${suite.name}, got Node.js alone as ${bare} (${revisions[bare].label})`,
  )
}

/** What the user says wins over what the suite's preset says. */
function withSuite(given: GivenSettings, { about }: OpenSuite): GivenSettings {
  const preset = given.preset ?? 'quick'
  return { pairs: about.presets[preset].pairs, ...given, preset }
}
