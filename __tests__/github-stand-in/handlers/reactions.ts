import { foundComment } from '../find.ts'
import type { Call, Handler } from '../handler.ts'
import { textAt, type JsonObject } from '../json.ts'
import { nextId, type Reaction } from '../state.ts'
import { userView } from '../views.ts'

/** Reactions to comments. */
export const reactions: readonly Handler[] = [
  {
    operation: 'reactions/create-for-issue-comment',
    accepts: ['issues=write', 'pull_requests=write'],
    reply: (call) => {
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
    },
  },
]

function on(call: Call): readonly Reaction[] {
  const { id } = foundComment(call)
  return [...call.state.reactions.values()].filter((one) => one.commentId === id)
}

function reactionView({ id, content, user }: Reaction): JsonObject {
  return { id, content, user: userView(user) }
}
