import { renderSummary } from '../render/comment/summary.ts'
import { originOf } from './links-of.ts'
import type { PublishStep } from './publication.ts'

/** Publishes the summary of the job. */
export const summary: PublishStep = async (publication, publishedState) => {
  await publication.actions.summarise(renderSummary(publication.result, originOf(publication)))
  return publishedState
}
