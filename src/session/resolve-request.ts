import { openSuite, type OpenSuite } from '../workspace/open-suite.ts'
import { openResults } from '../workspace/open-results.ts'
import { resolveSides } from '../revision/resolve-sides.ts'
import { uncommittedNote } from '../revision/uncommitted-note.ts'
import type { Host } from '../host/host.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { UsageError } from '../model/usage-error.ts'
import type { ComparisonRequest, ResolvedRequest } from './run.ts'
import { settingsFor, historyFor } from './settings-for.ts'

/**
 * Settles what a request asks for.
 *
 * @throws UsageError when something in it has to change
 */
export async function resolveRequest(
  request: ComparisonRequest,
  host: Host,
): Promise<ResolvedRequest> {
  const { repository, resultsDirectory, onProgress } = request
  const revisions = await resolveSides(request.selection, repository, host)
  const given = await settingsFor(request, revisions, host)
  const suite = await suiteOf(given, request, host)
  const settings = withDefaults(suite === null ? given : withSuite(given, suite))
  const history = await historyFor(settings, request, revisions, host)
  await openResults(resultsDirectory, host.files)
  const leftOut = await uncommittedNote(revisions.head, repository, resultsDirectory, host)
  if (leftOut !== null) onProgress({ kind: 'note', text: leftOut })
  return { request, settings, history, revisions, suite }
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

/** What the user says wins over what the suite's preset says. */
function withSuite(given: GivenSettings, { about }: OpenSuite): GivenSettings {
  const preset = given.preset ?? 'quick'
  return { pairs: about.presets[preset].pairs, ...given, preset }
}
