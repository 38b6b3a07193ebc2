import type { Host } from '../../host/host.ts'
import type { Revision } from '../../model/build/revision.ts'
import { UsageError } from '../../model/usage-error.ts'
import { parseSuite } from '../../settings/parse-suite.ts'
import type { GivenSettings } from '../../settings/settings.ts'
import { openSuite, suitesBeside, type OpenSuite } from '../../workspace/open-suite.ts'
import { openSuiteFolder, type SuiteFolder } from '../../workspace/open-suite-folder.ts'
import type { ComparisonRequest } from '../session.ts'
import { absolutePath } from '../../host/files/files.ts'
import { staysInTree } from '../../build/stays-in-tree.ts'
import type { SuiteSpec } from '../../model/run/suite.ts'

/** Where a suite is looked for. */
export type OpenSuiteRequest = Pick<
  ComparisonRequest,
  | 'inputs'
  | 'atTerminal'
  | 'settingsOf'
  | 'repository'
  | 'origin'
  | 'harnessPath'
  | 'cacheDirectory'
>

/**
 * The suite that the settings name; `null` for none, and for Node.js's own benchmarks. A folder named at a terminal
 * may lie anywhere, any other in the repository, of base for a stranger's change. A UsageError when there is none.
 */
export async function suiteFor(
  request: OpenSuiteRequest,
  givenSettings: GivenSettings,
  base: Pick<Revision, 'sha'>,
  host: Host,
): Promise<OpenSuite | null> {
  const { suite, benchmarks } = givenSettings
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
    return openSuite(spec.selector, suitesBeside(harnessPath, host), host)
  }
  return openSuiteFolder(spec.path, { place: placeOfSuite(request, base), cacheDirectory }, host)
}

function placeOfSuite(
  { inputs, atTerminal, settingsOf, repository, origin }: OpenSuiteRequest,
  { sha }: Pick<Revision, 'sha'>,
): SuiteFolder {
  if (atTerminal === true && inputs.suite !== undefined) return { from: 'anywhere', origin }
  if (settingsOf === 'disk') return { from: 'repository', top: repository, commit: null }
  return sha === null ? { from: 'nowhere' } : { from: 'repository', top: repository, commit: sha }
}

/** Checks the tree of `node-core@TREE`; a UsageError when it may not be used, or has no benchmarks. */
export async function checkCoreTree(
  { place }: Extract<SuiteSpec, { readonly kind: 'node-core' }>,
  {
    inputs,
    atTerminal,
    repository,
    origin,
  }: Pick<ComparisonRequest, 'inputs' | 'atTerminal' | 'repository' | 'origin'>,
  { files }: Pick<Host, 'files'>,
): Promise<void> {
  const tree = absolutePath(place, origin, files)
  const isNamed = atTerminal === true && inputs.suite !== undefined
  if (!isNamed && (repository === null || !(await staysInTree(tree, repository, files)))) {
    throw new UsageError(
      `expected a tree inside the repository after "node-core@", got ${place}: one elsewhere is named at a terminal, by --suite`,
    )
  }
  for (const name of ['common.js', 'compare.js']) {
    if (await files.exists(files.join(tree, 'benchmark', name))) continue
    throw new UsageError(
      `expected the source tree of Node.js after "node-core@", got ${place} without benchmark/${name}`,
    )
  }
}
