import { removeSides } from '../workspace/remove-sides.ts'
import { forgetWorkFolder, makeWorkFolder, removeLeftovers } from '../workspace/work-folder.ts'
import type { Machine } from '../model/machine/machine.ts'
import { machineClassOf } from '../model/machine/machine-class.ts'
import type { Host } from '../host/host.ts'
import { UsageError } from '../model/usage-error.ts'
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
export async function openSession(resolvedRequest: ResolvedRequest, host: Host): Promise<Session> {
  const { request } = resolvedRequest
  const { repository, resultsDirectory } = request
  const onFound = (): void => {
    request.onProgress({ kind: 'doing', what: 'removing what a run before has left' })
  }
  await removeLeftovers({ resultsDirectory, repository, onFound }, host)
  const journalPath = host.files.join(resultsDirectory, 'journal.ndjson')
  const earlier = await earlierRun(request, journalPath, host)
  const seed = earlier?.run.plan.seed ?? request.seed
  const knownParts = { ...resolvedRequest, host, earlier, seed, journalPath }
  if (earlier === null) await host.files.remove(journalPath)
  // Only what needs no build is compared here; the rest follows when both sides are built.
  else {
    const before = earlier.run.plan
    const plan = withBuiltParts(plannedBy(knownParts, before), before, resolvedRequest.settings)
    assertSameSession(earlier, { plan, builds: null })
    assertSameClass(earlier.run.machine, await host.machine.describe())
  }
  const workDirectory = await makeWorkFolder(resultsDirectory, host)
  return { ...knownParts, workDirectory }
}

async function earlierRun(
  { resume, given: givenSettings, onProgress }: ComparisonRequest,
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
  if (givenSettings.seed !== undefined && givenSettings.seed !== seed) {
    throw new UsageError(
      `expected the seed of the run to continue, ${seed}, got ${givenSettings.seed}`,
    )
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
  await forgetWorkFolder(request.resultsDirectory, request.keep ? workDirectory : null, host)
}

/**
 * Refuses to continue a run on another class of machine: a change may be of another size there, and a row
 * would be the mean of both.
 *
 * @throws UsageError that names both
 */
function assertSameClass(before: Machine, here: Parameters<typeof machineClassOf>[0]): void {
  const [began, goesOn] = [machineClassOf(before), machineClassOf(here)]
  if (began === goesOn) return
  throw new UsageError(
    `expected the class of machine on which the run began, ${began}, got ${goesOn}: continue there, or start again without --resume`,
  )
}
