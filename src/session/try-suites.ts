import { fetchNodeCore } from '../build/fetch-node-core.ts'
import { absolutePath } from '../host/files/absolute-path.ts'
import type { Failure } from '../model/judging/failure.ts'
import type { BySide } from '../model/build/side.ts'
import type { Found, SuiteFound } from '../plan/discover.ts'
import { nodeCorePlace } from '../plan/node-core-place.ts'
import { describeSuites, type DescribedSuites } from '../measure/describe-suites.ts'
import type { Target } from '../measure/target.ts'
import { SideError } from '../measure/side-error.ts'
import type { Session } from './run.ts'

/** Runs each suite of a foreign tool once on both sides, to learn its rows. */
export async function trySuites(
  found: readonly Found[],
  targets: BySide<Target>,
  { request, settings, host }: Pick<Session, 'request' | 'settings' | 'host'>,
): Promise<DescribedSuites> {
  const suites: SuiteFound[] = []
  const failures: Failure[] = []
  for (const one of found) {
    if (one.kind !== 'suite') continue
    const there = await placed(one, { request, host })
    if ('stage' in there) failures.push(there)
    else suites.push(there)
  }
  if (suites.length > 0) {
    request.onProgress({ kind: 'note', text: 'running each suite once to learn its results' })
  }
  const described = await describeSuites(targets, suites, settings.timeout, host)
  for (const text of described.notes) request.onProgress({ kind: 'note', text })
  return { ...described, failures: [...failures, ...described.failures] }
}

/** Benchmarks of Node.js itself by the absolute path of the tree that they are taken from. */
async function placed(
  suite: SuiteFound,
  { request, host }: Pick<Session, 'request' | 'host'>,
): Promise<SuiteFound | Failure> {
  if (suite.adapter !== 'node-core') return suite
  const { source, words } = nodeCorePlace(suite.command)
  if (source === null) return suite
  const { cacheDirectory, origin, onProgress } = request
  const { files } = host
  const fetched =
    source.kind === 'folder'
      ? ({ ok: true, directory: absolutePath(source.path, origin, files) } as const)
      : await fetchNodeCore(source, cacheDirectory, host, (text) => {
          onProgress({ kind: 'note', text })
        })
  if (!fetched.ok) return new SideError(null, fetched.message).failure('pilot', suite.name)
  const [path = '.', ...rest] = words
  return { ...suite, command: [files.join(fetched.directory, path), ...rest] }
}
