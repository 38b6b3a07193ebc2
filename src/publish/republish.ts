import type { GitHub } from '../host/github/github.ts'
import { isNewer, type Marker } from '../render/comment/marker.ts'
import { ownCommentOf } from './own-comments.ts'

/** A comment of ours whose number is known. */
export interface KnownComment {
  readonly id: number
  readonly marker: Marker
  readonly login: string
}

/**
 * Rewrites a comment whose number is known, in two requests.
 *
 * @returns `false` when it is gone, or belongs to a newer run
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function republish(
  { id, marker, login }: KnownComment,
  bodyOf: (present: string) => string,
  github: GitHub,
): Promise<boolean> {
  const comment = await github.getComment(id)
  const ownComment = comment === null ? null : ownCommentOf(comment, { ...marker, login })
  if (ownComment === null || isNewer(ownComment.marker, marker)) return false
  await github.updateComment(id, bodyOf(ownComment.comment.body))
  return true
}
