import type { Links } from './handler.ts'
import type { JsonObject } from './json.ts'
import type { Comment, State, User } from './state.ts'
import { fullName, repositoryUrl, userView } from './views.ts'

type Place = {
  readonly state: Pick<State, 'collaborators' | 'repository'>
  readonly links: Links
}

/** A comment as replies and events show it. */
export function commentView({ state, links }: Place, comment: Comment): JsonObject {
  const url = repositoryUrl(state.repository, links)
  const page = `${links.html}/${fullName(state.repository)}/pull/${comment.issueNumber}`
  return {
    id: comment.id,
    body: comment.body,
    user: userView(comment.user, links),
    author_association: associationOf(state, comment.user),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    url: `${url}/issues/comments/${comment.id}`,
    html_url: `${page}#issuecomment-${comment.id}`,
  }
}

function associationOf(state: Place['state'], user: User): string {
  if (user.login === state.repository.owner) return 'OWNER'
  const role = state.collaborators.get(user.login.toLowerCase())?.role ?? 'none'
  return role === 'none' || role === 'read' ? 'NONE' : 'COLLABORATOR'
}
