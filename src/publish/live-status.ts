import type { GitHub } from '../host/github/github-types.ts'
import type { OnProgress } from '../model/run/progress.ts'
import { liveAfter, liveAtStart } from '../render/live/live.ts'
import { statusText, type Ending } from '../render/terminal/status-text.ts'
import { tellCheck, type CheckNews } from './check-run.ts'
import { livePlaces } from './live-places.ts'
import type { LiveRequest } from './live-request.ts'

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

/** Troubles in a row after which a run stops telling how far it is. */
const mostTroubles = 2

/** Shows how far a run is. Nothing that goes wrong here stops the run: it is a line in the log. */
export function createLiveStatus(request: LiveRequest): LiveStatus {
  const { clock } = request
  const places = livePlaces(request)
  let live = liveAtStart
  let opened = false
  let toldSeconds = clock.monotonicSeconds()
  let toldText = ''
  let underWay: Promise<void> = Promise.resolve()

  const send = async (): Promise<void> => {
    if (opened) return places.tell(live)
    opened = true
    return places.open(live)
  }
  const update = (): void => {
    const text = statusText(live)
    const isSilent = places.troubles() >= mostTroubles || places.record().ended
    if (text === toldText || isSilent) return
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
    interrupted: () => places.remember({ cancelled: true }),
    end: async (ending, reason) => {
      await underWay
      if (opened) await places.end(ending, reason)
    },
    conclude: async (news, github) => {
      await underWay
      const { check } = places.record()
      if (check === null) return places.denied() ? 'denied' : 'nowhere'
      await tellCheck(check, places.check, news, await github())
      places.remember({ ended: true })
      return 'told'
    },
  }
}
