import type { RunContext } from '../host/github/actions-types.ts'
import type { GitHub } from '../host/github/github-types.ts'
import type { LiveRecord } from '../model/run/live-record.ts'
import { isLiveComment, renderLiveComment } from '../render/live/live-comment.ts'
import type { Marker } from '../render/comment/marker.ts'
import type { Ending } from '../render/terminal/status-text.ts'
import { tellCheck, type CheckPlace } from './check-run.ts'
import { runLink } from './links-of.ts'
import { endingNews } from './live-places.ts'
import { republish } from './republish.ts'

/**
 * Says of a run that is gone how it ended, where it had shown how far it was.
 *
 * @throws GitHubError when GitHub cannot be had
 */
export async function finishLeft(
  record: LiveRecord,
  run: RunContext,
  github: GitHub,
): Promise<void> {
  const ending: Ending = record.cancelled ? 'cancelled' : 'died'
  const place: CheckPlace = { ...record, ...run, runUrl: runLink(run) }
  await tellCheck(record.check, place, endingNews(ending), github)
  if (record.commentId === null || record.pullRequest === null) return
  const { key, pullRequest, login, headSha } = record
  const marker: Marker = {
    key,
    pullRequest,
    runId: run.runId,
    attempt: run.attempt,
    head: headSha.slice(0, 7),
  }
  await republish(
    { id: record.commentId, marker, login },
    // The result may be there already: then only the check was left.
    (present) =>
      isLiveComment(present)
        ? renderLiveComment({ marker, status: ending, reason: null, run: place.runUrl }, present)
        : present,
    github,
  )
}
