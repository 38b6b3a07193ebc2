import { z } from 'zod'
import { text } from '../../model/text.ts'

/** A comment that a person has just written on an open pull request. */
export interface CommentFacts {
  readonly pullRequest: number
  readonly commentId: number
  readonly body: string
  readonly author: string
  /** Name of the branch whose workflows count. */
  readonly defaultBranch: string
}

const schema = z.object({
  action: z.literal('created'),
  issue: z.object({
    number: z.number().int().positive(),
    state: z.literal('open'),
    // A plain issue has none.
    pull_request: z.object({}),
  }),
  comment: z.object({
    id: z.number().int().positive(),
    body: text(70_000),
    user: z.object({ login: text(110), type: z.literal('User') }),
  }),
  sender: z.object({ login: text(110) }),
  repository: z.object({ default_branch: text(300) }),
})

/**
 * The comment of an `issue_comment` event, or `null` when it may give no command: when it was edited
 * or removed, stands on a plain issue or a closed pull request, or was written by a program.
 *
 * @param payload - the parsed document that the runner provides, not trusted
 */
export function commentFacts(payload: unknown): CommentFacts | null {
  const checked = schema.safeParse(payload)
  if (!checked.success) return null
  const { issue, comment, repository, sender } = checked.data
  // Who causes a creation is who writes; anything else is not what it seems.
  if (sender.login !== comment.user.login) return null
  return {
    pullRequest: issue.number,
    commentId: comment.id,
    body: comment.body,
    author: comment.user.login,
    defaultBranch: repository.default_branch,
  }
}
