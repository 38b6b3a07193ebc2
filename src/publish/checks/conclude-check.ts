import { GitHubError, isRefusal, type GitHub } from '../../host/github/github.ts'
import type { LiveCheck } from '../../model/run/live-record.ts'
import { isNewer } from '../../render/comment/marker.ts'
import {
  type CheckNews,
  type CheckPlace,
  checkName,
  checkOf,
  hasNewer,
  knownChecks,
  type KnownCheck,
} from './known-checks.ts'
import { openCheckRun, checkStateOf } from './check-run.ts'

/** How a run ended, for its check. */
export interface CheckEnd {
  /** What is known of the check so far. */
  readonly check: LiveCheck
  readonly place: CheckPlace
  readonly news: CheckNews
  /** Waits until a request without a reply must have taken effect. */
  readonly pause: () => Promise<void>
  /** Largest number of attempts; a run that is about to be killed has time for only one. */
  readonly attempts?: number | undefined
}

/** The outcome. */
export interface CheckEnded {
  readonly outcome:
    | 'told'
    /** A newer run has the check; ours no longer counts. */
    | 'superseded'
    /** The token may not write checks. */
    | 'denied'
  readonly check: LiveCheck
}

const usualAttempts = 5

/**
 * Concludes the check of a run; makes the check if there is none. Replies may get lost and other
 * runs may write at the same time. In the end exactly one check of its name counts, it is
 * completed, and it belongs to the newest run.
 *
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function concludeCheck(end: CheckEnd, github: GitHub): Promise<CheckEnded> {
  const { attempts = usualAttempts } = end
  let { check } = end
  for (let tries = 1; ; tries += 1) {
    try {
      return await concludeRun({ ...end, check }, github)
    } catch (error) {
      if (!(error instanceof GitHubError) || isRefusal(error) || tries === attempts) throw error
      // A check that may have been made is looked up by its name.
      check = { kind: 'unknown' }
      await end.pause()
    }
  }
}

async function concludeRun({ check, place, news }: CheckEnd, github: GitHub): Promise<CheckEnded> {
  if (check === null) return { outcome: 'denied', check }
  const checks = await knownChecks(place, github)
  const id = check.kind === 'check' ? check.id : checkOf(checks, place)?.id
  if (hasNewer(checks, place)) {
    if (id !== undefined) await displace(id, place, github)
    return { outcome: 'superseded', check }
  }
  const openedCheck =
    id === undefined
      ? await openCheckRun(place, news, github)
      : await updateCheck(id, { place, news }, github)
  if (openedCheck?.kind !== 'check')
    return { outcome: openedCheck === null ? 'denied' : 'told', check: openedCheck }
  return { outcome: await settleCheck(openedCheck.id, place, github), check: openedCheck }
}

async function updateCheck(
  id: number,
  { place, news }: Pick<CheckEnd, 'place' | 'news'>,
  github: GitHub,
): Promise<LiveCheck> {
  await github.updateCheck(id, checkStateOf(place, news))
  return { kind: 'check', id }
}

/** Looks again after writing, because another run may have written in the meantime. */
async function settleCheck(
  id: number,
  place: CheckPlace,
  github: GitHub,
): Promise<'told' | 'superseded'> {
  const checks = await readableChecks(knownChecks(place, github))
  if (hasNewer(checks, place)) {
    await displace(id, place, github)
    return 'superseded'
  }
  // A check cannot be removed, but it can be given another name.
  for (const otherCheck of checks.filter((each) => standsInTheWay(each, id, place))) {
    await displace(otherCheck.id, place, github)
  }
  return 'told'
}

/**
 * Whether it is a second check of the same run, or one of an older run that was made after ours.
 */
function standsInTheWay(otherCheck: KnownCheck, id: number, place: CheckPlace): boolean {
  if (otherCheck.id === id) return false
  const isSame = otherCheck.runId === place.runId && otherCheck.attempt === place.attempt
  return isSame || (isNewer(place, otherCheck) && otherCheck.id > id)
}

/** Moves a check out of the way of the one that counts: completes it and gives it another name. */
async function displace(id: number, place: CheckPlace, github: GitHub): Promise<void> {
  const state = checkStateOf(place, {
    status: 'neutral',
    title: 'replaced by a newer run',
    summary: `A newer run replaced this one: the check \`${checkName(place.key)}\` has its result.`,
  })
  await github.updateCheck(id, { ...state, name: displacedName(place.key) })
}

function displacedName(key: string): string {
  return key === 'default' ? 'deadheat (out of date)' : `deadheat (${key}, out of date)`
}

/**
 * `null` when the list cannot be read: the check is written, and the next run also removes others.
 */
async function readableChecks(
  reading: Promise<readonly KnownCheck[]>,
): Promise<readonly KnownCheck[]> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof GitHubError) return []
    throw error
  }
}
