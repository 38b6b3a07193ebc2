import { startMeasuring } from '../bot/start-measuring.ts'
import { createClock } from '../host/clock.ts'
import { GitHubError } from '../host/github/github.ts'
import { UsageError } from '../model/usage-error.ts'
import type { GivenSettings } from '../settings/settings.ts'
import { startFacts } from '../plan/events/event-facts.ts'
import { plainLine } from '../render/text/escape.ts'
import type { ActionRequest } from './action-request.ts'
import { botComplaint } from './bot-complaint.ts'
import { commentAuthor, gitHubForJob } from './github-for-job.ts'

const messageLength = 2000

/**
 * Starts the measuring workflow for the pull request of the event, for the commit that was its head
 * then. It runs no code of the pull request. The workflow has already decided, by a label or an
 * approval, that it may be measured.
 *
 * @throws UsageError when the event is about no pull request, or nothing was started
 */
export async function startForJob(
  { actions, print }: Pick<ActionRequest, 'actions' | 'print'>,
  givenValue: GivenSettings & { readonly workflow: string },
): Promise<void> {
  const tell = (line: string): void => print(`deadheat: ${plainLine(line, messageLength)}`)
  const facts = startFacts((await actions.event()).payload)
  if (facts === null)
    throw new UsageError('expected an event about a pull request, got another one')
  try {
    const complaint = await startMeasuring(
      { head: facts.headSha, key: givenValue.key },
      {
        facts,
        workflow: givenValue.workflow,
        run: await actions.context(),
        github: await gitHubForJob(actions, givenValue, 'patient')(),
        login: commentAuthor(givenValue),
        clock: createClock(),
        tell,
      },
    )
    if (complaint !== null) throw new UsageError(complaint)
    tell(
      `started ${givenValue.workflow} for ${facts.headSha}, the head of pull request ${facts.pullRequest}`,
    )
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    actions.fail(plainLine(botComplaint(error), messageLength))
  }
}
