import { type GitHub, GitHubError, isRefusal } from '../../host/github/index.ts'
import type { LiveCheck } from '../../model/run/live-record.ts'
import { isNewer } from '../../model/run/judged.ts'
import {
  type CheckNews,
  type CheckPlace,
  isDenied,
  checkName,
  checkOf,
  checkStateOf,
  displacedName,
  externalIdOf,
  hasNewer,
  ifReadable,
  knownChecks,
  noChecks,
  recordName,
} from './known-checks.ts'
import { tellTotal } from './total.ts'

/** What the check of a run is to say. */
export interface CheckWish {
  /** What is known of the check so far. */
  readonly check: LiveCheck
  readonly place: CheckPlace
  readonly news: CheckNews
}

/**
 * Writes the check of a run. One that is unknown is looked up, as a command or an earlier attempt may
 * have left it, and made if there is none; where a newer run has a check, none is made.
 *
 * @returns what is known of it now
 * @throws GitHubError when GitHub cannot be had
 */
export async function writeCheck(
  { check, place, news }: CheckWish,
  github: GitHub,
): Promise<LiveCheck> {
  if (check === 'denied') return check
  const state = checkStateOf(place, news)
  const externalId = externalIdOf(place, news.commits)
  const checks = check === 'unknown' ? await knownChecks(place, github) : noChecks
  const id = check === 'unknown' ? checkOf(checks, place)?.id : check
  if (id !== undefined) {
    await github.updateCheck(id, { state, externalId })
    return id
  }
  if (hasNewer(checks, place)) return 'unknown'
  try {
    const { headSha, key, legs } = place
    const name = checks.totals.length > 0 || legs > 1 ? recordName(place) : checkName(key)
    return await github.createCheck({ name, headSha, externalId, state })
  } catch (error) {
    if (isDenied(error)) return 'denied'
    throw error
  }
}

/** Changes what a finished run's check concludes, if it has one; a GitHubError when GitHub cannot be had. */
export async function concludeAgain(
  place: CheckPlace,
  news: CheckNews,
  { pause }: Pick<Patience, 'pause'>,
  github: GitHub,
): Promise<void> {
  const checks = await knownChecks(place, github)
  // A newer run reads the acceptances itself.
  if (hasNewer(checks, place)) return
  const ownCheck = checkOf(checks, place)
  if (ownCheck === undefined) return
  await github.updateCheck(ownCheck.id, { state: checkStateOf(place, news) })
  await tellTotal(place, pause, github)
}

/** The outcome: a `superseded` check no longer counts, because a newer run has one. */
export interface ConcludedCheck {
  readonly outcome: 'told' | 'superseded' | 'denied'
  readonly check: LiveCheck
}

const usualAttempts = 5

/** How often, and how long to wait until a request without a reply must have taken effect. */
interface Patience {
  readonly pause: () => Promise<void>
  /** A run that is about to be killed has time for one only. */
  readonly attempts?: number | undefined
}

/**
 * Concludes the check of a run; makes the check if there is none. Replies may get lost and other runs may write at the
 * same time. In the end exactly one check of its name counts: that of the newest run, or one over all that is judged
 * of the commit. Throws a GitHubError when GitHub cannot be reached or refuses.
 */
export async function concludeCheck(
  wish: CheckWish,
  { pause, attempts = usualAttempts }: Patience,
  github: GitHub,
): Promise<ConcludedCheck> {
  let { check } = wish
  for (let tries = 1; ; tries += 1) {
    try {
      check = await writeCheck({ ...wish, check }, github)
      const outcome = await settleCheck(check, wish.place, github)
      if (outcome !== 'denied') await tellTotal(wish.place, pause, github)
      return { outcome, check }
    } catch (error) {
      if (!(error instanceof GitHubError) || isRefusal(error) || tries === attempts) throw error
      // A check that may have been made is looked up by its name.
      check = 'unknown'
      await pause()
    }
  }
}

/** Looks again after writing, because another run may have written in the meantime. */
async function settleCheck(
  check: LiveCheck,
  place: CheckPlace,
  github: GitHub,
): Promise<ConcludedCheck['outcome']> {
  if (check === 'denied') return check
  if (check === 'unknown') return 'superseded'
  // None when the list cannot be read: the check is written, and the next run also removes others.
  const checks = (await ifReadable(knownChecks(place, github))) ?? noChecks
  const isBeaten = hasNewer(checks, place)
  // A second check of the same run, or one of an older run that was made after ours.
  const checksInTheWay = checks.records.filter(
    (each) =>
      each.identity === place.identity &&
      each.id !== check &&
      (!isNewer(place, each) || each.id > check),
  )
  // A check cannot be removed, but it can be completed under another name.
  for (const id of isBeaten ? [check] : checksInTheWay.map((each) => each.id)) {
    const state = checkStateOf(place, {
      status: 'neutral',
      title: 'replaced by a newer run',
      summary: `A newer run replaced this one: the check \`${checkName(place.key)}\` has its result.`,
    })
    await github.updateCheck(id, { state, name: displacedName(place.key) })
  }
  return isBeaten ? 'superseded' : 'told'
}
