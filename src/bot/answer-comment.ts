import type { SlashCommand } from '../model/slash-command.ts'
import { parseSlashCommand } from '../settings/slash-command.ts'
import { commandAnswer } from '../render/comment/command-answer.ts'
import { acceptRegression } from './accept-regression.ts'
import type { BotAnswer, BotRequest } from './bot-request.ts'
import { startMeasuring } from './start-measuring.ts'
import { newestOf, ownComments } from '../publish/own-comments.ts'
import { statusOfRun } from './status-of-run.ts'

const mayCommand: ReadonlySet<string> = new Set(['write', 'admin'])

/**
 * Carries out the command of a comment, if it has one and its author may write to the repository.
 * Other authors only get a reaction, so that strangers cannot make the bot write comments.
 *
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function answerComment(request: BotRequest): Promise<BotAnswer> {
  const { facts, github } = request
  const command = parseSlashCommand(facts.body)
  if (command === null) return 'ignored'
  if (!mayCommand.has(await github.permissionOf(facts.author))) {
    await github.react(facts.commentId, '-1')
    return 'refused'
  }
  const complaint = await carryOut(command, request)
  if (complaint === null) {
    await github.react(facts.commentId, '+1')
    return 'done'
  }
  await github.react(facts.commentId, command.kind === 'help' ? '+1' : 'confused')
  await github.createComment(facts.pullRequest, commandAnswer(complaint))
  return 'answered'
}

/**
 * @returns why nothing was started, empty if the command only asks a question; `null` when it was
 * started
 */
async function carryOut(command: SlashCommand, request: BotRequest): Promise<string | null> {
  switch (command.kind) {
    case 'measure':
      return startMeasuring(command.wishes, request)
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

/**
 * Cancels the runs of a pull request that are not over: those of its head, and the one that its
 * comment shows.
 *
 * @returns why there was nothing to cancel, or `null`
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
async function cancelRuns(key: string, request: BotRequest): Promise<string | null> {
  const { facts, workflow, github, login } = request
  const { headSha } = await github.getPullRequest(facts.pullRequest)
  const ownComment = newestOf(
    await ownComments(github, { key, pullRequest: facts.pullRequest, login }),
  )
  const ofHead = await github.listRuns(workflow, headSha)
  const ofComment = ownComment === undefined ? null : await github.getRun(ownComment.marker.runId)
  const open = [...ofHead, ...(ofComment === null ? [] : [ofComment])].filter(
    ({ isCompleted, id }) => !isCompleted && id !== request.run.runId,
  )
  const cancelledValues = new Set<number>()
  for (const id of new Set(open.map((run) => run.id))) {
    if (await github.cancelRun(id)) cancelledValues.add(id)
  }
  const shownRun = ownComment?.marker.runId ?? 0
  if (cancelledValues.has(shownRun)) {
    // A run that had no machine yet never reports its own end.
    const status = statusOfRun({ key, headSha, runId: shownRun }, request)
    await status.between()
    await status.end('cancelled', null)
  }
  return cancelledValues.size > 0 ? null : 'expected a run to cancel, got none: nothing is running.'
}
