import type { RunContext } from '../../host/github/actions.ts'
import type { CheckConclusion, GitHub } from '../../host/github/index.ts'
import type { Marker } from '../../render/comment/marker.ts'
import { renderLiveComment, shownRun, type ShownRun } from '../../render/live/live-comment.ts'
import { statusText, type RunEnding } from '../../render/terminal/status-text.ts'
import { type CheckNews, isDenied, knownChecks } from '../checks/known-checks.ts'
import { checkStateOf } from '../checks/conclude-check.ts'
import { runLink } from '../run-link.ts'
import { ownComments, republish } from '../own-comments.ts'

/** A run, and the key under which something of it is shown. */
export type KeyedRun = Pick<Marker, 'key' | 'runId' | 'attempt'>

/** How a run ended that can no longer tell it itself; `null` where it still may, or where that is not known. */
export type EndingOf = (run: KeyedRun) => Promise<RunEnding | null>

/** Where something of a run may still say that it goes on. */
export interface SettleRequest {
  /** `null` looks at the checks only. */
  readonly pullRequest: number | null
  readonly login: string
  /** Commits whose checks are looked at, beside those that comments name. */
  readonly headShas: readonly string[]
  /** Keys whose checks are looked at, beside those that comments name. */
  readonly keys: readonly string[]
  /** The run that looks: its repository, for links. */
  readonly run: RunContext
  /** How the check of a run ends that died. */
  readonly withoutResult: CheckConclusion
  readonly endingOf: EndingOf
}

/**
 * Ends every comment and check that says of a run that it goes on, and for which `endingOf` knows an
 * end.
 *
 * @returns the runs that still go on, as their comments show them
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function settleRuns(
  request: SettleRequest,
  github: GitHub,
): Promise<readonly ShownRun[]> {
  const { pullRequest, login, endingOf } = request
  const keys = new Set(request.keys)
  const headShas = new Set(request.headShas)
  const runningRuns: ShownRun[] = []
  const comments =
    pullRequest === null ? [] : await ownComments(github, { key: null, pullRequest, login })
  for (const { comment, marker } of comments) {
    keys.add(marker.key)
    const commentRun = shownRun(comment.body)
    if (commentRun === null) continue
    headShas.add(commentRun.headSha)
    const ending = await endingOf(marker)
    if (ending === null) runningRuns.push(commentRun)
    else await endComment({ id: comment.id, commentRun, ending }, request, github)
  }
  for (const headSha of headShas) {
    for (const key of keys) await endChecks({ headSha, key }, request, github)
  }
  return runningRuns
}

/**
 * How the runs before one have ended, as GitHub knows them. What a command has put up for the run
 * itself under another key is told elsewhere.
 */
export function endingsBefore(run: KeyedRun, github: Pick<GitHub, 'getRun'>): EndingOf {
  const ask = endingsOnGitHub(github)
  return async (each) => {
    if (each.runId < run.runId) return ask(each)
    const isStandIn = each.runId === run.runId && each.attempt === 0 && each.key !== run.key
    return isStandIn ? 'elsewhere' : null
  }
}

/** How runs have ended, as GitHub knows them. */
export function endingsOnGitHub(github: Pick<GitHub, 'getRun'>): EndingOf {
  const answers = new Map<number, Promise<RunEnding | null>>()
  return ({ runId }) => {
    const answer = answers.get(runId) ?? endingOnGitHub(runId, github)
    answers.set(runId, answer)
    return answer
  }
}

async function endingOnGitHub(
  runId: number,
  github: Pick<GitHub, 'getRun'>,
): Promise<RunEnding | null> {
  try {
    const run = await github.getRun(runId)
    // An older server does not say which run it started; assume the one that asked.
    const isAsking = run !== null && /^(?:issue_comment|pull_request_target)$/.test(run.event)
    return run !== null && (!run.isCompleted || isAsking) ? null : 'died'
  } catch (error) {
    if (isDenied(error)) return null
    throw error
  }
}

/** The text of a check about a run that ended without a result. */
export function endingNews(
  outcome: RunEnding,
  { withoutResult }: { readonly withoutResult: CheckConclusion },
): CheckNews {
  return {
    status: outcome === 'died' || outcome === 'refused' ? withoutResult : 'cancelled',
    title: statusText(outcome),
    summary: `The run ${statusText(outcome)}. See its log.`,
  }
}

interface CommentEnding {
  readonly id: number
  readonly commentRun: Pick<ShownRun, 'marker' | 'headSha'>
  readonly ending: RunEnding
}

/** Says in a comment how its run ended, where it still says that the run goes on. */
export async function endComment(
  { id, commentRun, ending }: CommentEnding,
  { login, run }: Pick<SettleRequest, 'login' | 'run'>,
  github: GitHub,
): Promise<void> {
  const { marker, headSha } = commentRun
  const url = runLink({ ...run, runId: marker.runId, attempt: marker.attempt })
  const news = { marker, headSha, status: ending, reason: null, run: url }
  await republish(
    { id, marker, login },
    (present) => (shownRun(present) === null ? present : renderLiveComment(news, present)),
    github,
  )
}

async function endChecks(
  place: { readonly headSha: string; readonly key: string },
  { run, endingOf, withoutResult }: SettleRequest,
  github: GitHub,
): Promise<void> {
  for (const { id, open, runId, attempt } of await knownChecks(place, github)) {
    const ending = open ? await endingOf({ key: place.key, runId, attempt }) : null
    if (ending === null) continue
    const runUrl = runLink({ ...run, runId, attempt })
    await github.updateCheck(id, checkStateOf({ runUrl }, endingNews(ending, { withoutResult })))
  }
}
