import { ApiError, notPermitted, unprocessable } from '../api-error.ts'
import { found, foundComment } from '../find.ts'
import type { Call, Handler } from '../handler.ts'
import { textAt } from '../json.ts'
import { pageOf } from '../paging.ts'
import { nextId } from '../state.ts'
import { isGranted } from '../tokens.ts'
import { commentView } from '../comment-view.ts'

const LARGEST_COMMENT = 65_536
const READ = ['issues=read', 'pull_requests=read']
const WRITE = ['issues=write', 'pull_requests=write']

/** Comments on pull requests. */
export const comments: readonly Handler[] = [
  {
    operation: 'issues/list-comments',
    accepts: READ,
    reply: (call) => {
      const issue = found(call, call.state.pulls, 'issue_number')
      const all = [...call.state.comments.values()]
        .filter((one) => one.issueNumber === issue.number)
        .toSorted((one, other) => one.id - other.id)
      const { items, headers } = pageOf(call, all)
      return { status: 200, body: items.map((one) => commentView(call, one)), headers }
    },
  },
  {
    operation: 'issues/get-comment',
    accepts: READ,
    reply: (call) => ({ status: 200, body: commentView(call, foundComment(call)) }),
  },
  {
    operation: 'issues/create-comment',
    accepts: WRITE,
    reply: (call) => {
      const issue = found(call, call.state.pulls, 'issue_number')
      requireGrant(call)
      if (issue.locked) {
        throw new ApiError(403, 'Unable to create comment because issue is locked.')
      }
      const id = nextId(call.state, 'comment')
      const comment = {
        id,
        issueNumber: issue.number,
        body: bodyOf(call),
        user: call.identity.user,
      }
      call.state.comments.set(id, comment)
      return { status: 201, body: commentView(call, comment) }
    },
  },
  {
    operation: 'issues/update-comment',
    accepts: WRITE,
    reply: (call) => {
      const old = foundComment(call)
      requireGrant(call)
      const comment = { ...old, body: bodyOf(call) }
      call.state.comments.set(comment.id, comment)
      return { status: 200, body: commentView(call, comment) }
    },
  },
  {
    operation: 'issues/delete-comment',
    accepts: WRITE,
    reply: (call) => {
      const { id } = foundComment(call)
      requireGrant(call)
      call.state.comments.delete(id)
      return { status: 204 }
    },
  },
]

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
