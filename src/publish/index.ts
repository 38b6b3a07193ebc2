import { check } from './checks/check.ts'
import { comment } from './comment.ts'
import { outputs } from './outputs.ts'
import type { PublishStep, Publication, PublishedState } from './publication.ts'
import { summary } from './summary.ts'

/**
 * Where a result is published, in this order, because the outputs contain the comment's address.
 */
export const places: readonly PublishStep[] = [summary, comment, check, outputs]

/** Publishes a result at every place, one after the other. */
export async function publish(publication: Publication): Promise<PublishedState> {
  let publishedState: PublishedState = { commentUrl: null, warned: false, isUnchecked: false }
  for (const place of places) publishedState = await place(publication, publishedState)
  return publishedState
}
