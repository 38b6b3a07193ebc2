import type { Actions, ActionsEvent } from '../host/github/actions.ts'
import { GitHubError } from '../host/github/index.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { eventFacts, type EventFacts } from '../plan/events/event-facts.ts'
import { pullRequestByHand } from '../plan/events/pull-request-by-hand.ts'
import type { GivenSettings } from '../settings/settings.ts'
import { gitHubForJob } from './github-for-job.ts'

/** What a job is about. */
export interface KnownEvent {
  readonly facts: EventFacts
  /** Why the job must not run, or `null`. */
  readonly refusal: string | null
}

/**
 * The parts of the event that a run needs. For a run that was started for a pull request by hand or
 * by a command, GitHub supplies what the event lacks.
 *
 * @throws UsageError when the pull request does not match the request
 * @throws UnmeasurableError when GitHub cannot be reached or refuses
 */
export async function eventOf(
  { name, payload }: ActionsEvent,
  inputs: GivenSettings,
  actions: Pick<Actions, 'context'>,
): Promise<KnownEvent> {
  const facts = eventFacts(name, payload)
  const number = inputs['pull-request']
  if (number === undefined) return { facts, refusal: null }
  try {
    const github = await gitHubForJob(actions, inputs, 'patient')()
    const pull = await github.getPullRequest(number)
    const { owner, repository } = await actions.context()
    const byHand = pullRequestByHand(pull, {
      head: inputs.head,
      event: facts,
      repository: `${owner}/${repository}`,
    })
    return { facts: { ...facts, pullRequest: byHand.facts }, refusal: byHand.refusal }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    throw new UnmeasurableError(`pull request ${number} cannot be read: ${error.message}`)
  }
}
