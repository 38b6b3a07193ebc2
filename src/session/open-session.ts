import { settings } from '../settings/settings.ts'
import { abandonWorkFolder, keepWorkFolder, removeLeftovers } from '../workspace/work-folder.ts'
import type { Host, LockHold, LockWait } from '../host/host.ts'
import { UsageError } from '../model/usage-error.ts'
import { earlierRunOf, type EarlierRun } from '../plan/earlier-run.ts'
import { assertSameFacts } from '../plan/assert-same-facts.ts'
import { reopenJournal } from '../measure/record.ts'
import { askedFacts } from './record/asked-facts.ts'
import type { ComparisonRequest, Session, ResolvedRequest } from './session.ts'
import { UnmeasurableError, roomAtStart, roomToBegin } from '../model/unmeasurable-error.ts'
import type { Files } from '../host/files/files.ts'
import { inMegabytes } from '../model/percent.ts'

/** Makes the folders of a run, or continues one; a UsageError when the one to continue is different. */
export async function openSession(resolvedRequest: ResolvedRequest, host: Host): Promise<Session> {
  const { request } = resolvedRequest
  const { repository, resultsDirectory } = request
  const onFound = (): void => {
    request.onProgress({ kind: 'doing', what: 'removing what a run before has left' })
  }
  await removeLeftovers(repository, host, onFound)
  const journalPath = host.files.join(resultsDirectory, 'journal.ndjson')
  const earlier = await earlierRun(request, journalPath, host)
  const seed = earlier?.run.plan.seed ?? request.seed
  const sessionParts = { ...resolvedRequest, host, earlier, seed, journalPath }
  if (earlier === null) await host.files.remove(journalPath)
  // Only what needs no build is compared here; the rest follows when both sides are built.
  else assertSameFacts(earlier.run, 'asked', await askedFacts(sessionParts, host))
  const workDirectory = await host.files.temporaryDirectory('work')
  // Benchmarks that are tried before may fill the disk.
  await host.files.write(`${journalPath}.room`, ' '.repeat(roomToBegin))
  return { ...sessionParts, workDirectory }
}

async function earlierRun(
  { resume, inputs, onProgress }: ComparisonRequest,
  journalPath: string,
  { files }: Host,
): Promise<EarlierRun | null> {
  if (resume !== true) return null
  const earlier = earlierRunOf(await reopenJournal(journalPath, files))
  if (earlier === null) {
    onProgress({ kind: 'note', text: `no run to continue in ${journalPath}: starting a new one` })
    return null
  }
  const { seed } = earlier.run.plan
  if (inputs.seed !== undefined && inputs.seed !== seed) {
    throw new UsageError(`expected the seed of the run to continue, ${seed}, got ${inputs.seed}`)
  }
  const blocks = earlier.entries.filter(({ type }) => type === 'sample').length
  onProgress({ kind: 'note', text: `continuing a run: ${blocks} blocks are measured already` })
  return earlier
}

/** Removes everything but the results, unless the trees are to be kept. */
export async function cleanUp(session: Session): Promise<void> {
  const { request, host, workDirectory, journalPath } = session
  await host.files.remove(`${journalPath}.room`)
  if (request.keep) {
    request.onProgress({ kind: 'note', text: `the built trees are in ${workDirectory}` })
    await keepWorkFolder(workDirectory, host)
  } else {
    await abandonWorkFolder(request.repository, workDirectory, host)
  }
}

const longestWaitSeconds = 3600

/** Waits until no other run works on this machine; an UnmeasurableError after an hour, or when cancelled. */
export async function waitForTurn(
  { onProgress, isCancelled }: ComparisonRequest,
  { lock }: Pick<Host, 'lock'>,
): Promise<LockHold> {
  const onWaiting: LockWait['onWaiting'] = (ahead, { pid, sinceMs }) => {
    const since = sinceMs === null ? null : new Date(sinceMs).toISOString()
    onProgress({ kind: 'queued', ahead, holder: { pid, since } })
  }
  const hold = await lock.acquire({ onWaiting, isCancelled, timeoutSeconds: longestWaitSeconds })
  if (hold === null) throw new UnmeasurableError('cancelled while queued: nothing was measured')
  if (hold.covers === 'nothing') {
    onProgress({ kind: 'note', text: 'no other runs on this machine wait for this one' })
  }
  return hold
}

/**
 * Makes the folder for the results unless it exists, and checks that it is writable before anything takes time. A link
 * below the folder that was started in may be a stranger's commit, and is not followed. Throws a UsageError when it
 * cannot be made or written, or a link leads to it.
 */
export async function openResults(
  { resultsDirectory: directory, origin }: Pick<ComparisonRequest, 'resultsDirectory' | 'origin'>,
  files: Files,
): Promise<void> {
  const probe = files.join(directory, '.probe')
  try {
    await files.makeDirectory(directory)
    const path = files.relative(origin, directory)
    const [top, place] = [await files.realPath(origin), await files.realPath(directory)]
    if (!path.startsWith('..') && place !== files.join(top ?? '', path))
      throw new Error(`a link to ${place}`)
    await files.write(probe, '')
    await files.remove(probe)
    // Nobody commits results by accident; in a folder that somebody has named, that is theirs to say.
    if (directory.endsWith(settings.results.default))
      await files.write(files.join(directory, '.gitignore'), '*\n')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(
      `expected a writable folder for the results, got ${directory} (${reason}); name another with the setting "results"`,
    )
  }
  const freeBytes = await files.freeBytes(directory)
  if (freeBytes === null || freeBytes >= roomAtStart) return
  throw new UsageError(
    `expected ${inMegabytes(roomAtStart)} free for the results in ${directory}, got ${inMegabytes(freeBytes)}: make room there, or name another folder with the setting "results"`,
  )
}
