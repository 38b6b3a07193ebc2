import type { RunContext } from '../host/actions-types.ts'
import { GitHubError, type GitHub } from '../host/github-types.ts'
import type { Clock } from '../host/host.ts'
import type { LiveRecord } from '../model/live-record.ts'
import type { OnProgress } from '../model/progress.ts'
import { liveAfter, liveAtStart, type Live } from '../render/live.ts'
import { renderLiveComment } from '../render/live-comment.ts'
import type { Marker } from '../render/marker.ts'
import { statusText, type Ending } from '../render/status-text.ts'
import { openCheck, sweepChecks, tellCheck, type CheckNews, type CheckPlace } from './check-run.ts'
import { retell } from './retell.ts'
import { runLink } from './links-of.ts'
import { writeSticky } from './sticky-comment.ts'

/** Where and how a run is to show how far it is. */
export interface LiveRequest {
  /** The commit that is proposed. */
  readonly headSha: string
  /** The head before it, whose checks may have been left open; `null` when there is none. */
  readonly headBefore: string | null
  /** `null` leaves the comment alone. */
  readonly pullRequest: number | null
  readonly key: string
  /** Whether a comment may be written where there is none. */
  readonly mayCreate: boolean
  readonly run: RunContext
  /** A client that waits for nothing long; loaded when there is something to say. */
  readonly github: () => Promise<GitHub>
  readonly login: string
  /** Keeps what a later step needs to finish what this one has begun. */
  readonly remember: (record: LiveRecord) => void
  /** A line for the log. */
  readonly tell: (line: string) => void
  readonly clock: Pick<Clock, 'monotonicSeconds' | 'sleep'>
}

/** How far a run is, in the comment and in a check on the head commit. */
export interface LiveStatus {
  readonly onProgress: OnProgress
  /** Sends what is due, and waits until nothing is under way; for the time between two blocks. */
  readonly between: () => Promise<void>
  /** Told when somebody asks the run to end: a later step then knows why it was gone. */
  readonly interrupted: () => void
  /** Says how a run ended that has no result. */
  readonly end: (ending: Ending, reason: string | null) => Promise<void>
  /**
   * Says in the check how a run ended; the comment is written elsewhere.
   *
   * @param github - a client that has time
   * @returns `denied` when the token may write neither check nor status
   * @throws GitHubError when GitHub cannot be had
   */
  readonly conclude: (
    news: CheckNews,
    github: () => Promise<GitHub>,
  ) => Promise<'told' | 'nowhere' | 'denied'>
}

const secondsBetweenUpdates = 30

/** Time that a request of another run may be under way. */
const pauseSeconds = 3

/** Troubles in a row after which a run stops telling how far it is. */
const mostTroubles = 2

/** Shows how far a run is. Nothing that goes wrong here stops the run: it is a line in the log. */
export function createLiveStatus(request: LiveRequest): LiveStatus {
  const { clock, run } = request
  const place: CheckPlace = { ...request, ...run, runUrl: runLink(run) }
  const marker: Marker = {
    key: request.key,
    pullRequest: request.pullRequest ?? 0,
    runId: run.runId,
    attempt: run.attempt,
    head: request.headSha.slice(0, 7),
  }
  let live = liveAtStart
  let record: LiveRecord = {
    key: request.key,
    headSha: request.headSha,
    pullRequest: request.pullRequest,
    check: null,
    commentId: null,
    cancelled: false,
    ended: false,
    login: request.login,
  }
  let denied = false
  let opened = false
  let troubles = 0
  let toldSeconds = clock.monotonicSeconds()
  let toldText = ''
  let underWay: Promise<void> = Promise.resolve()

  const remember = (changes: Partial<LiveRecord>): void => {
    record = { ...record, ...changes }
    request.remember(record)
  }
  /** @returns whether it went well */
  const carefully = async (work: (github: GitHub) => Promise<void>): Promise<boolean> => {
    try {
      await work(await request.github())
      troubles = 0
      return true
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      troubles += 1
      request.tell(`how far the run is could not be told: ${error.message}`)
      return false
    }
  }
  const open = async (): Promise<void> => {
    opened = true
    await carefully(async (github) => {
      const check = await openCheck(place, newsOf(live, place), github)
      denied = check === null
      remember({ check })
    })
    await carefully(async (github) => {
      if (request.pullRequest === null) return
      const { outcome, id } = await writeSticky(
        {
          marker,
          bodyOf: (_history, rung, present) => bodyOf(live, null, rung === 0 ? present : ''),
          rungs: 1,
          mayCreate: request.mayCreate,
          pause: () => clock.sleep(pauseSeconds),
        },
        github,
      )
      if (outcome !== 'newer-is-there') remember({ commentId: id })
    })
    await carefully(async (github) => {
      const heads = [request.headSha, ...(request.headBefore === null ? [] : [request.headBefore])]
      for (const headSha of heads) await sweepChecks({ ...place, headSha }, github)
    })
  }
  const bodyOf = (status: Live | Ending, reason: string | null, present: string): string =>
    renderLiveComment({ marker, status, reason, run: place.runUrl }, present)
  const send = async (): Promise<void> => {
    if (!opened) return open()
    const sent = live
    await carefully((github) => tellCheck(record.check, place, newsOf(sent, place), github))
    await tellComment(sent, null)
  }
  const tellComment = async (status: Live | Ending, reason: string | null): Promise<boolean> => {
    const { commentId } = record
    return commentId === null || tellKnown(commentId, status, reason)
  }
  const tellKnown = (
    commentId: number,
    status: Live | Ending,
    reason: string | null,
  ): Promise<boolean> =>
    carefully(async (github) => {
      const there = await retell(
        { id: commentId, marker, login: request.login },
        (present) => bodyOf(status, reason, present),
        github,
      )
      if (!there) remember({ commentId: null })
    })
  const update = (): void => {
    const text = statusText(live)
    if (text === toldText || troubles >= mostTroubles || record.ended) return
    toldText = text
    toldSeconds = clock.monotonicSeconds()
    underWay = underWay.then(send)
  }
  const isDue = (): boolean =>
    !opened || clock.monotonicSeconds() - toldSeconds >= secondsBetweenUpdates
  return {
    onProgress: (progress) => {
      live = liveAfter(live, progress)
      const isMeasuring = live.phase === 'measuring' || live.phase === 'piloting'
      // While something is measured, news wait for the time between two blocks.
      if (!isMeasuring && isDue()) update()
    },
    between: async () => {
      if (isDue()) update()
      await underWay
    },
    interrupted: () => remember({ cancelled: true }),
    end: async (ending, reason) => {
      await underWay
      if (!opened) return
      const news: CheckNews = {
        status: ending === 'cancelled' ? 'cancelled' : 'neutral',
        title: statusText(ending),
        summary: endingSummary(ending),
      }
      const inCheck = await carefully((github) => tellCheck(record.check, place, news, github))
      const inComment = await tellComment(ending, reason)
      // What could not be said now, the step after the job says.
      if (inCheck && inComment) remember({ ended: true })
    },
    conclude: async (news, github) => {
      await underWay
      if (record.check === null) return denied ? 'denied' : 'nowhere'
      await tellCheck(record.check, place, news, await github())
      remember({ ended: true })
      return 'told'
    },
  }
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

/** What a check says below the title when there is no result. */
export function endingSummary(ending: Ending): string {
  return `The run ${statusText(ending)}. Its log tells more.`
}
