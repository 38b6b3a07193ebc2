import { z } from 'zod'
import { text } from '../../model/text.ts'

/** A comment that a person has just written on an open pull request. */
export interface CommentFacts {
  readonly pullRequest: number
  readonly commentId: number
  readonly body: string
  readonly author: string
  /** Name of the default branch, whose workflows run. */
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
 * The comment of an `issue_comment` event. `null` when it may give no command: it was edited or
 * deleted, is on a plain issue or a closed pull request, or was written by a program.
 *
 * @param payload - the parsed document that the runner provides, not trusted
 */
export function commentFacts(payload: unknown): CommentFacts | null {
  const validation = schema.safeParse(payload)
  if (!validation.success) return null
  const { issue, comment, repository, sender } = validation.data
  // The sender of a created comment is its author; anything else is suspicious.
  if (sender.login !== comment.user.login) return null
  return {
    pullRequest: issue.number,
    commentId: comment.id,
    body: comment.body,
    author: comment.user.login,
    defaultBranch: repository.default_branch,
  }
}
