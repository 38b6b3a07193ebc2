import {
  GitHubError,
  type CheckConclusion,
  type CheckRun,
  type CheckState,
  type CheckText,
  type GitHub,
} from '../../host/github/index.ts'
import type { BySide } from '../../model/build/side.ts'
import { isNewer, isReplaced, type Judged } from '../../model/run/judged.ts'
import { judgedIn, judgedText } from '../../render/comment/marker.ts'

/** The commit, the name and the run of a check. */
export interface CheckPlace extends Judged {
  readonly key: string
  readonly headSha: string
  readonly runUrl: string | null
}

type AnyPlace = Pick<CheckPlace, 'headSha'> & { readonly key: string | null }

/** What a check says: queued or in progress until it has a conclusion; and which commits were compared. */
export interface CheckNews extends CheckText {
  readonly status: 'queued' | 'in_progress' | CheckConclusion
  readonly commits?: BySide<string>
}

/** How a check ends. */
export type CheckEnding = CheckNews & { readonly status: CheckConclusion }

/** A check of ours, in which one run tells of one thing that is judged. */
export interface KnownCheck extends CheckRun, Judged {
  readonly key: string
  readonly commits: CheckNews['commits'] | undefined
}

/** The checks of ours on a commit, oldest first: records, and those over all of them. */
export interface KnownChecks {
  readonly records: readonly KnownCheck[]
  readonly totals: readonly CheckRun[]
}

/** Where there are none. */
export const noChecks: KnownChecks = { records: [], totals: [] }

const shape =
  /^deadheat run=(\d{1,15}) attempt=(\d{1,9})(.*?)(?: of ([0-9a-f]{40}) ([0-9a-f]{40}))?$/

// Under any other name is what no longer counts.
const nameShape = /^deadheat(?: \(([A-Za-z0-9._-]{1,50})\))?(?:: .*)?$/

/** Begins the external id of a check over all records. */
export const totalMark = 'deadheat over all '

/** Name of the check that a team can require. */
export function checkName(key: string): string {
  return key === 'default' ? 'deadheat' : `deadheat (${key})`
}

/** Name of the check of one thing that is judged, where the commit has several. */
export function recordName({ key, label }: Pick<KnownCheck, 'key' | 'label'>): string {
  return `${checkName(key)}: ${label || 'not begun'}`
}

/** Name of a check that no longer counts: none can be removed. */
export function displacedName(key: string): string {
  return key === 'default' ? 'deadheat (out of date)' : `deadheat (${key}, out of date)`
}

/** The external id of a check: its run, which identifies it when its number is unknown. */
export function externalIdOf(place: Judged, commits: CheckNews['commits']): string {
  const compared = commits === undefined ? '' : ` of ${commits.base} ${commits.head}`
  return `deadheat run=${place.runId} attempt=${place.attempt}${judgedText(place)}${compared}`
}

/** Our checks on a commit, under a key or any (`null`); a GitHubError when the list cannot be read. */
export async function knownChecks(
  place: AnyPlace,
  github: Pick<GitHub, 'listChecks'>,
): Promise<KnownChecks> {
  try {
    const checks = await github.listChecks(place.headSha)
    const namedChecks = checks
      .flatMap((each) => {
        const [name, key = 'default'] = nameShape.exec(each.name) ?? []
        return name !== undefined && [null, key].includes(place.key) ? { ...each, key } : []
      })
      .toSorted((first, second) => first.id - second.id)
    const records = namedChecks.flatMap((each) => {
      const [, runId, attempt, judged = '', base, head] = shape.exec(each.externalId) ?? []
      if (runId === undefined) return []
      const commits = base === undefined || head === undefined ? undefined : { base, head }
      const run = { runId: Number(runId), attempt: Number(attempt), ...judgedIn(judged) }
      return [{ ...each, ...run, commits }]
    })
    return { records, totals: namedChecks.filter((each) => each.externalId.startsWith(totalMark)) }
  } catch (error) {
    // A commit unknown to GitHub has no checks; a token that may not read them changes none.
    if (!isDenied(error) && !(error instanceof GitHubError && error.trouble === 'invalid'))
      throw error
    return noChecks
  }
}

/**
 * The record of a run: one with its external id, one that a command put up before the run had a machine, or one that
 * an earlier attempt has left open. If there are several, as after a lost reply and an outdated list, the first one.
 */
export function checkOf(
  { records }: KnownChecks,
  { runId, attempt, identity }: Judged,
): KnownCheck | undefined {
  const ofRun = records.filter((each) => each.runId === runId)
  const ownChecks = ofRun.filter((each) => each.identity === identity)
  return (
    ownChecks.find((each) => each.attempt === attempt) ??
    ownChecks.find(({ open }) => open) ??
    ofRun.find((each) => each.identity === '' && (each.open || attempt === 1))
  )
}

/** Whether a newer run tells of the same, or a command has one measured. */
export function hasNewer({ records }: KnownChecks, place: Judged): boolean {
  return records.some((each) => isReplaced(each, place) && isNewer(each, place))
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

/** The state of a run in the form that GitHub expects. */
export function checkStateOf(
  { runUrl }: Pick<CheckPlace, 'runUrl'>,
  { status, title, summary }: CheckNews,
): CheckState {
  const isOpen = status === 'queued' || status === 'in_progress'
  return {
    status: isOpen ? status : 'completed',
    conclusion: isOpen ? null : status,
    text: { title, summary },
    detailsUrl: runUrl,
  }
}
