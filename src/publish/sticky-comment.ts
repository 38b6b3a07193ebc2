import { GitHubError, isRefusal, type GitHub, type IssueComment } from '../host/github/index.ts'
import type { Clock } from '../host/clock.ts'
import { isNewer } from '../model/run/judged.ts'
import { commentSections } from '../render/comment/joined-comment.ts'
import type { Marker } from '../render/comment/marker.ts'
import { ifReadable } from './checks/known-checks.ts'
import {
  bodyWith,
  newerThan,
  ownSections,
  ownSectionsOf,
  replacedBy,
  type OwnSection,
  type Owner,
} from './own-sections.ts'

/** A comment that must exist exactly once, with the newest text. */
export interface StickyRequest {
  readonly marker: Marker
  /** The text, marker first, after so many were refused as too long, in the place of the present one, if any. */
  readonly bodyOf: (rung: number, present: string) => string
  /** Number of rungs of the size ladder. */
  readonly rungs: number
  /** Whether a comment may be created if there is none. */
  readonly mayCreate: boolean
  readonly clock: Pick<Clock, 'sleep'>
}

/** What one attempt needs. */
interface CommentAttempt {
  readonly request: StickyRequest
  readonly github: GitHub
  readonly owner: Owner
  /** How often it may still start again because the comments changed meanwhile. */
  readonly attemptsLeft: number
}

const attempts = 5

/** Seconds in which a request of another run, or one of ours without a reply, takes effect. */
export const pauseSeconds = 3

/**
 * Updates our comment, or creates it. Other runs may do the same at the same time, replies may get
 * lost and people may delete comments. In the end there is exactly one comment of ours, with the
 * result of the newest run, and no other comment has been touched.
 *
 * @returns its address; `null` when there is none
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function writeStickyComment(
  request: StickyRequest,
  github: GitHub,
): Promise<string | null> {
  const { key, pullRequest } = request.marker
  const owner = { key, pullRequest, login: await github.login() }
  return write({ request, github, owner, attemptsLeft: attempts })
}

async function write(attempt: CommentAttempt): Promise<string | null> {
  const { request, github, owner } = attempt
  const sections = await ownSections(github, owner)
  const keptId = lowestOf(sections)
  if (keptId !== undefined) return update(keptId, sections, attempt)
  if (!request.mayCreate) return null
  const createdComment = await create(attempt)
  return createdComment === null ? tryAgain(attempt) : settle(createdComment, attempt)
}

/** The number of the comment that stays, because every run agrees on it. */
function lowestOf(sections: readonly OwnSection[]): number | undefined {
  return sections.map(({ comment }) => comment.id).toSorted((first, second) => first - second)[0]
}

/** Starts again after the comments have changed meanwhile. */
function tryAgain(attempt: CommentAttempt): Promise<string | null> {
  if (attempt.attemptsLeft === 0) {
    throw new GitHubError('unreliable', 'could not update the comment: it keeps changing')
  }
  return write({ ...attempt, attemptsLeft: attempt.attemptsLeft - 1 })
}

async function update(
  id: number,
  listedSections: readonly OwnSection[],
  attempt: CommentAttempt,
): Promise<string | null> {
  const { request } = attempt
  const otherSections = listedSections.filter(({ comment }) => comment.id !== id)
  // Read right before writing, so that another run hardly has time to read and write in between.
  const current = await readOwn(id, attempt)
  if (current.length === 0) return tryAgain(attempt)
  const sections = [...current, ...otherSections]
  const newer = newerThan(request.marker, sections)
  if (newer !== undefined) return newer.comment.url
  const body = await overwrite(id, sections, attempt)
  if (body === null) return tryAgain(attempt)
  // And read again later: another run may have read before us and write after us.
  await request.clock.sleep(pauseSeconds)
  const ownSection = replacedBy(request.marker, await readOwn(id, attempt))
  if (ownSection === undefined) return tryAgain(attempt)
  const isThere =
    isNewer(ownSection, request.marker) || commentSections(body).includes(ownSection.comment.body)
  if (!isThere || !(await removeOthers(otherSections, attempt))) return tryAgain(attempt)
  return ownSection.comment.url
}

