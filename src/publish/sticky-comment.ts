import { GitHubError, isRefusal, type GitHub, type IssueComment } from '../host/github/index.ts'
import type { Clock } from '../host/clock.ts'
import { isNewer, type Marker } from '../render/comment/marker.ts'
import { ifReadable } from './checks/known-checks.ts'
import { newestOf, ownComments, ownCommentOf, type OwnComment, type Owner } from './own-comments.ts'

/** A comment that must exist exactly once, with the newest text. */
export interface StickyRequest {
  readonly marker: Marker
  /**
   * The text, which begins with the marker.
   *
   * @param rung - how often a text was refused as too long
   * @param present - the text that it replaces; empty for a new comment
   */
  readonly bodyOf: (rung: number, present: string) => string
  /** Number of rungs of the size ladder. */
  readonly rungs: number
  /** Whether a comment may be created if there is none. */
  readonly mayCreate: boolean
  readonly clock: Pick<Clock, 'sleep'>
}

/** The outcome. */
export interface Sticky {
  readonly outcome: 'created' | 'updated' | 'newer-is-there' | 'not-wanted'
  /** Address of the comment; `null` when there is none. */
  readonly url: string | null
  /** Its number. */
  readonly id: number | null
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
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function writeStickyComment(request: StickyRequest, github: GitHub): Promise<Sticky> {
  const { key, pullRequest } = request.marker
  const owner = { key, pullRequest, login: await github.login() }
  return write({ request, github, owner, attemptsLeft: attempts })
}

async function write(attempt: CommentAttempt): Promise<Sticky> {
  const { request, github, owner } = attempt
  const comments = await ownComments(github, owner)
  const newest = newestOf(comments)
  if (newest !== undefined) return update(newest.comment.id, comments, attempt)
  if (!request.mayCreate) return { outcome: 'not-wanted', url: null, id: null }
  return settle(await create(attempt, 0), attempt)
}

/** Starts again after the comments have changed meanwhile. */
function tryAgain(attempt: CommentAttempt): Promise<Sticky> {
  if (attempt.attemptsLeft === 0) {
    throw new GitHubError('unreliable', 'could not update the comment: it keeps changing')
  }
  return write({ ...attempt, attemptsLeft: attempt.attemptsLeft - 1 })
}

async function update(
  id: number,
  comments: readonly OwnComment[],
  attempt: CommentAttempt,
): Promise<Sticky> {
  const { request } = attempt
  // Read right before writing, so that another run hardly has time to read and write in between.
  const current = await readOwn(id, attempt)
  if (current === null) return tryAgain(attempt)
  if (isNewer(current.marker, request.marker)) {
    return { outcome: 'newer-is-there', url: current.comment.url, id }
  }
  const isWritten = await overwrite(current.comment, attempt)
  if (!isWritten) return tryAgain(attempt)
  // And read again later: an older run may have read before us and write after us.
  await request.clock.sleep(pauseSeconds)
  const after = await readOwn(id, attempt)
  if (after === null || isNewer(request.marker, after.marker)) return tryAgain(attempt)
  await removeOthers(id, comments, attempt)
  return { outcome: 'updated', url: after.comment.url, id }
}

async function readOwn(id: number, { github, owner }: CommentAttempt): Promise<OwnComment | null> {
  const comment = await github.getComment(id)
  return comment === null ? null : ownCommentOf(comment, owner)
}

/** @returns whether the comment was still there */
async function overwrite(
  { id, body }: IssueComment,
  { request, github }: CommentAttempt,
): Promise<boolean> {
  try {
    await shortEnough(request, (rung) => github.updateComment(id, request.bodyOf(rung, body)))
    return true
  } catch (error) {
    if (error instanceof GitHubError && error.trouble === 'not-found') return false
    // An update that may have succeeded is checked like one that has.
    if (error instanceof GitHubError && !isRefusal(error)) return true
    throw error
  }
}

/** Creates the comment; after a lost reply, looks for it before writing again. */
async function create(attempt: CommentAttempt, tries: number): Promise<IssueComment> {
  const { request, github, owner } = attempt
  try {
    return await shortEnough(request, (rung) =>
      github.createComment(owner.pullRequest, request.bodyOf(rung, '')),
    )
  } catch (error) {
    if (!(error instanceof GitHubError) || isRefusal(error) || tries === attempts) throw error
    await request.clock.sleep(pauseSeconds)
    const { runId, attempt: ownAttempt } = request.marker
    const writtenComment = (await ownComments(github, owner)).find(
      ({ marker }) => marker.runId === runId && marker.attempt === ownAttempt,
    )
    return writtenComment === undefined ? create(attempt, tries + 1) : writtenComment.comment
  }
}

/**
 * After a creation: of several comments, the one with the lowest number stays, because every run
 * agrees on it, and it gets the newest text.
 */
async function settle(createdComment: IssueComment, attempt: CommentAttempt): Promise<Sticky> {
  const { request, github } = attempt
  // The account of another app's token is only known from its first comment.
  const owner = { ...attempt.owner, login: createdComment.authorLogin ?? attempt.owner.login }
  const comments = await ifReadable(ownComments(github, owner))
  // Ours is written, and the next run also removes a second one.
  if (comments === null)
    return { outcome: 'created', url: createdComment.url, id: createdComment.id }
  const otherComments = comments.filter(({ comment }) => comment.id !== createdComment.id)
  const newer = otherComments.find(({ marker }) => isNewer(marker, request.marker))
  const lowerComments = otherComments.filter(({ comment }) => comment.id < createdComment.id)
  const [lowest] = lowerComments.toSorted((first, second) => first.comment.id - second.comment.id)
  if (newer !== undefined) {
    // The newer run removes it, unless ours was created after it had looked.
    if (lowest !== undefined) await github.deleteComment(createdComment.id)
    return { outcome: 'newer-is-there', url: newer.comment.url, id: newer.comment.id }
  }
  const mine: OwnComment = { comment: createdComment, marker: request.marker }
  if (lowest !== undefined) {
    return update(lowest.comment.id, [...otherComments, mine], { ...attempt, owner })
  }
  await removeOthers(createdComment.id, otherComments, attempt)
  return { outcome: 'created', url: createdComment.url, id: createdComment.id }
}

async function removeOthers(
  id: number,
  comments: readonly OwnComment[],
  { request, github }: CommentAttempt,
): Promise<void> {
  const outdatedComments = comments.filter(
    ({ comment, marker }) => comment.id !== id && !isNewer(marker, request.marker),
  )
  // One after the other, as GitHub recommends for writes.
  for (const { comment } of outdatedComments) await github.deleteComment(comment.id)
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
