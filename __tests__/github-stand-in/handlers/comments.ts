import { ApiError, notPermitted, unprocessable } from '../api-error.ts'
import { found, foundComment } from '../find.ts'
import { handled, type Call } from '../handler.ts'
import { textAt, type JsonObject } from '../json.ts'
import { pageOf } from '../paging.ts'
import { nextId, type Comment, type Reaction } from '../state.ts'
import { isGranted } from '../tokens.ts'
import { commentView, userView } from '../views.ts'

const LARGEST_COMMENT = 65_536
const READ = 'issues=read pull_requests=read'
const WRITE = 'issues=write pull_requests=write'

export const comments = {
  'issues/list-comments': handled(READ, '', (call) => {
    const issue = found(call, call.state.pulls, 'issue_number')
    const all = [...call.state.comments.values()]
      .filter((one) => one.issueNumber === issue.number)
      .toSorted((one, other) => one.id - other.id)
    const { items, headers } = pageOf(call, all)
    return { status: 200, body: items.map((one) => viewOf(call, one)), headers }
  }),
  'issues/get-comment': handled(READ, '', (call) => ({
    status: 200,
    body: viewOf(call, foundComment(call)),
  })),
  'issues/create-comment': handled(WRITE, '', (call) => {
    const issue = found(call, call.state.pulls, 'issue_number')
    requireGrant(call)
    if (issue.locked) {
      throw new ApiError(403, 'Unable to create comment because issue is locked.')
    }
    const issueNumber = issue.number
    const id = nextId(call.state, 'comment')
    const comment = { id, issueNumber, body: bodyOf(call), user: call.identity.user }
    call.state.comments.set(id, comment)
    return { status: 201, body: viewOf(call, comment) }
  }),
  'issues/update-comment': handled(WRITE, '', (call) => {
    const old = foundComment(call)
    requireGrant(call)
    const comment = { ...old, body: bodyOf(call) }
    call.state.comments.set(comment.id, comment)
    return { status: 200, body: viewOf(call, comment) }
  }),
  'issues/delete-comment': handled(WRITE, '', (call) => {
    const { id } = foundComment(call)
    requireGrant(call)
    call.state.comments.delete(id)
    return { status: 204 }
  }),
  'reactions/create-for-issue-comment': handled(WRITE, '', (call) => {
    const content = textAt(call.body, 'content') ?? ''
    const same = on(call).find(
      (one) => one.content === content && one.user.id === call.identity.user.id,
    )
    if (same !== undefined) return { status: 200, body: reactionView(same) }
    const reaction = {
      id: nextId(call.state, 'reaction'),
      commentId: foundComment(call).id,
      content,
      user: call.identity.user,
    }
    call.state.reactions.set(reaction.id, reaction)
    return { status: 201, body: reactionView(reaction) }
  }),
}

function viewOf({ state, html }: Call, comment: Comment): JsonObject {
  return commentView(state.repository, html, comment)
}

// The header names both permissions, but only the one of the very kind helps.
function requireGrant(call: Call): void {
  if (!isGranted(call.identity, 'pull_requests=write')) throw notPermitted(WRITE)
}

function bodyOf(call: Call): string {
  const body = textAt(call.body, 'body') ?? ''
  if (body.trim() === '') throw unprocessable('Body cannot be blank')
  if (Array.from(body).length > LARGEST_COMMENT)
    throw unprocessable(`Body is too long (maximum is ${LARGEST_COMMENT} characters)`)
  return body
}

function on(call: Call): readonly Reaction[] {
  const { id } = foundComment(call)
  return [...call.state.reactions.values()].filter((one) => one.commentId === id)
}

function reactionView({ id, content, user }: Reaction): JsonObject {
  return { id, content, user: userView(user) }
}
