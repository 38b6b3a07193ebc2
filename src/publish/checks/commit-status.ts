import type { CommitStatus, GitHub } from '../../host/github/github.ts'
import { isNewer } from '../../render/comment/marker.ts'
import type { CheckNews, CheckPlace } from './check-place.ts'
import { checkName } from './known-checks.ts'

const descriptionLength = 140

const runAddress = /\/actions\/runs\/(\d{1,15})(?:\/attempts\/(\d{1,9}))?$/

/**
 * Says in a commit status how far a run is. Of the statuses of one context GitHub shows the one that was
 * written last, so an older run writes none over that of a newer one, and puts it back where both wrote
 * at the same moment.
 *
 * @returns `superseded` when a newer run has a status there
 * @throws GitHubError when GitHub cannot be had or does not allow it
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
    description: shortened(news.title),
    url: place.runUrl,
  })
  const newer = await newerStatus(place, github)
  if (newer === undefined) return 'told'
  await github.createStatus(place.headSha, newer)
  return 'superseded'
}

/** The status of a newer run, the last one that it has written. */
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
  // A status has no word between good and bad; what could not be told holds nobody up.
  neutral: 'success',
  failure: 'failure',
  cancelled: 'error',
} as const

function shortened(text: string): string {
  const characters = Array.from(text)
  return characters.length <= descriptionLength
    ? text
    : `${characters.slice(0, descriptionLength - 1).join('')}…`
}
