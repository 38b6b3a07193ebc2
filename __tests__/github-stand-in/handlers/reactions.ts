import { notFound } from '../api-error.ts'
import { found, foundComment } from '../find.ts'
import type { Call, Handler } from '../handler.ts'
import { textAt, type JsonObject } from '../json.ts'
import { pageOf } from '../paging.ts'
import { nextId, type Reaction } from '../state.ts'
import { userView } from '../views.ts'

const READ = ['issues=read', 'pull_requests=read']
const WRITE = ['issues=write', 'pull_requests=write']

/** Reactions to comments. */
export const reactions: readonly Handler[] = [
  {
    operation: 'reactions/list-for-issue-comment',
    accepts: READ,
    query: ['content'],
    reply: (call) => {
      const content = call.query.get('content')
      const all = on(call).filter((one) => content === null || one.content === content)
      const { items, headers } = pageOf(call, all)
      return { status: 200, body: items.map((one) => reactionView(call, one)), headers }
    },
  },
  {
    operation: 'reactions/create-for-issue-comment',
    accepts: WRITE,
    reply: (call) => {
      const content = textAt(call.body, 'content') ?? ''
      const same = on(call).find(
        (one) => one.content === content && one.user.id === call.identity.user.id,
      )
      if (same !== undefined) return { status: 200, body: reactionView(call, same) }
      const reaction = {
        id: nextId(call.state, 'reaction'),
        commentId: foundComment(call).id,
        content,
        user: call.identity.user,
        createdAt: call.now,
      }
      call.state.reactions.set(reaction.id, reaction)
      return { status: 201, body: reactionView(call, reaction) }
    },
  },
  {
    operation: 'reactions/delete-for-issue-comment',
    accepts: WRITE,
    reply: (call) => {
      const reaction = found(call, call.state.reactions, 'reaction_id')
      if (reaction.commentId !== foundComment(call).id) throw notFound()
      call.state.reactions.delete(reaction.id)
      return { status: 204 }
    },
  },
]

function on(call: Call): readonly Reaction[] {
  const { id } = foundComment(call)
  return [...call.state.reactions.values()].filter((one) => one.commentId === id)
}

function reactionView(call: Call, reaction: Reaction): JsonObject {
  return {
    id: reaction.id,
    content: reaction.content,
    user: userView(reaction.user, call.links),
    created_at: reaction.createdAt,
  }
}
