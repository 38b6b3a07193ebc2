import { GitHubError, isRefusal, type GitHub } from '../../host/github/github.ts'
import type { LiveCheck } from '../../model/run/live-record.ts'
import { isNewer } from '../../render/comment/marker.ts'
import type { CheckNews, CheckPlace } from './check-place.ts'
import { openCheckRun, checkStateOf } from './check-run.ts'
import { setCommitStatus } from './commit-status.ts'
import { checkName, checkOf, hasNewer, knownChecks, type KnownCheck } from './known-checks.ts'

/** How a run ended, to be said in its check. */
export interface CheckEnd {
  /** What is known of the check so far. */
  readonly check: LiveCheck
  readonly place: CheckPlace
  readonly news: CheckNews
  /** Waits as long as a request may be under way that got no reply. */
  readonly pause: () => Promise<void>
  /** How often it is tried at most; a run that is about to be killed has no time for more than one. */
  readonly attempts?: number
}

/** What became of it. */
export interface CheckEnded {
  readonly outcome:
    | 'told'
    /** A newer run has the check: ours says nothing any more. */
    | 'superseded'
    /** The token may write neither check nor status. */
    | 'denied'
  readonly check: LiveCheck
}

const usualAttempts = 5

/**
 * Says in the check of a run how it ended; makes the check where there is none. Replies may get lost and
 * other runs may write at the same time: in the end there is one check of its name that counts, it is
 * completed, and it is that of the newest run.
 *
 * @throws GitHubError when GitHub cannot be had
 */
export async function concludeCheck(end: CheckEnd, github: GitHub): Promise<CheckEnded> {
  const { attempts = usualAttempts } = end
  let { check } = end
  for (let tries = 1; ; tries += 1) {
    try {
      return await conclude({ ...end, check }, github)
    } catch (error) {
      if (!(error instanceof GitHubError) || isRefusal(error) || tries === attempts) throw error
      // What may have been made is looked for by its name.
      if (check?.kind !== 'status') check = { kind: 'unknown' }
      await end.pause()
    }
  }
}

async function conclude({ check, place, news }: CheckEnd, github: GitHub): Promise<CheckEnded> {
  if (check === null) return { outcome: 'denied', check }
  if (check.kind === 'status') return { outcome: await setCommitStatus(place, news, github), check }
  const known = await knownChecks(place, github)
  const id = check.kind === 'check' ? check.id : checkOf(known, place)?.id
  if (hasNewer(known, place)) {
    if (id !== undefined) await displace(id, place, github)
    return { outcome: 'superseded', check }
  }
  const told =
    id === undefined
      ? await openCheckRun(place, news, github)
      : await updated(id, { place, news }, github)
  if (told?.kind !== 'check') return { outcome: told === null ? 'denied' : 'told', check: told }
  return { outcome: await settle(told.id, place, github), check: told }
}

async function updated(
  id: number,
  { place, news }: Pick<CheckEnd, 'place' | 'news'>,
  github: GitHub,
): Promise<LiveCheck> {
  await github.updateCheck(id, checkStateOf(place, news))
  return { kind: 'check', id }
}

/** Looks again after the writing: what another run has written meanwhile was not to be seen before. */
async function settle(
  id: number,
  place: CheckPlace,
  github: GitHub,
): Promise<'told' | 'superseded'> {
  const known = await readable(knownChecks(place, github))
  if (hasNewer(known, place)) {
    await displace(id, place, github)
    return 'superseded'
  }
  // A check cannot be removed, but it can be given another name.
  for (const other of known.filter((each) => standsInTheWay(each, id, place))) {
    await displace(other.id, place, github)
  }
  return 'told'
}

/** A second one of the same run, or one of an older run that was made after ours. */
function standsInTheWay(other: KnownCheck, id: number, place: CheckPlace): boolean {
  if (other.id === id) return false
  const isSame = other.runId === place.runId && other.attempt === place.attempt
  return isSame || (isNewer(place, other) && other.id > id)
}

/** Takes a check out of the way of the one that counts: it is completed, and bears its name no more. */
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

/** The check is written; whether another one is in its way, the next run will see too. */
async function readable(reading: Promise<readonly KnownCheck[]>): Promise<readonly KnownCheck[]> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof GitHubError) return []
    throw error
  }
}
