import type { RunContext } from '../../host/github/actions.ts'
import type { Clock } from '../../host/clock.ts'
import { type GitHub, GitHubError } from '../../host/github/index.ts'
import type { LiveRecord } from '../../model/run/live-record.ts'
import type { OnProgress } from '../../model/run/progress.ts'
import { markerOf } from '../../render/comment/marker.ts'
import { renderLiveComment } from '../../render/live/live-comment.ts'
import { liveAfter, liveAtStart, type Live } from '../../render/live/live.ts'
import { type RunEnding, statusText } from '../../render/terminal/status-text.ts'
import { type ConcludedCheck, concludeCheck, writeCheck } from '../checks/conclude-check.ts'
import type { CheckEnding, CheckNews, CheckPlace } from '../checks/known-checks.ts'
import { runLink } from '../run-link.ts'
import { republish } from '../own-comments.ts'
import { pauseSeconds, writeStickyComment } from '../sticky-comment.ts'
import { endingNews, endingsBefore, settleRuns } from './settle-runs.ts'

/** Where and how a run shows its progress. */
export interface LiveRequest {
  /** Full id of the head commit. */
  readonly headSha: string
  /** The head before it, whose checks may have been left open; `null` when there is none. */
  readonly headBefore: string | null
  /** Number of the pull request; `null` writes no comment. */
  readonly pullRequest: number | null
  readonly key: string
  /** Whether a comment may be created if there is none. */
  readonly mayCreate: boolean
  /** How the check ends if the run leaves no result: as `fail-on` says of a failure. */
  readonly withoutResult: LiveRecord['withoutResult']
  readonly run: RunContext
  /** A client with short time limits; loaded when it is first needed. */
  readonly github: () => Promise<GitHub>
  readonly login: string
  /** Stores what a later step needs to finish what this one has begun. */
  readonly remember: (record: LiveRecord) => void
  /** Prints a line into the log. */
  readonly tell: (line: string) => void
  readonly clock: Pick<Clock, 'monotonicSeconds' | 'sleep'>
}

/** The progress of a run, in the comment and in a check on the head commit. */
export interface LiveStatus {
  readonly onProgress: OnProgress
  /** Sends updates that are due, and waits for all requests; called between two blocks. */
  readonly between: () => Promise<void>
  /** To call when the run is asked to end, so that a later step knows why it ended. */
  readonly interrupt: () => void
  /** Reports the end of a run without a result. */
  readonly end: (outcome: RunEnding, reason: string | null) => Promise<void>
  /**
   * Concludes the check; the comment is written elsewhere.
   *
   * @param github - a client with long time limits
   * @throws GitHubError when GitHub cannot be reached or refuses
   */
  readonly conclude: (
    news: CheckEnding,
    github: () => Promise<GitHub>,
  ) => Promise<ConcludedCheck['outcome']>
}

const secondsBetweenUpdates = 30

/** Failures in a row after which a run reports its progress less often. */
const mostTroubles = 2
const secondsAfterTroubles = 300

const longestTitle = 1000

