import { absolutePath } from '../../host/files/files.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { BySide } from '../../model/build/side.ts'
import type { FoundBenchmark, SuiteFound } from '../../find/find.ts'
import { filteredSuite, isLearntByRun, suitePlace } from '../../find/suites.ts'
import { matchesGlob, mayMatchBelow } from '../../find/matches-glob.ts'
import { describeSuites, type DescribedSuites } from '../../measure/suites/describe-suites.ts'
import type { Target } from '../../measure/targets/target.ts'
import { SideError } from '../../measure/actors/side-error.ts'
import type { Session } from '../session.ts'
import type { Host } from '../../host/host.ts'
import { adopt } from '../../toolchain/tools.ts'

/** The results of suites, and what finding them out took of the run's time. */
export interface TriedSuites extends DescribedSuites {
  readonly learningSeconds: number
  /** What the whole run may take; `null` for no limit. */
  readonly budgetSeconds: number | null
}

/**
 * Runs each suite of another tool once on both sides, to find out its rows.
 *
 * @param spentSeconds - of the budget, by suites that were run before
 */
export async function trySuites(
  { foundBenchmarks, targets, spentSeconds }: SuitesToTry,
  { request, settings, earlier, host }: Pick<Session, 'request' | 'settings' | 'earlier' | 'host'>,
): Promise<TriedSuites> {
  const begun = host.clock.monotonicSeconds()
  const suites: SuiteFound[] = []
  const failures: Failure[] = []
  for (const foundBenchmark of foundBenchmarks) {
    if (foundBenchmark.kind !== 'suite' || !isSuiteWanted(foundBenchmark, settings)) continue
    const there = await placeSuites(foundBenchmark, { request, host })
    if ('stage' in there) failures.push(there)
    else suites.push(filteredSuite(there, settings.only))
  }
  const note = (text: string): void => {
    request.onProgress({ kind: 'note', text })
  }
  if (suites.length > 0) note('running each suite once to learn its results')
  const isBudgetOurs = settings.budget === undefined && earlier === null
  const usual = isBudgetOurs && suites.some(isLearntByRun) ? request.suiteSeconds : undefined
  if (usual !== undefined) note(usualText(usual))
  const budgetSeconds = settings.budget ?? usual ?? null
  const { only } = settings
  const learningBenchmark = {
    timeoutSeconds: settings.timeout,
    budgetSeconds,
    spentSeconds,
    cancelled: request.cancelled,
    isWanted: (suite: string, row: string) =>
      only === undefined || only.some((pattern) => matchesGlob(`${suite}/${row}`, pattern)),
    onNote: note,
    onSuite: (name: string, parts: { readonly done: number; readonly total: number }) => {
      const passed = host.clock.monotonicSeconds() - begun
      const secondsLeft = (passed / parts.done) * (parts.total - parts.done)
      request.onProgress({
        kind: 'doing',
        what: `learning ${name}`,
        parts,
        secondsLeft: parts.done > 0 ? secondsLeft : undefined,
      })
    },
  }
  const describedSuites = await describeSuites(targets, suites, learningBenchmark, host)
  for (const text of describedSuites.notes) note(text)
  const learningSeconds = host.clock.monotonicSeconds() - begun
  const all = [...failures, ...describedSuites.failures]
  return { ...describedSuites, failures: all, learningSeconds, budgetSeconds }
}

/** What is to be learnt, on which sides. */
interface SuitesToTry {
  readonly foundBenchmarks: readonly FoundBenchmark[]
  readonly targets: BySide<Target>
  readonly spentSeconds: number
}

function usualText(seconds: number): string {
  return `no budget was given: ${String(seconds / 60)} minutes are taken for suites of other tools; --budget 20min takes more, and --resume goes on`
}

/** Whether a row of a suite may be wanted; other suites need not be run. */
function isSuiteWanted({ name }: SuiteFound, { only }: Session['settings']): boolean {
  return only === undefined || only.some((pattern) => mayMatchBelow(`${name}/`, pattern))
}

/** A suite with files from another tree, with the absolute path of that tree. */
export async function placeSuites(
  suite: SuiteFound,
  { request, host }: Pick<Session, 'request' | 'host'>,
): Promise<SuiteFound | Failure> {
  const { source, words } = suitePlace(suite)
  if (source === null) return suite
  const { cacheDirectory, origin, onProgress } = request
  const { files } = host
  const fetchedParts =
    source.kind === 'folder'
      ? ({ ok: true, directory: absolutePath(source.path, origin, files) } as const)
      : await fetchNodeCore(source, cacheDirectory, host, (text) => {
          onProgress({ kind: 'note', text })
        })
  if (!fetchedParts.ok)
    return new SideError(null, fetchedParts.message).failure('pilot', suite.name)
  const [path = '.', ...rest] = words
  return { ...suite, command: [files.join(fetchedParts.directory, path), ...rest] }
}

/** A repository whose benchmarks are run. */
interface CoreRepository {
  readonly url: string
  /** A branch or a tag; `null` for the default branch. */
  readonly ref: string | null
}

/** Where its files are. */
type CoreFetched =
  | { readonly ok: true; readonly directory: string }
  | { readonly ok: false; readonly message: string }

/**
 * The newest files of a repository of Node.js, cloned into the cache unless they are already there.
 * A branch stays as it was when it was first fetched.
 *
 * @param onNote - called before anything is fetched, which may take minutes
 */
export async function fetchNodeCore(
  { url, ref }: CoreRepository,
  cacheDirectory: string,
  { files, git }: Pick<Host, 'files' | 'git'>,
  onNote: (text: string) => void,
): Promise<CoreFetched> {
  const keptPath = files.join(cacheDirectory, 'node-core')
  const name = `${url}#${ref ?? ''}`.replaceAll(/[^\w.-]+/g, '-').slice(-150)
  const place = files.join(keptPath, name)
  if (await files.exists(place)) return { ok: true, directory: place }
  onNote(`fetching ${url}${ref === null ? '' : ` at ${ref}`} for its benchmarks, once`)
  await files.makeDirectory(keptPath)
  const draft = await files.temporaryDirectory('core', keptPath)
  try {
    const tree = files.join(draft, 'tree')
    const trouble = await git.cloneNewest({ url, ref, parent: keptPath, directory: tree })
    if (trouble !== null) {
      const message = `expected to clone ${url}${ref === null ? '' : ` at ${ref}`}, got ${trouble}`
      return { ok: false, message }
    }
    await adopt(tree, place, { files })
    return { ok: true, directory: place }
  } finally {
    await files.remove(draft)
  }
}