async function readOwn(
  id: number,
  { github, owner }: CommentAttempt,
): Promise<readonly OwnSection[]> {
  const comment = await github.getComment(id)
  return comment === null ? [] : ownSectionsOf(comment, owner)
}

/** @returns the written text; `null` where the comment was gone */
async function overwrite(
  id: number,
  sections: readonly OwnSection[],
  { request, github }: CommentAttempt,
): Promise<string | null> {
  const present = replacedBy(request.marker, sections)?.comment.body ?? ''
  let body = ''
  try {
    await shortEnough(request, (rung) => {
      body = bodyWith(request.bodyOf(rung, present), request.marker, sections)
      return github.updateComment(id, body)
    })
  } catch (error) {
    if (error instanceof GitHubError && error.trouble === 'not-found') return null
    // An update that may have succeeded is checked like one that has.
    if (!(error instanceof GitHubError) || isRefusal(error)) throw error
  }
  return body
}

/** Creates the comment; `null` where it is not known whether it is there now. */
async function create(attempt: CommentAttempt): Promise<IssueComment | null> {
  const { request, github, owner } = attempt
  try {
    return await shortEnough(request, (rung) =>
      github.createComment(owner.pullRequest, request.bodyOf(rung, '')),
    )
  } catch (error) {
    const isLast = attempt.attemptsLeft === 0
    if (!(error instanceof GitHubError) || isRefusal(error) || isLast) throw error
    await request.clock.sleep(pauseSeconds)
    return null
  }
}

/** After a creation: of several comments the lowest number stays, as every run agrees, with the newest text. */
async function settle(
  createdComment: IssueComment,
  attempt: CommentAttempt,
): Promise<string | null> {
  const { request, github } = attempt
  // The account of another app's token is only known from its first comment.
  const owner = { ...attempt.owner, login: createdComment.authorLogin ?? attempt.owner.login }
  const comments = await ifReadable(ownSections(github, owner))
  // Ours is written, and the next run also removes a second one.
  if (comments === null) return createdComment.url
  const otherSections = comments.filter(({ comment }) => comment.id !== createdComment.id)
  if (otherSections.length === 0) return createdComment.url
  const lowest = lowestOf(comments) ?? createdComment.id
  const newer = newerThan(request.marker, otherSections)
  // The newer run removes it, unless ours was created after it had looked.
  if (newer !== undefined && lowest !== createdComment.id)
    await github.deleteComment(createdComment.id)
  if (newer !== undefined) return newer.comment.url
  const mine = ownSectionsOf(createdComment, owner)
  return update(lowest, [...otherSections, ...mine], { ...attempt, owner })
}

/** @returns whether nobody had written into one of them meanwhile */
async function removeOthers(
  otherSections: readonly OwnSection[],
  attempt: CommentAttempt,
): Promise<boolean> {
  const knownTexts = new Set(otherSections.map(({ comment }) => comment.body))
  // One after the other, as GitHub recommends for writes.
  for (const id of new Set(otherSections.map(({ comment }) => comment.id))) {
    const sections = await readOwn(id, attempt)
    if (!sections.every(({ comment }) => knownTexts.has(comment.body))) return false
    await attempt.github.deleteComment(id)
  }
  return true
}

/** Goes down the size ladder while the text is refused as too long. */
async function shortEnough<T>(
  { rungs }: StickyRequest,
  send: (rung: number) => Promise<T>,
): Promise<T> {
  for (let rung = 0; ; rung += 1) {
    try {
      return await send(rung)
    } catch (error) {
      const isTooLong = error instanceof GitHubError && error.trouble === 'too-long'
      if (!isTooLong || rung >= rungs) throw error
    }
  }
}
