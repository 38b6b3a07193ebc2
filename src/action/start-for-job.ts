import { answerComment } from '../bot/answer-comment.ts'
import type { BotRequest } from '../bot/bot-request.ts'
import { startMeasuring } from '../bot/start-measuring.ts'
import { createClock } from '../host/clock.ts'
import { GitHubError } from '../host/github/index.ts'
import { UsageError } from '../model/usage-error.ts'
import { commentFacts, startFacts } from '../plan/events/event-facts.ts'
import { refusalLine } from '../publish/checks/hint-of.ts'
import type { GivenSettings } from '../settings/settings.ts'
import { createTell, messageLine, type QuietRequest } from './action-request.ts'
import { gitHubForJob } from './github-for-job.ts'

type BotJob = Pick<QuietRequest, 'actions' | 'print'>

/** Answers a comment on a pull request. It runs no code of the pull request. */
export async function answerForJob(request: BotJob, inputs: GivenSettings): Promise<void> {
  const facts = commentFacts((await request.actions.event()).payload)
  if (facts === null) {
    createTell(request)('not a comment by a person on an open pull request: nothing to do')
    return
  }
  await asBot(request, inputs, async (bot) => {
    bot.tell(`the comment of ${facts.author} was ${await answerComment({ ...bot, facts })}`)
  })
}

/**
 * Starts the measuring workflow for the commit that was the head of the event's pull request. It runs no code of that:
 * a label or an approval has decided that it may be measured. A UsageError when nothing was started.
 */
export async function startForJob(request: BotJob, inputs: GivenSettings): Promise<void> {
  const facts = startFacts((await request.actions.event()).payload)
  if (facts === null) {
    throw new UsageError('expected an event about a pull request, got another one')
  }
  const { headSha: head, pullRequest } = facts
  const { workflow } = await request.actions.context()
  // Any other name may be that of a workflow that was meant to measure, with secrets.
  if (startedBy(workflow) === null)
    throw new UsageError(
      `expected a workflow that measures nothing itself, in a file named after the one that it starts, such as performance-label.yml after performance.yml, got ${workflow}: measure on pull_request`,
    )
  await asBot(request, inputs, async (bot) => {
    const complaint = await startMeasuring(
      { head, key: inputs.key },
      { ...bot, facts, replies: false },
    )
    if (complaint !== null) throw new UsageError(complaint)
    bot.tell(`started ${bot.workflow} for ${head}, the head of pull request ${pullRequest}`)
  })
}

/** The file that a workflow starts: `performance.yml` of `performance-commands.yml`; `null` where its name says none. */
export function startedBy(path: string): string | null {
  const [, name, suffix] = /([\w.-]+)-[\w.]+(\.ya?ml)$/.exec(path) ?? []
  return name === undefined || suffix === undefined ? null : `${name}${suffix}`
}

/** What stops it fails the step, with what to do about it. */
async function asBot(
  request: BotJob,
  inputs: GivenSettings,
  act: (bot: Omit<BotRequest, 'facts'>) => Promise<void>,
): Promise<void> {
  const { actions } = request
  const run = await actions.context()
  try {
    const github = await gitHubForJob(actions, inputs, 'patient')()
    await act({
      workflow: startedBy(run.workflow) ?? 'performance.yml',
      run,
      github,
      login: await github.login(),
      clock: createClock(),
      tell: createTell(request),
    })
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    actions.fail(messageLine(refusalLine(error, 'command')))
  }
}
