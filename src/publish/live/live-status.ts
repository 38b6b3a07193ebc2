import type { GitHub } from '../../host/github/github.ts'
import type { OnProgress } from '../../model/run/progress.ts'
import { liveAfter, liveAtStart } from '../../render/live/live.ts'
import { statusText, type RunEnding } from '../../render/terminal/status-text.ts'
import type { CheckEnding } from '../checks/check-place.ts'
import type { CheckEnded } from '../checks/conclude-check.ts'
import { livePlaces } from './live-places.ts'
import type { LiveRequest } from './live-request.ts'

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
  ) => Promise<CheckEnded['outcome']>
}

const secondsBetweenUpdates = 30

/** Failures in a row after which a run reports its progress less often. */
const mostTroubles = 2
const secondsAfterTroubles = 300

/** Shows the progress of a run. Errors do not stop the run; each is a line in the log. */
export function createLiveStatus(request: LiveRequest): LiveStatus {
  const { clock } = request
  const places = livePlaces(request)
  let live = liveAtStart
  let isOpened = false
  let toldSeconds = clock.monotonicSeconds()
  let toldText = ''
  let underWay: Promise<void> = Promise.resolve()

  const send = async (): Promise<void> => {
    if (isOpened) return places.tell(live)
    isOpened = true
    return places.open(live)
  }
  const update = (): void => {
    const text = statusText(live)
    if (text === toldText || places.record().ended) return
    toldText = text
    toldSeconds = clock.monotonicSeconds()
    underWay = underWay.then(send)
  }
  const isDue = (): boolean => {
    const pause = places.troubles() >= mostTroubles ? secondsAfterTroubles : secondsBetweenUpdates
    return !isOpened || clock.monotonicSeconds() - toldSeconds >= pause
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
      await underWay
    },
    interrupt: () => places.remember({ cancelled: true }),
    end: async (outcome, reason) => {
      await underWay
      if (isOpened) await places.end(outcome, reason)
    },
    conclude: async (news, github) => {
      await underWay
      let outcome
      try {
        outcome = await places.conclude(news, await github())
      } catch (error) {
        // The caller reports it at once, so the post step need not.
        places.remember({ alarmed: true })
        throw error
      }
      places.remember({ ended: true })
      return outcome
    },
  }
}
