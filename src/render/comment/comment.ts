import type { Result } from '../../model/judging/result.ts'
import { fittedPage } from './fitted.ts'
import { pageOf, type CommentContext } from './page.ts'

/** Characters of a comment: GitHub takes 65,536, and counts some of them in its own way. */
const commentLimit = 60_000

/**
 * The comment on a pull request, at most 60,000 characters long.
 *
 * @param fromRung - how many rungs of the size ladder to go down at least, when the text was refused
 *   as too long
 */
export function renderComment(result: Result, context: CommentContext, fromRung = 0): string {
  const { links, fromFork = false } = context
  return fittedPage(pageOf(result, { context, links, fromFork }), {
    limit: commentLimit,
    sizeOf: ({ length }) => length,
    from: fromRung,
  })
}
