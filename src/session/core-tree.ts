import { absolutePath } from '../host/files/absolute-path.ts'
import { staysInTree } from '../build/stays-in-tree.ts'
import type { Host } from '../host/host.ts'
import type { SuiteSpec } from '../model/run/suite-spec.ts'
import { UsageError } from '../model/usage-error.ts'
import type { ComparisonRequest } from './session.ts'

const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i

/**
 * Checks the tree that `node-core@TREE` names. A folder that no terminal names lies in the repository, and
 * a job takes addresses only by https.
 *
 * @throws UsageError when it may not be taken from there, or has no benchmarks of Node.js
 */
export async function checkCoreTree(
  { place }: Extract<SuiteSpec, { readonly kind: 'node-core' }>,
  {
    given,
    atTerminal,
    repository,
    origin,
  }: Pick<ComparisonRequest, 'given' | 'atTerminal' | 'repository' | 'origin'>,
  { files }: Pick<Host, 'files'>,
): Promise<void> {
  if (isAddress.test(place)) {
    if (atTerminal === true || place.startsWith('https:')) return
    throw new UsageError(
      'expected an https address after "node-core@" in a job, got another: write node-core@https://HOST/PATH#TAG',
    )
  }
  const tree = absolutePath(place, origin, files)
  const isNamed = atTerminal === true && given.suite !== undefined
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
