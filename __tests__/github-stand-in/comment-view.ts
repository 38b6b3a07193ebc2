import type { Links } from './handler.ts'
import type { JsonObject } from './json.ts'
import type { Comment, State } from './state.ts'
import { fullName, userView } from './views.ts'

type Place = { readonly state: Pick<State, 'repository'>; readonly links: Links }

/** A comment as replies and events show it. */
export function commentView({ state, links }: Place, comment: Comment): JsonObject {
  const page = `${links.html}/${fullName(state.repository)}/pull/${comment.issueNumber}`
  return {
    id: comment.id,
    body: comment.body,
    user: userView(comment.user),
    html_url: `${page}#issuecomment-${comment.id}`,
  }
}
