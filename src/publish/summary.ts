import { renderSummary } from '../render/comment/summary.ts'
import { linksOf } from './links-of.ts'
import type { Place } from './publication.ts'

/** The summary of the job. */
export const summary: Place = async (publication, published) => {
  await publication.actions.summarise(renderSummary(publication.result, linksOf(publication)))
  return published
}
