import type { Clock } from '../../host/clock.ts'
import { type GitHub, GitHubError } from '../../host/github/index.ts'
import { judgedSchema } from '../../model/run/judged.ts'
import type { LiveRecord } from '../../model/run/live-record.ts'
import type { OnProgress } from '../../model/run/progress.ts'
import { renderAbove } from '../../render/comment/above-result.ts'
import { markerOf } from '../../render/comment/marker.ts'
import {
  type RunEnding,
  liveAfter,
  liveAtStart,
  liveText,
  type Live,
} from '../../render/live/live.ts'
import { type ConcludedCheck, concludeCheck, writeCheck } from '../checks/conclude-check.ts'
import { tellTotal } from '../checks/total.ts'
import type { CheckEnding, CheckNews, CheckPlace } from '../checks/known-checks.ts'
import { runLink, type JudgedRun } from '../run-link.ts'
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
  /** Whether the run has shown something already, in a step before this one. */
  readonly isOpened?: boolean
  /** How the check ends if the run leaves no result: as `fail-on` says of a failure. */
  readonly withoutResult: LiveRecord['withoutResult']
  readonly run: JudgedRun
  /** A client with short time limits; loaded when it is first needed. */
  readonly github: () => Promise<GitHub>
  /** Stores what a later step needs to finish what this one has begun. */
  readonly remember: (record: LiveRecord) => void
  /** Prints a line into the log. */
  readonly tell: (line: string) => void
  readonly clock: Pick<Clock, 'monotonicSeconds' | 'sleep'>
}

/** The progress of a run, in a check on the head commit. */
export interface LiveStatus {
  readonly onProgress: OnProgress
  /** Sends updates that are due, and waits for all requests; called between two blocks. */
  readonly between: () => Promise<void>
  /** To call when the run is asked to end, so that a later step knows why it ended. */
  readonly interrupt: () => void
  /** Reports the end of a run without a result, in check and comment; does nothing once there is a result. */
  readonly end: (outcome: RunEnding, reason: string | null) => Promise<void>
  /** Concludes the check alone, by a client with long time limits; a GitHubError when GitHub refuses. */
  readonly conclude: (
    news: CheckEnding,
    github: () => Promise<GitHub>,
  ) => Promise<ConcludedCheck['outcome']>
  /** Leaves a result to the step after the job, until all of it is written. */
  readonly leave: (left: LiveRecord['left']) => void
}

const secondsBetweenUpdates = 30

/** Failures in a row after which a run reports its progress less often. */
const mostTroubles = 2
const secondsAfterTroubles = 300

const longestTitle = 1000

/** Shows the progress of a run. Errors do not stop the run; each is a line in the log. */
export function createLiveStatus(request: LiveRequest): LiveStatus {
  const { clock, run, headSha, headBefore, pullRequest, key } = request
  const runUrl = runLink(run)
  const place: CheckPlace = { ...run, key, headSha, runUrl }
  let record = recordAtStart(request)
  let live = liveAtStart
  let isOpened = request.isOpened === true
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
  const tellCheck = (): Promise<boolean> =>
    ask(async (github) => {
      const news = newsOf(live, runUrl)
      remember({ check: await writeCheck({ check: record.check, place, news }, github) })
    })
  /** Writes above the last result how the run ended. */
  const tellComment = (ending: RunEnding, reason: string | null): Promise<boolean> =>
    ask(async (github) => {
      if (pullRequest === null) return
      const marker = markerOf({ ...place, pullRequest })
      const news = { marker, ending, reason, run: runUrl }
      const bodyOf = (rung: number, present: string): string =>
        renderAbove(news, rung === 0 ? present : '')
      // A comment is made only for an end that somebody has to read.
      const mayCreate = ending === 'died' || ending === 'refused'
      await writeStickyComment({ marker, bodyOf, rungs: 1, mayCreate, clock }, github)
    })
  /** Creates the check, and finishes checks that earlier runs have left open. */
  const open = async (): Promise<void> => {
    isOpened = true
    // Before the request, because a run that is killed during it may leave a check.
    remember({})
    await tellCheck()
    await ask(async (github) => {
      const headShas = headBefore === null ? [headSha] : [headSha, headBefore]
      const endingOf = endingsBefore({ ...run, key }, github)
      await settleRuns({ ...request, headShas, endingOf }, github)
      await tellTotal(place, pause, github)
    })
  }
  const send = async (): Promise<void> => {
    await (isOpened ? tellCheck() : open())
  }
  const update = (): void => {
    const text = liveText(live)
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
      if (!isOpened || record.result !== null) return
      const inCheck = await ask(async (github) => {
        await concludeBy(endingNews(outcome, request), github, 1)
      })
      const inComment = await tellComment(outcome, reason)
      // The step after the job reports what could not be reported now.
      if (inCheck && inComment) remember({ ended: true })
    },
    conclude: async (news, github) => {
      await pendingUpdates
      try {
        // Before reporting it: if that fails, the step after the job reports it.
        remember({ result: { conclusion: news.status, title: news.title.slice(0, longestTitle) } })
        const outcome = await concludeBy(news, await github())
        remember({ ended: record.left === null })
        return outcome
      } catch (error) {
        // The caller reports it at once, so the post step need not.
        remember({ alarmed: true })
        throw error
      }
    },
    leave: (left) => remember({ left, ended: left === null && record.check !== 'unknown' }),
  }
}

function recordAtStart(request: LiveRequest): LiveRecord {
  const { key, headSha, pullRequest, run, withoutResult } = request
  return {
    key,
    headSha,
    pullRequest,
    ...judgedSchema.parse(run),
    check: 'unknown',
    result: null,
    withoutResult,
    cancelled: false,
    ended: false,
    alarmed: false,
    left: null,
  }
}

function newsOf(live: Live, runUrl: string): CheckNews {
  const title = liveText(live)
  return {
    status: live.phase === 'queued' || live.phase === 'preparing' ? 'queued' : 'in_progress',
    title,
    summary: `${title}\n\n[Run](${runUrl})`,
  }
}
