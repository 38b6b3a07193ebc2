import type { Result } from '../model/result.ts'
import { fitted } from './fit.ts'
import { pageOf, type CommentContext } from './page.ts'
import { sectionsText } from './sections-text.ts'

/** Characters of a comment: GitHub takes 65,536, and counts some of them in its own way. */
const commentLimit = 60_000

/**
 * The comment on a pull request, at most 60,000 characters long.
 *
 * @param fromRung - how many rungs of the size ladder to go down at least, when the text was refused
 *   as too long
 */
export function renderComment(result: Result, context: CommentContext, fromRung = 0): string {
  const { links } = context
  return fitted(
    (detail) => sectionsText(pageOf(result, { context, links, detail })),
    commentLimit,
    undefined,
    fromRung,
  ).text
}
