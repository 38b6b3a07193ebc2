import type { CheckState, GitHub } from '../../host/github/github.ts'
import type { LiveCheck } from '../../model/run/live-record.ts'
import type { CheckNews, CheckPlace } from './check-place.ts'
import { setCommitStatus } from './commit-status.ts'
import { isDenied } from './is-denied.ts'
import { checkName, checkOf, externalIdOf, hasNewer, knownChecks } from './known-checks.ts'

/**
 * A check on the head commit; a commit status where checks are not to be had, and `null` where neither
 * is. A check of the same run, as a command leaves it, is gone on with, and none is made where a newer
 * run has one: then it is not known.
 *
 * @throws GitHubError for any other trouble
 */
export async function openCheckRun(
  place: CheckPlace,
  news: CheckNews,
  github: GitHub,
): Promise<LiveCheck> {
  const known = await knownChecks(place, github)
  const own = checkOf(known, place)
  if (own !== undefined) {
    // One that an earlier attempt has left open is ours from here on.
    await github.updateCheck(own.id, {
      ...checkStateOf(place, news),
      externalId: externalIdOf(place),
    })
    return { kind: 'check', id: own.id }
  }
  if (hasNewer(known, place)) return { kind: 'unknown' }
  try {
    const id = await github.createCheck({
      name: checkName(place.key),
      headSha: place.headSha,
      externalId: externalIdOf(place),
      state: checkStateOf(place, news),
    })
    return { kind: 'check', id }
  } catch (error) {
    if (!isDenied(error)) throw error
  }
  try {
    await setCommitStatus(place, news, github)
    return { kind: 'status' }
  } catch (error) {
    if (!isDenied(error)) throw error
    return null
  }
}

/**
 * Says in a check or commit status how far the run is. One that is not known is looked for, and made
 * where there is none.
 *
 * @returns what is known of it now
 * @throws GitHubError when GitHub cannot be had
 */
export async function updateCheckRun(
  {
    check,
    place,
    news,
  }: { readonly check: LiveCheck; readonly place: CheckPlace; readonly news: CheckNews },
  github: GitHub,
): Promise<LiveCheck> {
  switch (check?.kind) {
    case undefined:
      return null
    case 'unknown':
      return openCheckRun(place, news, github)
    case 'status':
      await setCommitStatus(place, news, github)
      return check
    case 'check':
      await github.updateCheck(check.id, checkStateOf(place, news))
      return check
  }
}

/**
 * Gives the check of a run that is over, or the commit status that stands for it, another conclusion;
 * nothing where it has neither.
 *
 * @throws GitHubError when GitHub cannot be had
 */
export async function concludeAgain(
  place: CheckPlace,
  news: CheckNews,
  github: GitHub,
): Promise<void> {
  const known = await knownChecks(place, github)
  // A newer run reads for itself what was accepted.
  if (hasNewer(known, place)) return
  const own = checkOf(known, place)
  if (own !== undefined) {
    await github.updateCheck(own.id, checkStateOf(place, news))
    return
  }
  const statuses = await github.listStatuses(place.headSha)
  // A status is known by what it leads to; that of a later run has taken the place of ours.
  const newest = statuses.find(({ context }) => context === checkName(place.key))
  if (newest !== undefined && newest.url === place.runUrl)
    await setCommitStatus(place, news, github)
}

/**
 * Finishes checks that runs have left open which are over, on one commit.
 *
 * @returns ids of the finished ones
 */
export async function sweepChecks(place: CheckPlace, github: GitHub): Promise<readonly number[]> {
  const finished: number[] = []
  for (const { id, open, runId } of await knownChecks(place, github)) {
    if (!open || runId >= place.runId) continue
    const known = await github.getRun(runId)
    if (known !== null && !known.completed) continue
    await github.updateCheck(id, checkStateOf(place, leftOpen))
    finished.push(id)
  }
  return finished
}

const leftOpen: CheckNews = {
  status: 'neutral',
  title: 'ended without a result',
  summary: 'The run ended without a result and could not report it. Its log says why.',
}

/** What is said of a run, as GitHub wants it. */
export function checkStateOf(
  { runUrl }: Pick<CheckPlace, 'runUrl'>,
  { status, title, summary }: CheckNews,
): CheckState {
  const open = status === 'queued' || status === 'in_progress'
  return {
    status: open ? status : 'completed',
    conclusion: open ? null : status,
    text: { title, summary },
    detailsUrl: runUrl,
  }
}
