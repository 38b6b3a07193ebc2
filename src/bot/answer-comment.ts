// Answers commands in comments, with the token. Who may command is asked of GitHub; nothing of a comment is believed or run.
import type { SlashCommand } from '../model/slash-command.ts'
import { parseSlashCommand } from '../settings/slash-command.ts'
import { isAcceptanceReply } from '../render/comment/accepted-comment.ts'
import { commandAnswer } from '../render/comment/command-answer.ts'
import { acceptRegression, tellWithdrawn } from './accept-regression.ts'
import type { BotAnswer, BotRequest } from './bot-request.ts'
import { startMeasuring } from './start-measuring.ts'
import {
  endingsOnGitHub,
  settleRuns,
  type EndingOf,
  type KeyedRun,
  type SettleRequest,
} from '../publish/live/settle-runs.ts'
import { linkText } from '../render/text/markdown.ts'
import { codeOf } from '../render/text/escape.ts'
import { ownSections } from '../publish/own-sections.ts'
import { runLink } from '../publish/run-link.ts'
import { settings } from '../settings/settings.ts'

const commandPermissions: ReadonlySet<string> = new Set(['write', 'admin'])

/**
 * Carries out the command of a comment, if it has one and its author may write to the repository. Of an acceptance
 * that was changed or removed, tells what is accepted now. Other authors only get a reaction, so that strangers cannot
 * make the bot write comments. Throws a GitHubError when GitHub cannot be reached or refuses.
 */
export async function answerComment(request: BotRequest): Promise<BotAnswer> {
  const { facts, github, login } = request
  if (facts.isChanged) {
    if (facts.author !== login || !isAcceptanceReply(facts.body)) return 'ignored'
    await tellWithdrawn(request)
    return 'done'
  }
  const command = parseSlashCommand(facts.body)
  if (command === null) return 'ignored'
  if (!commandPermissions.has(await github.permissionOf(facts.author))) {
    await github.react(facts.commentId, '-1')
    return 'refused'
  }
  await github.react(facts.commentId, 'eyes')
  if (command.kind === 'status') {
    await github.createComment(facts.pullRequest, await statusAnswer(request))
    return 'answered'
  }
  if (command.kind !== 'cancel') await settleLeft(request)
  const complaint = await carryOut(command, request)
  if (complaint === null) {
    await github.react(facts.commentId, '+1')
    return 'done'
  }
  await github.react(facts.commentId, command.kind === 'help' ? '+1' : 'confused')
  await github.createComment(facts.pullRequest, commandAnswer(complaint))
  return 'answered'
}

/** Why nothing was started, empty if the command only asks a question; `null` when it was. */
async function carryOut(
  command: Exclude<SlashCommand, { kind: 'status' }>,
  request: BotRequest,
): Promise<string | null> {
  switch (command.kind) {
    case 'measure':
      return startMeasuring(command.wishes, { ...request, replies: true })
    case 'cancel':
      return cancelRuns(command.key, request)
    case 'help':
      return ''
    case 'accept':
      return acceptRegression(command, request)
    case 'unknown':
      return `${command.complaint}; nothing was run.`
  }
}

/** Ends what earlier runs have left open, as nobody else may come by; returns those that still go on. */
function settleLeft(
  request: BotRequest,
  headShas: readonly string[] = [],
): Promise<readonly KeyedRun[]> {
  const { github } = request
  return settleRuns(settleRequest(request, headShas, endingsOnGitHub(github)), github)
}

/** A run that is not over, and the key under which it reports, as far as that is known. */
type OpenRun = Pick<KeyedRun, 'runId'> & { readonly key: string | null }

/** What runs for a pull request: what has an open check, and what runs for its head. */
async function openRuns(headSha: string, request: BotRequest): Promise<readonly OpenRun[]> {
  const keyedRuns = await settleLeft(request, [headSha])
  const headRuns = await request.github.listRuns(request.workflow, headSha)
  const otherRuns = headRuns.filter(
    ({ id, isCompleted }) => !isCompleted && !keyedRuns.some(({ runId }) => runId === id),
  )
  return [...keyedRuns, ...otherRuns.map(({ id }) => ({ key: null, runId: id }))]
}

async function statusAnswer(request: BotRequest): Promise<string> {
  const { headSha } = await request.github.getPullRequest(request.facts.pullRequest)
  const lines = (await openRuns(headSha, request)).map(({ key, runId }) => {
    const name = key === null || key === settings.key.default ? '' : ` (${codeOf(key)})`
    return `- ${linkText('a run', runLink({ ...request.run, runId, attempt: 1 }))}${name}`
  })
  return lines.length === 0
    ? 'Nothing is running for this pull request.\n'
    : `Running for this pull request; the checks say how far:\n\n${lines.join('\n')}\n`
}

/**
 * Cancels the runs of a pull request that are not over. Whatever still said that a run goes on says how it ended.
 *
 * @param key - of the only run that is meant; `null` means all of the pull request
 * @returns why there was nothing to cancel, or `null`
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
async function cancelRuns(key: string | null, request: BotRequest): Promise<string | null> {
  const { facts, github } = request
  const { headSha } = await github.getPullRequest(facts.pullRequest)
  const running = await openRuns(headSha, request)
  const sections = await ownSections(github, { ...request, pullRequest: facts.pullRequest, key })
  const ids = [
    ...running.flatMap((run) => (key === null || run.key === key ? [run.runId] : [])),
    // A run whose token may not write checks has only its comment.
    ...sections.map(({ runId }) => runId),
  ]
  const cancelledIds = new Set<number>()
  for (const id of new Set(ids)) {
    if (id !== request.run.runId && (await github.cancelRun(id))) cancelledIds.add(id)
  }
  // A run that had no machine yet never reports its own end.
  const endingOf = endingsOnGitHub(github)
  const endingOfRun: EndingOf = async (run) =>
    cancelledIds.has(run.runId) ? 'cancelled' : endingOf(run)
  await settleRuns(settleRequest(request, [headSha], endingOfRun), github)
  return cancelledIds.size > 0 ? null : 'expected a run to cancel, got none: nothing is running.'
}

function settleRequest(
  request: BotRequest,
  headShas: readonly string[],
  endingOf: EndingOf,
): SettleRequest {
  return {
    ...request,
    pullRequest: request.facts.pullRequest,
    headShas,
    endingOf,
    // Without base's settings: it neither passes a required check nor says that something failed.
    withoutResult: 'cancelled',
  }
}
