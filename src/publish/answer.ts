import { answerPage, type Answer } from '../render/answer.ts'
import { markerLine, markerOf } from '../render/comment/marker.ts'
import { writeCarefully, writeLocally } from './checks/hint-of.ts'
import type { Publication, PublicationTarget } from './publication.ts'
import { pagesOf, runLink } from './run-link.ts'
import { writeStickyComment } from './sticky-comment.ts'

/** Where an answer is told. */
export interface AnswerPlaces extends Pick<
  Publication,
  'key' | 'run' | 'actions' | 'live' | 'github' | 'clock'
> {
  /** `null` tells it only in the summary of the job. */
  readonly pullRequest:
    | (Pick<PublicationTarget, 'number' | 'fromFork'> & { readonly headSha: string })
    | null
}

/** Tells an answer: in a check that blocks nothing, in a comment of its own, and in the summary. */
export async function publishAnswer(answer: Answer, places: AnswerPlaces): Promise<void> {
  const { pullRequest, key, run, actions, live, github, clock } = places
  const page = answerPage(answer, {
    repository: pagesOf(run),
    run: runLink(run),
    fromFork: pullRequest?.fromFork === true,
  })
  if (pullRequest !== null) {
    const { number, headSha } = pullRequest
    const marker = markerOf({ ...run, key, pullRequest: number, headSha })
    await writeCarefully('check', actions, async () => {
      await live?.conclude({ status: 'neutral', title: answer.title, summary: page }, github)
    })
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
  }
  await writeLocally(actions, () => actions.summarise(page))
}
