import { GitHubError, type CommitStatus, type GitHub } from '../../host/github/github.ts'
import { isNewer } from '../../render/comment/marker.ts'
import type { CheckNews, CheckPlace } from './check-place.ts'
import { isDenied } from './is-denied.ts'
import { checkName } from './known-checks.ts'

const descriptionLength = 140

const runAddress = /\/actions\/runs\/(\d{1,15})(?:\/attempts\/(\d{1,9}))?$/

/**
 * Writes a run's progress into a commit status. For each context GitHub shows the status that was
 * written last. So an older run does not write over that of a newer one, and restores it if both
 * wrote at the same time.
 *
 * @returns `superseded` when a newer run has a status there
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function setCommitStatus(
  place: CheckPlace,
  news: CheckNews,
  github: GitHub,
): Promise<'told' | 'superseded'> {
  if ((await newerStatus(place, github)) !== undefined) return 'superseded'
  await github.createStatus(place.headSha, {
    context: checkName(place.key),
    state: states[news.status],
    description: shortDescription(news.title),
    url: place.runUrl,
  })
  const newer = await newerStatus(place, github)
  if (newer === undefined) return 'told'
  await github.createStatus(place.headSha, newer)
  return 'superseded'
}

/** The run whose status on a commit says that it goes on; `null` where the last one says its end. */
export async function pendingRun(
  { headSha, key }: Pick<CheckPlace, 'headSha' | 'key'>,
  github: Pick<GitHub, 'listStatuses'>,
): Promise<Pick<CheckPlace, 'runId' | 'attempt'> | null> {
  const statuses = await statusesOn(headSha, github)
  const newest = statuses.find(({ context }) => context === checkName(key))
  if (newest?.state !== 'pending') return null
  const [, runId, attempt = '1'] = runAddress.exec(newest.url ?? '') ?? []
  return runId === undefined ? null : { runId: Number(runId), attempt: Number(attempt) }
}

/** None of a commit that GitHub does not know, or that the token may not read. */
async function statusesOn(
  headSha: string,
  github: Pick<GitHub, 'listStatuses'>,
): Promise<readonly CommitStatus[]> {
  try {
    return await github.listStatuses(headSha)
  } catch (error) {
    if (isDenied(error) || (error instanceof GitHubError && error.trouble === 'invalid')) return []
    throw error
  }
}

/** The last status that a newer run has written. */
async function newerStatus(
  { headSha, key, ...run }: CheckPlace,
  github: GitHub,
): Promise<CommitStatus | undefined> {
  const statuses = await github.listStatuses(headSha)
  return statuses.find((status) => {
    const [, runId, attempt = '1'] = runAddress.exec(status.url ?? '') ?? []
    return (
      status.context === checkName(key) &&
      runId !== undefined &&
      isNewer({ runId: Number(runId), attempt: Number(attempt) }, run)
    )
  })
}

const states = {
  queued: 'pending',
  in_progress: 'pending',
  success: 'success',
  // A status has nothing between success and failure; an unknown result blocks no merge.
  neutral: 'success',
  failure: 'failure',
  cancelled: 'error',
} as const

function shortDescription(text: string): string {
  const characters = Array.from(text)
  return characters.length <= descriptionLength
    ? text
    : `${characters.slice(0, descriptionLength - 1).join('')}…`
}
