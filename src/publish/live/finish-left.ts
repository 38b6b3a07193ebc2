import type { RunContext } from '../../host/github/actions.ts'
import type { Clock } from '../../host/clock.ts'
import type { GitHub } from '../../host/github/index.ts'
import type { LiveRecord } from '../../model/run/live-record.ts'
import { markerOf } from '../../render/comment/marker.ts'
import type { RunEnding } from '../../render/terminal/status-text.ts'
import { type CheckNews, type CheckPlace, checkOf, knownChecks } from '../checks/known-checks.ts'
import { concludeCheck, type ConcludedCheck } from '../checks/conclude-check.ts'
import { runLink } from '../run-link.ts'
import { endComment, endingNews } from './settle-runs.ts'
import { pauseSeconds } from '../sticky-comment.ts'

interface FinishLeftRequest {
  readonly job: RunContext
  readonly clock: Pick<Clock, 'sleep'>
}

/**
 * Updates the places where a killed run had shown its progress with how it ended.
 *
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function finishLeft(
  record: LiveRecord,
  { job, clock }: FinishLeftRequest,
  github: GitHub,
): Promise<ConcludedCheck['outcome']> {
  const ending: RunEnding = record.cancelled ? 'cancelled' : 'died'
  // A reporting job shows the run of another job.
  const run = { ...job, runId: record.runId, attempt: record.attempt }
  const place: CheckPlace = { ...record, ...run, runUrl: runLink(run) }
  const pause = (): Promise<void> => clock.sleep(pauseSeconds)
  // It may have concluded its check, and been killed before it could record that.
  const isConcluded = checkOf(await knownChecks(place, github), place)?.open === false
  const wish = { check: record.check, place, news: leftNews(record, ending) }
  const { outcome } = isConcluded
    ? { outcome: 'told' as const }
    : await concludeCheck(wish, { pause }, github)
  const { commentId: id, pullRequest, headSha, login } = record
  if (id === null || pullRequest === null) return outcome
  const commentRun = { marker: markerOf({ ...record, pullRequest }), headSha }
  // The result may already be there: then only the check was missing.
  await endComment({ id, commentRun, ending }, { login, run: job }, github)
  return outcome
}

/** The result, if the run had one and could not report it; else that the run is gone. */
function leftNews(record: LiveRecord, ending: RunEnding): CheckNews {
  const { result } = record
  if (result === null) return endingNews(ending, record)
  const summary = `${result.title}\n\nSee its summary and its log for more.`
  return { status: result.conclusion, title: result.title, summary }
}
