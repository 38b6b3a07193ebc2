import {
  GitHubError,
  type CheckConclusion,
  type CheckText,
  type GitHub,
} from '../../host/github/index.ts'
import { isNewer, type Marker } from '../../render/comment/marker.ts'

/** The commit, the name and the run of a check. */
export interface CheckPlace extends Pick<Marker, 'key' | 'runId' | 'attempt'> {
  readonly headSha: string
  readonly runUrl: string | null
}

/** How a check ends. */
export type CheckEnding = CheckText & { readonly status: CheckConclusion }

/** What a check says: queued or in progress until it has a conclusion. */
export type CheckNews = CheckText & {
  readonly status: 'queued' | 'in_progress' | CheckConclusion
}

/** A check of ours under one name, and its run. */
export interface KnownCheck extends Pick<Marker, 'runId' | 'attempt'> {
  readonly id: number
  readonly open: boolean
}

const shape = /^deadheat run=(\d{1,15}) attempt=(\d{1,9})$/

/** Name of the check. */
export function checkName(key: string): string {
  return key === 'default' ? 'deadheat' : `deadheat (${key})`
}

/** The external id of a check: its run, which identifies it when its number is unknown. */
export function externalIdOf({ runId, attempt }: Pick<CheckPlace, 'runId' | 'attempt'>): string {
  return `deadheat run=${runId} attempt=${attempt}`
}

/**
 * The checks of our runs on a commit.
 *
 * @throws GitHubError when the list cannot be read
 */
export async function knownChecks(
  { headSha, key }: Pick<CheckPlace, 'headSha' | 'key'>,
  github: Pick<GitHub, 'listChecks'>,
): Promise<readonly KnownCheck[]> {
  try {
    const checks = await github.listChecks(headSha, checkName(key))
    return checks.flatMap(({ id, open, externalId }) => {
      const [, runId, attempt] = shape.exec(externalId) ?? []
      return runId === undefined ? [] : { id, open, runId: Number(runId), attempt: Number(attempt) }
    })
  } catch (error) {
    // A commit that GitHub does not know has no checks, and a token that may not read them changes
    // none.
    if (isDenied(error) || (error instanceof GitHubError && error.trouble === 'invalid')) return []
    throw error
  }
}

/**
 * The check of a run: one with its external id, or one that an earlier attempt has left open. If
 * there are several, as after a lost reply and an outdated list, the first one.
 */
export function checkOf(
  checks: readonly KnownCheck[],
  { runId, attempt }: Pick<CheckPlace, 'runId' | 'attempt'>,
): KnownCheck | undefined {
  const ownChecks = checks
    .filter((each) => each.runId === runId)
    .toSorted((first, second) => first.id - second.id)
  return ownChecks.find((each) => each.attempt === attempt) ?? ownChecks.find(({ open }) => open)
}

/** Whether a newer run has a check there. */
export function hasNewer(
  checks: readonly KnownCheck[],
  place: Pick<CheckPlace, 'runId' | 'attempt'>,
): boolean {
  return checks.some((each) => isNewer(each, place))
}

/** What GitHub answers; `null` when it cannot be reached or refuses. */
export async function ifReadable<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof GitHubError) return null
    throw error
  }
}

/** Whether the token lacks the permission; GitHub reports that in one of two ways. */
export function isDenied(error: unknown): boolean {
  return (
    error instanceof GitHubError &&
    (error.trouble === 'not-permitted' || error.trouble === 'not-found')
  )
}
