import type { RunContext } from '../../host/github/actions.ts'
import type { Clock } from '../../host/clock.ts'
import type { CheckConclusion, GitHub } from '../../host/github/index.ts'
import type { Marker } from '../../render/comment/marker.ts'
import { parseStarted } from '../../render/comment/command-answer.ts'
import { endingStep, endingText, type RunEnding } from '../../render/live/live.ts'
import { type CheckNews, checkStateOf, isDenied, knownChecks } from '../checks/known-checks.ts'
import { tellTotal } from '../checks/total.ts'
import { pauseSeconds } from '../sticky-comment.ts'
import { runLink } from '../run-link.ts'

/** A run, and the key under which something of it is shown. */
export type KeyedRun = Pick<Marker, 'key' | 'runId' | 'attempt'>

/** How a run ended that can no longer tell it itself; `null` where it still may, or where that is not known. */
export type EndingOf = (run: KeyedRun) => Promise<RunEnding | null>

/** Where something of a run may still say that it goes on. */
export interface SettleRequest {
  /** `null` looks only where it is told to. */
  readonly pullRequest: number | null
  /** Commits whose checks are looked at, beside those for which a command has started a run. */
  readonly headShas: readonly string[]
  /** The run that looks: its repository, for links. */
  readonly run: RunContext
  /** How the check of a run ends that died. */
  readonly withoutResult: CheckConclusion
  readonly endingOf: EndingOf
  readonly clock: Pick<Clock, 'sleep'>
}

/** Most runs that commands have started whose checks are looked at. */
const mostStarted = 10

/** Ends every check of a run whose end `endingOf` knows; returns the runs that still go on, throws GitHubError. */
export async function settleRuns(
  request: SettleRequest,
  github: GitHub,
): Promise<readonly KeyedRun[]> {
  const { pullRequest, headShas, run, withoutResult, endingOf, clock } = request
  const comments = pullRequest === null ? [] : await github.listComments(pullRequest)
  const login = comments.length === 0 ? '' : await github.login()
  const bodies = comments.flatMap(({ authorLogin, body }) => (authorLogin === login ? [body] : []))
  const startedShas = bodies.flatMap((body) => parseStarted(body)?.headSha ?? [])
  const runningRuns: KeyedRun[] = []
  for (const headSha of new Set([...headShas, ...startedShas.slice(-mostStarted)])) {
    const endedKeys = new Set<string>()
    const { records } = await knownChecks({ headSha, key: null }, github)
    for (const { id, key, runId, attempt } of records.filter(({ open }) => open)) {
      const keyedRun = { key, runId, attempt }
      const ending = await endingOf(keyedRun)
      if (ending === null) {
        runningRuns.push(keyedRun)
        continue
      }
      const runUrl = runLink({ ...run, runId, attempt })
      const state = checkStateOf({ runUrl }, endingNews(ending, { withoutResult }))
      await github.updateCheck(id, { state })
      endedKeys.add(key)
    }
    for (const key of endedKeys) {
      await tellTotal({ headSha, key }, () => clock.sleep(pauseSeconds), github)
    }
  }
  return runningRuns
}

/** How the runs before one have ended, as GitHub knows them; of one under another key is told elsewhere. */
export function endingsBefore(run: KeyedRun, github: Pick<GitHub, 'getRun'>): EndingOf {
  const ask = endingsOnGitHub(github)
  return async (each) => {
    // One with a higher number may have been ended by this one, where this is an older one again.
    if (each.runId !== run.runId) return ask(each)
    const isStandIn = each.attempt === 0 && each.key !== run.key
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
    title: endingText(outcome),
    summary: `The run ${endingText(outcome)}. See its log.\n\n${endingStep(outcome)}`,
  }
}
