import { answerPage, type Answer } from '../render/answer.ts'
import { markerLine, markerOf } from '../render/comment/marker.ts'
import { writeCarefully } from './checks/hint-of.ts'
import type { Publication, PublicationTarget } from './publication.ts'
import { pagesOf, runLink } from './run-link.ts'
import { writeStickyComment } from './sticky-comment.ts'

/** Where an answer is told. */
export interface AnswerPlaces extends Pick<
  Publication,
  'key' | 'run' | 'actions' | 'live' | 'github' | 'clock'
> {
  /** `null` tells it only in the summary of the job. */
  readonly pullRequest: Required<Omit<PublicationTarget, 'baseBranch'>> | null
}

/** Tells an answer: in the summary, in a comment of its own, and in a check that blocks nothing. */
export async function publishAnswer(answer: Answer, places: AnswerPlaces): Promise<void> {
  const { pullRequest, key, run, actions, live, github, clock } = places
  const page = answerPage(answer, {
    repository: pagesOf(run),
    run: runLink(run),
    fromFork: pullRequest?.fromFork === true,
  })
  await actions.summarise(page)
  if (pullRequest === null) return
  const { number, headSha } = pullRequest
  const marker = markerOf({ ...run, key, pullRequest: number, headSha })
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
