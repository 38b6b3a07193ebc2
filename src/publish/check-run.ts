import {
  GitHubError,
  type CheckConclusion,
  type CheckState,
  type CheckText,
  type GitHub,
} from '../host/github/github-types.ts'
import type { LiveCheck } from '../model/run/live-record.ts'

/** On which commit, under which name, and of which run. */
export interface CheckPlace {
  readonly key: string
  readonly headSha: string
  readonly runId: number
  readonly attempt: number
  readonly runUrl: string | null
}

/** How far a check is: `open` until it has a conclusion. */
export type CheckNews = CheckText & {
  readonly status: 'queued' | 'in_progress' | CheckConclusion
}

const shape = /^deadheat run=(\d{1,15}) attempt=(\d{1,9})$/

/**
 * A check on the head commit; a commit status where checks are not to be had, and `null` where neither
 * is. A check of the same run that is open, as a command leaves it, is gone on with.
 *
 * @throws GitHubError for any other trouble
 */
export async function openCheck(
  place: CheckPlace,
  news: CheckNews,
  github: GitHub,
): Promise<LiveCheck> {
  const known = await knownChecks(place, github)
  const own = known.find(({ open, runId }) => open && runId === place.runId)
  if (own !== undefined) {
    const check = { kind: 'check', id: own.id } as const
    await tellCheck(check, place, news, github)
    return check
  }
  try {
    const id = await github.createCheck({
      name: checkName(place.key),
      headSha: place.headSha,
      externalId: `deadheat run=${place.runId} attempt=${place.attempt}`,
      state: stateOf(place, news),
    })
    return { kind: 'check', id }
  } catch (error) {
    if (!isDenied(error)) throw error
  }
  try {
    await tellCheck({ kind: 'status' }, place, news, github)
    return { kind: 'status' }
  } catch (error) {
    if (!isDenied(error)) throw error
    return null
  }
}

/** Says in a check or commit status how far the run is. */
export async function tellCheck(
  check: LiveCheck,
  place: CheckPlace,
  news: CheckNews,
  github: GitHub,
): Promise<void> {
  if (check?.kind === 'check') {
    await github.updateCheck(check.id, stateOf(place, news))
  } else if (check?.kind === 'status') {
    await github.createStatus(place.headSha, {
      context: checkName(place.key),
      state: statusStates[news.status],
      description: shortened(news.title),
      url: place.runUrl,
    })
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
  await tellCheck(await checkOfRun(place, github), place, news, github)
}

/** What `openCheck` has made for a run. */
async function checkOfRun(place: CheckPlace, github: GitHub): Promise<LiveCheck> {
  const own = (await knownChecks(place, github)).find(({ runId }) => runId === place.runId)
  if (own !== undefined) return { kind: 'check', id: own.id }
  const statuses = await github.listStatuses(place.headSha)
  // A status is known by what it leads to; that of a later run has taken the place of ours.
  const newest = statuses.find(({ context }) => context === checkName(place.key))
  return newest !== undefined && newest.url === place.runUrl ? { kind: 'status' } : null
}

/**
 * Finishes checks that runs have left open which are over, on one commit.
 *
 * @returns ids of the finished ones
 */
export async function sweepChecks(place: CheckPlace, github: GitHub): Promise<readonly number[]> {
  const finished: number[] = []
  for (const { id, open, runId } of await knownChecks(place, github)) {
    if (!open || runId === null || runId >= place.runId) continue
    const known = await github.getRun(runId)
    if (known !== null && !known.completed) continue
    await tellCheck({ kind: 'check', id }, place, leftOpen, github)
    finished.push(id)
  }
  return finished
}

const leftOpen: CheckNews = {
  status: 'neutral',
  title: 'ended without a result',
  summary: 'The run ended without a result, and without saying so itself. Its log tells why.',
}

/** Name of the check and context of the status. */
export function checkName(key: string): string {
  return key === 'default' ? 'deadheat' : `deadheat (${key})`
}

/** A check of ours, and the run that it is about. */
interface KnownCheck {
  readonly id: number
  readonly open: boolean
  /** `null` when its maker has not told. */
  readonly runId: number | null
}

async function knownChecks(
  { headSha, key }: CheckPlace,
  github: GitHub,
): Promise<readonly KnownCheck[]> {
  try {
    const checks = await github.listChecks(headSha, checkName(key))
    return checks.map(({ id, open, externalId }) => {
      const [, runId] = shape.exec(externalId) ?? []
      return { id, open, runId: runId === undefined ? null : Number(runId) }
    })
  } catch (error) {
    // A commit that GitHub does not know has no checks, and who may not read them leaves them be.
    if (isDenied(error) || (error instanceof GitHubError && error.trouble === 'invalid')) return []
    throw error
  }
}

function stateOf({ runUrl }: CheckPlace, { status, title, summary }: CheckNews): CheckState {
  const open = status === 'queued' || status === 'in_progress'
  return {
    status: open ? status : 'completed',
    conclusion: open ? null : status,
    text: { title, summary },
    detailsUrl: runUrl,
  }
}

const statusStates = {
  queued: 'pending',
  in_progress: 'pending',
  success: 'success',
  // A status has no word between good and bad; what could not be told holds nobody up.
  neutral: 'success',
  failure: 'failure',
  cancelled: 'error',
} as const

const descriptionLength = 140

function shortened(text: string): string {
  const characters = Array.from(text)
  return characters.length <= descriptionLength
    ? text
    : `${characters.slice(0, descriptionLength - 1).join('')}…`
}

function isDenied(error: unknown): boolean {
  return (
    error instanceof GitHubError &&
    (error.trouble === 'not-permitted' || error.trouble === 'not-found')
  )
}
