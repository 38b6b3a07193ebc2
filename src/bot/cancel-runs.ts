import { newestOf, ownComments } from '../publish/own-comments.ts'
import type { BotRequest } from './bot-request.ts'
import { statusOfRun } from './status-of-run.ts'

/**
 * Cancels the runs of a pull request that are not over: those of its head, and the one that its
 * comment shows.
 *
 * @returns why there was nothing to cancel, or `null`
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function cancelRuns(key: string, request: BotRequest): Promise<string | null> {
  const { facts, workflow, github, login } = request
  const { headSha } = await github.getPullRequest(facts.pullRequest)
  const shown = newestOf(await ownComments(github, { key, pullRequest: facts.pullRequest, login }))
  const ofHead = await github.listRuns(workflow, headSha)
  const ofComment = shown === undefined ? null : await github.getRun(shown.marker.runId)
  const open = [...ofHead, ...(ofComment === null ? [] : [ofComment])].filter(
    ({ completed, id }) => !completed && id !== request.run.runId,
  )
  const cancelled = new Set<number>()
  for (const id of new Set(open.map((run) => run.id))) {
    if (await github.cancelRun(id)) cancelled.add(id)
  }
  const shownRun = shown?.marker.runId ?? 0
  if (cancelled.has(shownRun)) {
    // A run that had no machine yet never reports its own end.
    const status = statusOfRun({ key, headSha, runId: shownRun }, request)
    await status.between()
    await status.end('cancelled', null)
  }
  return cancelled.size > 0 ? null : 'expected a run to cancel, got none: nothing is running.'
}
