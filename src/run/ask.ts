import { openResults } from '../build/open-results.ts'
import { resolveSides } from '../build/resolve-sides.ts'
import { uncommittedNote } from '../build/uncommitted-note.ts'
import type { Host } from '../host/host.ts'
import type { ComparisonRequest } from './request.ts'
import type { Asked } from './run.ts'
import { settingsFor, historyFor } from './settings-for.ts'

/**
 * Settles what a request asks for.
 *
 * @throws UsageError when something in it has to change
 */
export async function ask(request: ComparisonRequest, host: Host): Promise<Asked> {
  const { repository, resultsDirectory, onProgress } = request
  const revisions = await resolveSides(request.selection, repository, host)
  const settings = await settingsFor(request, revisions, host)
  const history = await historyFor(settings, request, revisions, host)
  await openResults(resultsDirectory, host.files)
  const leftOut = await uncommittedNote(revisions.head, repository, resultsDirectory, host)
  if (leftOut !== null) onProgress({ kind: 'note', text: leftOut })
  return { request, settings, history, revisions }
}