/** Shows the progress of a run. Errors do not stop the run; each is a line in the log. */
export function createLiveStatus(request: LiveRequest): LiveStatus {
  const { clock, run, headSha, headBefore, pullRequest, key, login } = request
  const runUrl = runLink(run)
  const { runId, attempt } = run
  const place: CheckPlace = { key, headSha, runId, attempt, runUrl }
  const marker = markerOf({ ...place, pullRequest: pullRequest ?? 0 })
  let record = recordAtStart(request)
  let live = liveAtStart
  let isOpened = false
  let lastUpdateSeconds = clock.monotonicSeconds()
  let lastUpdateText = ''
  let troubles = 0
  let pendingUpdates: Promise<void> = Promise.resolve()

  /** Stores what is known, with these changes, for a later step. */
  const remember = (changes: Partial<LiveRecord>): void => {
    record = { ...record, ...changes }
    request.remember(record)
  }
  /** Returns whether it succeeded; an error is a line in the log. */
  const ask = async (work: (github: GitHub) => Promise<void>): Promise<boolean> => {
    try {
      await work(await request.github())
      troubles = 0
      return true
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      troubles += 1
      request.tell(`could not post progress: ${error.message}`)
      return false
    }
  }
  const pause = (): Promise<void> => clock.sleep(pauseSeconds)
  const concludeBy = async (
    news: CheckNews,
    github: GitHub,
    attempts?: number,
  ): Promise<ConcludedCheck['outcome']> => {
    const { check } = record
    const concludedCheck = await concludeCheck({ check, place, news }, { pause, attempts }, github)
    remember({ check: concludedCheck.check })
    return concludedCheck.outcome
  }
  const bodyOf = (status: Live | RunEnding, reason: string | null, present: string): string =>
    renderLiveComment({ marker, headSha, status, reason, run: runUrl }, present)
  const tellCheck = (): Promise<boolean> =>
    ask(async (github) => {
      const news = newsOf(live, runUrl)
      remember({ check: await writeCheck({ check: record.check, place, news }, github) })
    })
  const createComment = (
    status: Live | RunEnding,
    reason: string | null,
    { mayCreate }: Pick<LiveRequest, 'mayCreate'>,
  ): Promise<boolean> =>
    ask(async (github) => {
      if (pullRequest === null) return
      const { outcome, id } = await writeStickyComment(
        {
          marker,
          bodyOf: (rung, present) => bodyOf(status, reason, rung === 0 ? present : ''),
          rungs: 1,
          mayCreate,
          clock,
        },
        github,
      )
      if (outcome !== 'newer-is-there') remember({ commentId: id })
    })
  const tellComment = async (status: Live | RunEnding, reason: string | null): Promise<boolean> => {
    const { commentId: id } = record
    if (id === null) return true
    return ask(async (github) => {
      const ownComment = { id, marker, login }
      const isThere = await republish(ownComment, (text) => bodyOf(status, reason, text), github)
      if (!isThere) remember({ commentId: null })
    })
  }
  /** Creates comment and check, and finishes checks that earlier runs have left open. */
  const open = async (): Promise<void> => {
    isOpened = true
    // Before the request, because a run that is killed during it may leave a check.
    remember({})
    await tellCheck()
    // Before its comment is replaced, which may be the only one that names the commit of an earlier run.
    await ask(async (github) => {
      const headShas = headBefore === null ? [headSha] : [headSha, headBefore]
      const endingOf = endingsBefore({ ...run, key }, github)
      await settleRuns({ ...request, keys: [key], headShas, endingOf }, github)
    })
    await createComment(live, null, request)
  }
  const send = async (): Promise<void> => {
    if (!isOpened) return open()
    await tellCheck()
    await tellComment(live, null)
  }
  const update = (): void => {
    const text = statusText(live)
    if (text === lastUpdateText || record.ended) return
    lastUpdateText = text
    lastUpdateSeconds = clock.monotonicSeconds()
    pendingUpdates = pendingUpdates.then(send)
  }
  const isDue = (): boolean => {
    const seconds = troubles >= mostTroubles ? secondsAfterTroubles : secondsBetweenUpdates
    return !isOpened || clock.monotonicSeconds() - lastUpdateSeconds >= seconds
  }
  return {
    onProgress: (progress) => {
      live = liveAfter(live, progress)
      const isMeasuring = live.phase === 'measuring' || live.phase === 'piloting'
      // While something is measured, updates wait until the time between two blocks.
      if (!isMeasuring && isDue()) update()
    },
    between: async () => {
      if (isDue()) update()
      await pendingUpdates
    },
    interrupt: () => remember({ cancelled: true }),
    end: async (outcome, reason) => {
      await pendingUpdates
      if (!isOpened) return
      const inCheck = await ask(async (github) => {
        await concludeBy(endingNews(outcome, request), github, 1)
      })
      // A run without a result is always reported, whatever else is commented on.
      const inComment =
        record.commentId === null
          ? await createComment(outcome, reason, { mayCreate: true })
          : await tellComment(outcome, reason)
      // The step after the job reports what could not be reported now.
      if (inCheck && inComment) remember({ ended: true })
    },
    conclude: async (news, github) => {
      await pendingUpdates
      try {
        // Before reporting it: if that fails, the step after the job reports it.
        remember({ result: { conclusion: news.status, title: news.title.slice(0, longestTitle) } })
        const outcome = await concludeBy(news, await github())
        remember({ ended: true })
        return outcome
      } catch (error) {
        // The caller reports it at once, so the post step need not.
        remember({ alarmed: true })
        throw error
      }
    },
  }
}

function recordAtStart(request: LiveRequest): LiveRecord {
  const { key, headSha, pullRequest, login, run, withoutResult } = request
  return {
    key,
    headSha,
    pullRequest,
    runId: run.runId,
    attempt: run.attempt,
    check: 'unknown',
    result: null,
    withoutResult,
    commentId: null,
    cancelled: false,
    ended: false,
    alarmed: false,
    login,
  }
}

/** The text of a check about a run's progress. */
function newsOf(live: Live, runUrl: string): CheckNews {
  const title = statusText(live)
  return {
    status: live.phase === 'queued' || live.phase === 'preparing' ? 'queued' : 'in_progress',
    title,
    summary: `${title}\n\n[Run](${runUrl})`,
  }
}
