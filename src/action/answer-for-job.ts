import { answerComment } from '../bot/answer-comment.ts'
import { createClock } from '../host/clock.ts'
import { GitHubError } from '../host/github/github.ts'
import { commentFacts } from '../plan/events/event-facts.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { plainLine } from '../render/text/escape.ts'
import type { ActionRequest } from './action-request.ts'
import { botComplaint } from './bot-complaint.ts'
import { commentAuthor, gitHubForJob } from './github-for-job.ts'

const messageLength = 2000

/** Carries out the command of a comment on a pull request. It runs no code of the pull request. */
export async function answerForJob(
  { actions, print }: Pick<ActionRequest, 'actions' | 'print'>,
  givenSettings: GivenSettings,
): Promise<void> {
  const tell = (line: string): void => print(`deadheat: ${plainLine(line, messageLength)}`)
  const facts = commentFacts((await actions.event()).payload)
  if (facts === null) {
    tell('not a new comment by a person on an open pull request: nothing to do')
    return
  }
  try {
    const botAnswer = await answerComment({
      facts,
      workflow: withDefaults(givenSettings).workflow,
      run: await actions.context(),
      github: await gitHubForJob(actions, givenSettings, 'patient')(),
      login: commentAuthor(givenSettings),
      clock: createClock(),
      tell,
    })
    tell(`the comment of ${facts.author} was ${botAnswer}`)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    actions.fail(plainLine(botComplaint(error), messageLength))
  }
}
