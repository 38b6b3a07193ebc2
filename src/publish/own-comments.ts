import type { GitHub, IssueComment } from '../host/github/index.ts'
import type { Acceptance } from '../model/judging/acceptance.ts'
import { parseAcceptance } from '../render/comment/accepted-comment.ts'
import { isNewer, parseMarker, type Marker } from '../render/comment/marker.ts'

/** A comment of ours, and its marker. */
export interface OwnComment {
  readonly comment: IssueComment
  readonly marker: Marker
}

/** Whose comments, on which pull request, under which key. */
export type Owner = Pick<Marker, 'key' | 'pullRequest'> & { readonly login: string }

/** The same; `null` stands for any key. */
type OwnerOfAny = Omit<Owner, 'key'> & { readonly key: string | null }

/**
 * The comment as one of ours, or `null`. It must come from our account and begin with our marker,
 * because anyone can write the marker, and our account also writes for other workflows.
 */
export function ownCommentOf(
  comment: IssueComment,
  { key, pullRequest, login }: OwnerOfAny,
): OwnComment | null {
  const marker = comment.authorLogin === login ? parseMarker(comment.body) : null
  const isOwn = marker?.pullRequest === pullRequest && (key === null || marker.key === key)
  return isOwn ? { comment, marker } : null
}

/** All comments of ours, oldest first. */
export async function ownComments(
  github: GitHub,
  owner: OwnerOfAny,
): Promise<readonly OwnComment[]> {
  const comments = await github.listComments(owner.pullRequest)
  return comments.flatMap((comment) => ownCommentOf(comment, owner) ?? [])
}

/** The comment of the newest run; of several, the one written last. */
export function newestOf(comments: readonly OwnComment[]): OwnComment | undefined {
  return comments.reduce<OwnComment | undefined>(
    (newest, each) =>
      newest === undefined || !isNewer(newest.marker, each.marker) ? each : newest,
    undefined,
  )
}

/**
 * What maintainers have accepted on a pull request, oldest first. Only comments of our own account
 * count, because anyone can write the same text.
 *
 * @param exceptId - a comment that does not count, even where the list still has it
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function acceptancesOn(
  github: Pick<GitHub, 'listComments'>,
  owner: Owner,
  exceptId = 0,
): Promise<readonly Acceptance[]> {
  const comments = await github.listComments(owner.pullRequest)
  return comments
    .filter(({ id, authorLogin }) => id !== exceptId && authorLogin === owner.login)
    .flatMap(({ body }) => parseAcceptance(body, owner) ?? [])
}
