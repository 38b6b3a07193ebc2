import type { CheckState, GitHub } from '../../host/github/github.ts'
import type { LiveCheck } from '../../model/run/live-record.ts'
import {
  type CheckNews,
  type CheckPlace,
  isDenied,
  checkName,
  checkOf,
  externalIdOf,
  hasNewer,
  knownChecks,
} from './known-checks.ts'

/**
 * Opens a check on the head commit; `null` where the token may not write checks. A check of the same
 * run, as a command leaves it, is continued. If a newer run has a check, none is made: then it is
 * unknown.
 *
 * @throws GitHubError for any other error
 */
export async function openCheckRun(
  place: CheckPlace,
  news: CheckNews,
  github: GitHub,
): Promise<LiveCheck> {
  const checks = await knownChecks(place, github)
  const ownCheck = checkOf(checks, place)
  if (ownCheck !== undefined) {
    // Take over a check that an earlier attempt left open.
    await github.updateCheck(ownCheck.id, {
      ...checkStateOf(place, news),
      externalId: externalIdOf(place),
    })
    return { kind: 'check', id: ownCheck.id }
  }
  if (hasNewer(checks, place)) return { kind: 'unknown' }
  try {
    const id = await github.createCheck({
      name: checkName(place.key),
      headSha: place.headSha,
      externalId: externalIdOf(place),
      state: checkStateOf(place, news),
    })
    return { kind: 'check', id }
  } catch (error) {
    if (isDenied(error)) return null
    throw error
  }
}

/**
 * Updates a check with the run's progress. An unknown one is looked up, and made
 * if there is none.
 *
 * @returns what is known of it now
 * @throws GitHubError when GitHub cannot be had
 */
export async function updateCheckRun(
  check: LiveCheck,
  place: CheckPlace,
  news: CheckNews,
  github: GitHub,
): Promise<LiveCheck> {
  switch (check?.kind) {
    case undefined:
      return null
    case 'unknown':
      return openCheckRun(place, news, github)
    case 'check':
      await github.updateCheck(check.id, checkStateOf(place, news))
      return check
  }
}

/**
 * Changes the conclusion of a finished run's check; does nothing if it has none.
 *
 * @throws GitHubError when GitHub cannot be had
 */
export async function concludeAgain(
  place: CheckPlace,
  news: CheckNews,
  github: GitHub,
): Promise<void> {
  const checks = await knownChecks(place, github)
  // A newer run reads the acceptances itself.
  if (hasNewer(checks, place)) return
  const ownCheck = checkOf(checks, place)
  if (ownCheck !== undefined) await github.updateCheck(ownCheck.id, checkStateOf(place, news))
}

/** The state of a run in the form that GitHub expects. */
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
