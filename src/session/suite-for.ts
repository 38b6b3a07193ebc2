import type { Host } from '../host/host.ts'
import type { Revision } from '../model/build/revision.ts'
import { UsageError } from '../model/usage-error.ts'
import { parseSuite } from '../settings/parse-suite.ts'
import type { GivenSettings } from '../settings/settings.ts'
import { openSuite, type OpenSuite } from '../workspace/open-suite.ts'
import { openSuiteFolder, type SuitePlace } from '../workspace/open-suite-folder.ts'
import { checkCoreTree } from './core-tree.ts'
import type { ComparisonRequest } from './session.ts'

/**
 * The suite that the settings name, `null` for none, and
 * for Node.js's own benchmarks, which another tool runs.
 *
 * A folder that is named at a terminal may lie anywhere. Any other lies in the repository, and where
 * a stranger's change is judged, it is taken from base.
 *
 * @param given - all settings that were given, those of the settings file included
 * @throws UsageError when there is no such suite, or a folder of benchmarks was named as well
 */
export async function suiteFor(
  request: ComparisonRequest,
  given: GivenSettings,
  base: Pick<Revision, 'sha'>,
  host: Host,
): Promise<OpenSuite | null> {
  const { suite, benchmarks } = given
  if (suite === undefined) return null
  if (benchmarks !== undefined) {
    throw new UsageError(`expected either a suite or a folder of benchmarks, got both`)
  }
  const { harnessPath, cacheDirectory } = request
  const spec = parseSuite(suite)
  if (spec.kind === 'node-core') {
    await checkCoreTree(spec, request, host)
    return null
  }
  if (spec.kind === 'bundled') {
    return openSuite(spec.selector, host.files.join(harnessPath, '..'), host)
  }
  return openSuiteFolder(spec.path, { place: placeOf(request, base), cacheDirectory }, host)
}

function placeOf(
  { given: byHand, atTerminal, settingsOf, repository, origin }: ComparisonRequest,
  { sha }: Pick<Revision, 'sha'>,
): SuitePlace {
  if (atTerminal === true && byHand.suite !== undefined) return { from: 'anywhere', origin }
  if (settingsOf === 'disk') return { from: 'repository', top: repository, commit: null }
  return sha === null ? { from: 'nowhere' } : { from: 'repository', top: repository, commit: sha }
}
