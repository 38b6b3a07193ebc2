import { removeSides } from '../workspace/remove-sides.ts'
import { forgetWorkFolder, makeWorkFolder, removeLeftovers } from '../workspace/work-folder.ts'
import type { Host } from '../host/host.ts'
import { machinesOfRun } from '../model/run/machines-of-run.ts'
import { UsageError } from '../model/usage-error.ts'
import { assertSameClass } from '../plan/assert-same-class.ts'
import { earlierRunOf, type EarlierRun } from '../plan/earlier-run.ts'
import { withBuiltParts } from '../plan/with-built-parts.ts'
import { reopenJournal } from '../measure/reopen-journal.ts'
import { plannedBy } from './planned-by.ts'
import { assertSameSession } from './assert-same-session.ts'
import type { ComparisonRequest, Session, ResolvedRequest } from './session.ts'

/**
 * Makes the folders of a run, or continues one that was interrupted.
 *
 * @throws UsageError when the run to continue is a different one
 */
export async function openSession(asked: ResolvedRequest, host: Host): Promise<Session> {
  const { request } = asked
  const { repository, resultsDirectory } = request
  const onFound = (): void => {
    request.onProgress({ kind: 'doing', what: 'removing what a run before has left' })
  }
  await removeLeftovers({ resultsDirectory, repository, onFound }, host)
  const journalPath = host.files.join(resultsDirectory, 'journal.ndjson')
  const earlier = await earlierRun(request, journalPath, host)
  const seed = earlier?.run.plan.seed ?? request.seed
  const known = { ...asked, host, earlier, seed, journalPath }
  if (earlier === null) await host.files.remove(journalPath)
  // Only what needs no build is compared here; the rest follows when both sides are built.
  else {
    const before = earlier.run.plan
    const plan = withBuiltParts(plannedBy(known, before), before, asked.settings)
    assertSameSession(earlier, { plan, builds: null })
    const last = machinesOfRun(earlier.entries).at(-1) ?? earlier.run.machine
    assertSameClass(last, await host.machine.describe(), asked.settings.machines)
  }
  const workDirectory = await makeWorkFolder(resultsDirectory, host)
  return { ...known, workDirectory }
}

async function earlierRun(
  { resume, given, onProgress }: ComparisonRequest,
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
  if (given.seed !== undefined && given.seed !== seed) {
    throw new UsageError(`expected the seed of the run to continue, ${seed}, got ${given.seed}`)
  }
  const blocks = earlier.entries.filter(({ type }) => type === 'sample').length
  onProgress({ kind: 'note', text: `continuing a run: ${blocks} blocks are measured already` })
  return earlier
}

/** Removes everything but the results, unless the trees are to be kept. */
export async function cleanUp({ request, host, workDirectory }: Session): Promise<void> {
  if (request.keep) {
    request.onProgress({ kind: 'note', text: `the built trees are in ${workDirectory}` })
  } else {
    request.onProgress({ kind: 'doing', what: 'removing the built trees' })
    await removeSides(request.repository, workDirectory, host)
    await host.files.remove(workDirectory)
  }
  await forgetWorkFolder(request.resultsDirectory, host)
}
