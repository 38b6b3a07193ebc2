import { type GitHub, GitHubError } from '../../host/github/github.ts'
import type { LiveRecord } from '../../model/run/live-record.ts'
import { renderLiveComment } from '../../render/live/live-comment.ts'
import type { Live } from '../../render/live/live.ts'
import type { Marker } from '../../render/comment/marker.ts'
import { type RunEnding, statusText } from '../../render/terminal/status-text.ts'
import type { CheckEnding, CheckNews, CheckPlace } from '../checks/check-place.ts'
import { updateCheckRun } from '../checks/check-run.ts'
import { type CheckEnded, concludeCheck } from '../checks/conclude-check.ts'
import { runLink } from '../links-of.ts'
import type { LiveRequest } from './live-request.ts'
import { endingNews, endingsBefore, settleRuns } from './settle-runs.ts'
import { republish } from '../republish.ts'
import { writeStickyComment } from '../sticky-comment.ts'

/** Requests to GitHub that never stop a run when they fail. */
interface CarefulRequests {
  /** @returns whether it succeeded; an error is a line in the log */
  readonly ask: (work: (github: GitHub) => Promise<void>) => Promise<boolean>
  /** Number of failures in a row. */
  readonly troubles: () => number
}

/** The comment and the check of a run in progress. Their errors are not thrown. */
export interface LivePlaces {
  /** Creates both, and finishes checks that earlier runs have left open. */
  readonly open: (live: Live) => Promise<void>
  readonly tell: (live: Live) => Promise<void>
  /** Reports the end of a run without a result. */
  readonly end: (outcome: RunEnding, reason: string | null) => Promise<void>
  /** Stores what is known about them, with these changes, for a later step. */
  readonly remember: (changes: Partial<LiveRecord>) => void
  readonly record: () => LiveRecord
  /**
   * Concludes the check.
   *
   * @throws GitHubError when GitHub cannot be reached or refuses; only this function throws
   */
  readonly conclude: (news: CheckEnding, github: GitHub) => Promise<CheckEnded['outcome']>
  /** Number of requests in a row that failed. */
  readonly troubles: () => number
}

const longestTitle = 1000

/** Seconds in which a request of another run takes effect. */
const pauseSeconds = 3

interface CreateCommentRequest {
  readonly reason: string | null
  readonly mayCreate: boolean
}

/** The places where a run shows its progress; none exists until it is opened. */
export function livePlaces(request: LiveRequest): LivePlaces {
  const { run, headSha, headBefore, pullRequest, key, login } = request
  const check: CheckPlace = { key, headSha, ...run, runUrl: runLink(run) }
  const { ask, troubles } = askCarefully(request)
  let record = recordAtStart(request)

  const remember = (changes: Partial<LiveRecord>): void => {
    record = { ...record, ...changes }
    request.remember(record)
  }
  const tellNews = async (news: CheckNews, github: GitHub): Promise<void> => {
    remember({ check: await updateCheckRun(record.check, check, news, github) })
  }
  const pause = (): Promise<void> => request.clock.sleep(pauseSeconds)
  const conclude = async (
    news: CheckNews,
    github: GitHub,
    attempts?: number,
  ): Promise<CheckEnded['outcome']> => {
    const endedCheck = await concludeCheck(
      {
        check: record.check,
        place: check,
        news,
        pause,
        attempts,
      },
      github,
    )
    remember({ check: endedCheck.check })
    return endedCheck.outcome
  }
  const createComment = (
    status: Live | RunEnding,
    { reason, mayCreate }: CreateCommentRequest,
  ): Promise<boolean> =>
    ask(async (github) => {
      if (pullRequest === null) return
      const { outcome, id } = await writeStickyComment(
        {
          marker: markerOf(request),
          bodyOf: (_history, rung, present) =>
            liveBody(request, status, reason, rung === 0 ? present : ''),
          rungs: 1,
          mayCreate,
          pause,
        },
        github,
      )
      if (outcome !== 'newer-is-there') remember({ commentId: id })
    })
  const tellComment = async (status: Live | RunEnding, reason: string | null): Promise<boolean> => {
    const { commentId } = record
    if (commentId === null) return true
    return ask(async (github) => {
      const there = await republish(
        { id: commentId, marker: markerOf(request), login },
        (present) => liveBody(request, status, reason, present),
        github,
      )
      if (!there) remember({ commentId: null })
    })
  }
  return {
    open: async (live) => {
      // Before the request, because a run that is killed during it may leave a check.
      remember({})
      await ask((github) => tellNews(newsOf(live, check), github))
      await createComment(live, { reason: null, mayCreate: request.mayCreate })
      await ask(async (github) => {
        const headShas = headBefore === null ? [headSha] : [headSha, headBefore]
        const endingOf = endingsBefore({ ...run, key }, github)
        await settleRuns({ ...request, keys: [key], headShas, endingOf }, github)
      })
    },
    tell: async (live) => {
      await ask((github) => tellNews(newsOf(live, check), github))
      await tellComment(live, null)
    },
    end: async (outcome, reason) => {
      const inCheck = await ask(
        async (github) => void (await conclude(endingNews(outcome, request), github, 1)),
      )
      // A run without a result is always reported, whatever else is commented on.
      const inComment =
        record.commentId === null
          ? await createComment(outcome, { reason, mayCreate: true })
          : await tellComment(outcome, reason)
      // The step after the job reports what could not be reported now.
      if (inCheck && inComment) remember({ ended: true })
    },
    remember,
    record: () => record,
    conclude: (news, github) => {
      // Before reporting it: if that fails, the step after the job reports it.
      remember({ result: { conclusion: news.status, title: news.title.slice(0, longestTitle) } })
      return conclude(news, github)
    },
    troubles,
  }
}

function recordAtStart({
  key,
  headSha,
  pullRequest,
  login,
  run,
  withoutResult,
}: LiveRequest): LiveRecord {
  return {
    key,
    headSha,
    pullRequest,
    runId: run.runId,
    attempt: run.attempt,
    check: { kind: 'unknown' },
    result: null,
    withoutResult,
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

function liveBody(
  request: LiveRequest,
  status: Live | RunEnding,
  reason: string | null,
  present: string,
): string {
  const marker = markerOf(request)
  return renderLiveComment(
    { marker, headSha: request.headSha, status, reason, run: runLink(request.run) },
    present,
  )
}

/** The text of a check about a run's progress. */
function newsOf(live: Live, { runUrl }: CheckPlace): CheckNews {
  const title = statusText(live)
  return {
    status: live.phase === 'queued' || live.phase === 'preparing' ? 'queued' : 'in_progress',
    title,
    summary: runUrl === null ? title : `${title}\n\n[Run](${runUrl})`,
  }
}

/** Sends requests with the client of a live request, and counts failures. */
function askCarefully({ github, tell }: Pick<LiveRequest, 'github' | 'tell'>): CarefulRequests {
  let troubles = 0
  return {
    ask: async (work) => {
      try {
        await work(await github())
        troubles = 0
        return true
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error
        troubles += 1
        tell(`could not post progress: ${error.message}`)
        return false
      }
    },
    troubles: () => troubles,
  }
}
