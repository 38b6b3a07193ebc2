import type { Result } from '../../model/judging/result.ts'
import { fittedPage } from './fitted.ts'
import { pageOf, type CommentContext } from './page.ts'

/** Character limit of a comment: GitHub accepts 65,536, but counts some characters differently. */
const commentLimit = 60_000

/**
 * The comment on a pull request, at most 60,000 characters long.
 *
 * @param fromRung - rung of the size ladder to start from, when GitHub rejected a longer text
 */
export function renderComment(result: Result, context: CommentContext, fromRung = 0): string {
  const { links, fromFork = false } = context
  return fittedPage(pageOf(result, { context, links, fromFork }), {
    limit: commentLimit,
    sizeOf: ({ length }) => length,
    from: fromRung,
  })
}
