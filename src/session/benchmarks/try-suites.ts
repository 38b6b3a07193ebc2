import { fetchNodeCore } from '../../build/fetch-node-core.ts'
import { absolutePath } from '../../host/files/absolute-path.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { BySide } from '../../model/build/side.ts'
import type { Found, SuiteFound } from '../../plan/finding/discover.ts'
import { mayMatchBelow } from '../../plan/finding/may-match-below.ts'
import { suitePlace } from '../../plan/finding/suite-place.ts'
import { describeSuites, type DescribedSuites } from '../../measure/suites/describe-suites.ts'
import type { Target } from '../../measure/targets/target.ts'
import { SideError } from '../../measure/actors/side-error.ts'
import type { Session } from '../session.ts'

/** Runs each suite of another tool once on both sides, to find out its rows. */
export async function trySuites(
  found: readonly Found[],
  targets: BySide<Target>,
  { request, settings, host }: Pick<Session, 'request' | 'settings' | 'host'>,
): Promise<DescribedSuites> {
  const begun = host.clock.monotonicSeconds()
  const suites: SuiteFound[] = []
  const failures: Failure[] = []
  for (const one of found) {
    if (one.kind !== 'suite' || !isWanted(one, settings)) continue
    const there = await placed(one, { request, host })
    if ('stage' in there) failures.push(there)
    else suites.push(there)
  }
  if (suites.length > 0) {
    request.onProgress({ kind: 'note', text: 'running each suite once to learn its results' })
  }
  const learning = {
    timeoutSeconds: settings.timeout,
    mayGoOn: () =>
      !request.cancelled() &&
      host.clock.monotonicSeconds() - begun < (settings.budget ?? Infinity) / 2,
    onNote: (text: string) => {
      request.onProgress({ kind: 'note', text })
    },
  }
  const described = await describeSuites({ targets, suites, learning }, host)
  for (const text of described.notes) request.onProgress({ kind: 'note', text })
  return { ...described, failures: [...failures, ...described.failures] }
}

/** Whether a row of a suite may be wanted; other suites need not be run. */
function isWanted({ name }: SuiteFound, { only }: Session['settings']): boolean {
  return only === undefined || only.some((pattern) => mayMatchBelow(`${name}/`, pattern))
}

/** A suite with files from another tree, with the absolute path of that tree. */
async function placed(
  suite: SuiteFound,
  { request, host }: Pick<Session, 'request' | 'host'>,
): Promise<SuiteFound | Failure> {
  const { source, words } = suitePlace(suite)
  if (source === null) return suite
  const { cacheDirectory, origin, onProgress } = request
  const { files } = host
  const fetched =
    source.kind === 'folder'
      ? ({ ok: true, directory: absolutePath(source.path, origin, files) } as const)
      : await fetchNodeCore(source, {
          cacheDirectory,
          host,
          onNote: (text) => {
            onProgress({ kind: 'note', text })
          },
        })
  if (!fetched.ok) return new SideError(null, fetched.message).failure('pilot', suite.name)
  const [path = '.', ...rest] = words
  return { ...suite, command: [files.join(fetched.directory, path), ...rest] }
}
