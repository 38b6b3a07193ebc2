import { settings } from '../settings/settings.ts'
import { GitHubError, type PullRequest } from '../host/github/index.ts'
import { startSeconds, unjudged } from '../model/run/judged.ts'
import type { Wishes } from '../model/slash-command.ts'
import { subsetKey } from '../model/subset-key.ts'
import type { StartRequest } from './bot-request.ts'
import { fullPairsOf } from './settings-of-base.ts'
import { createLiveStatus } from '../publish/live/live-status.ts'
import { runLink } from '../publish/run-link.ts'
import { startedReply } from '../render/comment/command-answer.ts'

/** Starts the measuring workflow for the pull request's head now, or returns why not; throws GitHubError. */
export async function startMeasuring(
  wishes: Wishes,
  request: StartRequest,
): Promise<string | null> {
  const { facts, github } = request
  const loadGitHub = (): Promise<typeof github> => Promise.resolve(github)
  const pull = await github.getPullRequest(facts.pullRequest)
  const complaint =
    pullComplaint(pull, wishes, request) ?? (await baseComplaint(pull, wishes, request))
  if (complaint !== null) return complaint
  const { default: wholeKey } = settings.key
  const fullPairs = wishes.pairs === undefined ? 0 : await fullPairsOf(pull.number, {}, loadGitHub)
  const key = subsetKey(wishes.key ?? wholeKey, wishes, fullPairs)
  const inputs = dispatchInputs({ ...wishes, key: key === wholeKey ? wishes.key : key }, pull)
  const startedRun = await dispatchRun({ inputs, mayDropKey: wishes.key === undefined }, request)
  if (typeof startedRun === 'string') return startedRun
  const { run } = request
  const runId = startedRun.runId ?? run.runId
  const { headSha, number } = pull
  if (request.replies) {
    const runUrl = runLink({ ...run, runId, attempt: 1 })
    await github.createComment(number, startedReply({ key, runId, headSha }, runUrl))
  }
  // The run reports its status once it has a machine; until then its check is queued.
  const status = createLiveStatus({
    ...request,
    headSha,
    headBefore: null,
    pullRequest: number,
    key,
    withoutResult: 'neutral',
    // Before the first attempt: whatever the run itself says is newer.
    run: { ...run, runId, ...unjudged, startedAt: startSeconds(request.clock.now()) },
    github: loadGitHub,
    remember: () => undefined,
  })
  await status.between()
  return null
}

function pullComplaint(pull: PullRequest, { head }: Wishes, { run }: StartRequest): string | null {
  if (!pull.open) return 'expected an open pull request, got a closed one; nothing was run.'
  if (head !== undefined && !pull.headSha.startsWith(head)) {
    return `expected the head ${head}, got ${pull.headSha}: it moved, so nothing was run. Review the new commits, then ask again.`
  }
  const isFork = pull.headRepository !== `${run.owner}/${run.repository}`
  if (isFork && head === undefined) {
    return `expected head=SHA, because this pull request comes from a fork and only a commit that you have reviewed may run; nothing was run. Its newest commit is ${pull.headSha}.`
  }
  return null
}

/** GitHub hands out a fork's commits under this repository's name; the settings of base would be those of a stranger. */
async function baseComplaint(
  { baseRef }: PullRequest,
  { base = '' }: Wishes,
  { facts, github }: StartRequest,
): Promise<string | null> {
  const [sha] = /^[0-9a-f]{7,40}(?=$|[~^+])/.exec(base) ?? []
  if (sha === undefined) return null
  for (const branch of new Set([baseRef, facts.defaultBranch])) {
    const { status = '' } = (await github.compareCommits(sha, branch)) ?? {}
    if (status === 'ahead' || status === 'identical') return null
  }
  return `expected a base in the history of ${baseRef}, got ${sha}; nothing was run. Name the branch or tag that holds it instead.`
}

function dispatchInputs(
  wishes: Wishes,
  { number, headSha }: PullRequest,
): Readonly<Record<string, string>> {
  const inputs = { ...wishes, 'pull-request': String(number), head: headSha }
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  )
}

interface Dispatch {
  readonly inputs: Readonly<Record<string, string>>
  /** Whether the key was not asked for: a workflow that takes none names its own. */
  readonly mayDropKey: boolean
}

async function dispatchRun(
  { inputs, mayDropKey }: Dispatch,
  request: StartRequest,
): Promise<string | { readonly runId: number | null }> {
  const { facts, workflow, github } = request
  try {
    return { runId: await github.dispatch(workflow, facts.defaultBranch, inputs) }
  } catch (error) {
    const isRefusal = error instanceof GitHubError && /invalid|not-found/.test(error.trouble)
    if (!isRefusal) throw error
    const { key, ...otherInputs } = inputs
    if (mayDropKey && key !== undefined && /unexpected inputs.*"key"/i.test(error.message)) {
      return dispatchRun({ inputs: otherInputs, mayDropKey: false }, request)
    }
    const names = Object.keys(inputs).join(', ')
    const needs = /trigger|inputs|not found/i.test(error.message)
      ? ` The workflow ${workflow} on ${facts.defaultBranch} needs "workflow_dispatch" with the inputs ${names}.`
      : ''
    return `${error.message}.${needs} Nothing was run.`
  }
}
