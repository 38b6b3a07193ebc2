import type { Actions, RunContext } from '../host/github/actions.ts'
import type { GitHub } from '../host/github/index.ts'
import type { Host } from '../host/host.ts'
import type { Answer } from '../render/answer.ts'
import { markerLine } from '../render/comment/marker.ts'
import { writeCarefully } from './checks/hint-of.ts'
import { pagesOf, runLink } from './run-link.ts'
import type { LiveStatus } from './live/live-status.ts'
import { writeStickyComment } from './sticky-comment.ts'

/** Where an answer is told. */
export interface AnswerPlaces {
  /** `null` tells it only in the summary of the job. */
  readonly pullRequest: {
    readonly number: number
    readonly headSha: string
    readonly fromFork: boolean
  } | null
  readonly key: string
  readonly run: RunContext
  readonly actions: Actions
  readonly live: LiveStatus | null
  readonly github: () => Promise<GitHub>
  readonly clock: Pick<Host['clock'], 'sleep'>
}

/** Tells an answer: in the summary, in a comment of its own, and in a check that blocks nothing. */
export async function publishAnswer(answer: Answer, places: AnswerPlaces): Promise<void> {
  const { pullRequest, key, run, actions, live, github, clock } = places
  const page = answer.page({
    repository: pagesOf(run),
    run: runLink(run),
    fromFork: pullRequest?.fromFork === true,
  })
  await actions.summarise(page)
  if (pullRequest === null) return
  const marker = {
    key,
    pullRequest: pullRequest.number,
    runId: run.runId,
    attempt: run.attempt,
    head: pullRequest.headSha.slice(0, 7),
  }
  await writeCarefully('comment', actions, async () => {
    await writeStickyComment(
      {
        marker,
        bodyOf: () => `${markerLine(marker)}\n${page}\n`,
        rungs: 0,
        mayCreate: true,
        clock,
      },
      await github(),
    )
  })
  await writeCarefully('check', actions, async () => {
    await live?.conclude({ status: 'neutral', title: answer.title, summary: page }, github)
  })
}
