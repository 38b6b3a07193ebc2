import type { SlashCommand } from '../model/slash-command.ts'
import { parseSlashCommand } from '../settings/slash-command.ts'
import { commandAnswer } from '../render/comment/command-answer.ts'
import { acceptRegression } from './accept-regression.ts'
import type { Answered, BotRequest } from './bot-request.ts'
import { cancelRuns } from './cancel-runs.ts'
import { startMeasuring } from './start-measuring.ts'

const mayCommand: ReadonlySet<string> = new Set(['write', 'admin'])

/**
 * Carries out the command of a comment, if it has one and its author may write to the repository.
 * Other authors only get a reaction, so that strangers cannot make the bot write comments.
 *
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function answerComment(request: BotRequest): Promise<Answered> {
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
