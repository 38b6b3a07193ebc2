import type { GitHub, IssueComment } from '../host/github/index.ts'
import type { Acceptance } from '../model/judging/acceptance.ts'
import { isNewer, isReplaced, newestOfEach } from '../model/run/judged.ts'
import { type AcceptancePlace, parseAcceptance } from '../render/comment/accepted-comment.ts'
import { joinedComment, commentSections } from '../render/comment/joined-comment.ts'
import { parseMarker, type Marker } from '../render/comment/marker.ts'

/** A section of a comment of ours. */
export interface OwnSection extends Marker {
  /** The comment, with the text of this section alone. */
  readonly comment: IssueComment
}

/** Whose comments, on which pull request, under which key. */
export type Owner = Pick<Marker, 'key' | 'pullRequest'> & { readonly login: string }

/** The same; `null` stands for any key. */
type OwnerOfAny = Omit<Owner, 'key'> & { readonly key: string | null }

/**
 * The sections of a comment, none if it is not one of ours: it must have our marker, which anyone can write,
 * and come from our account, which also writes for other workflows.
 */
export function ownSectionsOf(
  comment: IssueComment,
  { key, pullRequest, login }: OwnerOfAny,
): readonly OwnSection[] {
  if (comment.authorLogin !== login) return []
  return commentSections(comment.body).flatMap((body) => {
    const marker = parseMarker(body)
    const isOwn = marker?.pullRequest === pullRequest && (key === null || marker.key === key)
    return isOwn ? [{ ...marker, comment: { ...comment, body } }] : []
  })
}

/** All sections of comments of ours, those of the oldest comment first. */
export async function ownSections(
  github: GitHub,
  owner: OwnerOfAny,
): Promise<readonly OwnSection[]> {
  const comments = await github.listComments(owner.pullRequest)
  return comments.flatMap((comment) => ownSectionsOf(comment, owner))
}

/** The section that one of a run replaces. */
export function replacedBy(
  marker: Marker,
  sections: readonly OwnSection[],
): OwnSection | undefined {
  const { identity } = marker
  const replaced = sections.filter((each) => isReplaced(each, marker))
  return newestOfEach(replaced.map((each) => ({ ...each, identity })))[0]
}

/** A section of a newer run, which tells of the same or of another commit: a comment is about one. */
export function newerThan(marker: Marker, sections: readonly OwnSection[]): OwnSection | undefined {
  return sections.find(
    (each) => isNewer(each, marker) && (isReplaced(each, marker) || each.head !== marker.head),
  )
}

/** The comment with a section of a run in the place of its former one, beside those of the same commit. */
export function bodyWith(section: string, marker: Marker, sections: readonly OwnSection[]): string {
  const otherSections = sections.filter(
    (each) => !isReplaced(each, marker) && each.head === marker.head,
  )
  return joinedComment([...newestOfEach(otherSections).map(({ comment }) => comment.body), section])
}

/**
 * What maintainers have accepted of a job on a pull request, oldest first. Only comments of our own account
 * count, because anyone can write the same text.
 *
 * @param exceptId - a comment that does not count, even where the list still has it
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function acceptancesOn(
  github: Pick<GitHub, 'listComments'>,
  owner: Owner & AcceptancePlace,
  exceptId = 0,
): Promise<readonly Acceptance[]> {
  const comments = await github.listComments(owner.pullRequest)
  return comments
    .filter(({ id, authorLogin }) => id !== exceptId && authorLogin === owner.login)
    .flatMap(({ body }) => parseAcceptance(body, owner) ?? [])
}
