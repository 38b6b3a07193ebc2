import type { GitHub } from '../../host/github/github.ts'
import type { LiveRecord } from '../../model/run/live-record.ts'
import { renderLiveComment } from '../../render/live/live-comment.ts'
import type { Live } from '../../render/live/live.ts'
import type { Marker } from '../../render/comment/marker.ts'
import { statusText, type Ending } from '../../render/terminal/status-text.ts'
import { askCarefully } from './ask-carefully.ts'
import type { CheckEnding, CheckNews, CheckPlace } from '../checks/check-place.ts'
import { sweepChecks, updateCheckRun } from '../checks/check-run.ts'
import { concludeCheck, type CheckEnded } from '../checks/conclude-check.ts'
import { runLink } from '../links-of.ts'
import type { LiveRequest } from './live-request.ts'
import { republish } from '../republish.ts'
import { writeStickyComment } from '../sticky-comment.ts'

/** The comment and the check of a run that is under way. Nothing that goes wrong in them throws. */
export interface LivePlaces {
  /** Makes both, and finishes checks that earlier runs have left open. */
  readonly open: (live: Live) => Promise<void>
  readonly tell: (live: Live) => Promise<void>
  /** Says how a run ended that has no result. */
  readonly end: (ending: Ending, reason: string | null) => Promise<void>
  /** Keeps what is known of them, with these changes, for a later step. */
  readonly remember: (changes: Partial<LiveRecord>) => void
  readonly record: () => LiveRecord
  /**
   * Says in the check how the run ended.
   *
   * @throws GitHubError when GitHub cannot be had, the only function here that does
   */
  readonly conclude: (news: CheckEnding, github: GitHub) => Promise<CheckEnded['outcome']>
  /** How many requests in a row have gone wrong. */
  readonly troubles: () => number
}

const longestTitle = 1000

/** Time that a request of another run may be under way. */
const pauseSeconds = 3

/** The places in which a request's run shows itself; none of them is there until it is opened. */
export function livePlaces(request: LiveRequest): LivePlaces {
  const { run, headSha, headBefore, pullRequest, key, login } = request
  const check: CheckPlace = { key, headSha, ...run, runUrl: runLink(run) }
  const { ask, troubles } = askCarefully(request)
  let record = recordAtStart(request)

  const remember = (changes: Partial<LiveRecord>): void => {
    record = { ...record, ...changes }
    request.remember(record)
  }
  const telling = async (news: CheckNews, github: GitHub): Promise<void> => {
    remember({ check: await updateCheckRun({ check: record.check, place: check, news }, github) })
  }
  const pause = (): Promise<void> => request.clock.sleep(pauseSeconds)
  const conclude = async (
    news: CheckNews,
    github: GitHub,
    attempts?: number,
  ): Promise<CheckEnded['outcome']> => {
    const ended = await concludeCheck(
      {
        check: record.check,
        place: check,
        news,
        pause,
        ...(attempts !== undefined && { attempts }),
      },
      github,
    )
    remember({ check: ended.check })
    return ended.outcome
  }
  const openComment = async (live: Live): Promise<void> => {
    await ask(async (github) => {
      if (pullRequest === null) return
      const { outcome, id } = await writeStickyComment(
        {
          marker: markerOf(request),
          bodyOf: (_history, rung, present) =>
            bodyOf(request, { status: live, reason: null, present: rung === 0 ? present : '' }),
          rungs: 1,
          mayCreate: request.mayCreate,
          pause,
        },
        github,
      )
      if (outcome !== 'newer-is-there') remember({ commentId: id })
    })
  }
  const tellComment = async (status: Live | Ending, reason: string | null): Promise<boolean> => {
    const { commentId } = record
    if (commentId === null) return true
    return ask(async (github) => {
      const there = await republish(
        { id: commentId, marker: markerOf(request), login },
        (present) => bodyOf(request, { status, reason, present }),
        github,
      )
      if (!there) remember({ commentId: null })
    })
  }
  return {
    open: async (live) => {
      // Before it is asked for: who is killed now may have a check that nobody knows of.
      remember({})
      await ask((github) => telling(newsOf(live, check), github))
      await openComment(live)
      await ask(async (github) => {
        const heads = headBefore === null ? [headSha] : [headSha, headBefore]
        for (const head of heads) await sweepChecks({ ...check, headSha: head }, github)
      })
    },
    tell: async (live) => {
      await ask((github) => telling(newsOf(live, check), github))
      await tellComment(live, null)
    },
    end: async (ending, reason) => {
      const inCheck = await ask(
        async (github) => void (await conclude(endingNews(ending), github, 1)),
      )
      const inComment = await tellComment(ending, reason)
      // What could not be said now, the step after the job says.
      if (inCheck && inComment) remember({ ended: true })
    },
    remember,
    record: () => record,
    conclude: (news, github) => {
      // Before it is said: when it cannot be said now, the step after the job says it.
      remember({ result: { conclusion: news.status, title: news.title.slice(0, longestTitle) } })
      return conclude(news, github)
    },
    troubles,
  }
}

function recordAtStart({ key, headSha, pullRequest, login, run }: LiveRequest): LiveRecord {
  return {
    key,
    headSha,
    pullRequest,
    runId: run.runId,
    attempt: run.attempt,
    check: { kind: 'unknown' },
    result: null,
    commentId: null,
    cancelled: false,
    ended: false,
    alarmed: false,
    login,
  }
}

function markerOf({ key, pullRequest, run, headSha }: LiveRequest): Marker {
  const { runId, attempt } = run
  return { key, pullRequest: pullRequest ?? 0, runId, attempt, head: headSha.slice(0, 7) }
}

function bodyOf(
  request: LiveRequest,
  {
    status,
    reason,
    present,
  }: { readonly status: Live | Ending; readonly reason: string | null; readonly present: string },
): string {
  const marker = markerOf(request)
  return renderLiveComment({ marker, status, reason, run: runLink(request.run) }, present)
}

/** How far a run is, as a check says it. */
function newsOf(live: Live, { runUrl }: CheckPlace): CheckNews {
  const title = statusText(live)
  return {
    status: live.phase === 'queued' || live.phase === 'preparing' ? 'queued' : 'in_progress',
    title,
    summary: runUrl === null ? title : `${title}\n\n[Run](${runUrl})`,
  }
}

/** How a run ended that has no result, as a check says it. */
export function endingNews(ending: Ending): CheckNews {
  return {
    status: ending === 'cancelled' ? 'cancelled' : 'neutral',
    title: statusText(ending),
    summary: `The run ${statusText(ending)}. See its log.`,
  }
}
