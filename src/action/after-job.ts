import { GitHubError } from '../host/github/github-types.ts'
import { liveRecordSchema } from '../model/run/live-record.ts'
import { finishLeft } from '../publish/finish-left.ts'
import type { GivenSettings } from '../settings/settings.ts'
import type { ActionRequest } from './action-request.ts'
import { gitHubForJob } from './github-for-job.ts'

/** The step after the job: says of a run that was killed that it is over. */
export async function afterJob(
  { actions, print }: Pick<ActionRequest, 'actions' | 'print'>,
  given: GivenSettings,
): Promise<void> {
  const record = liveRecordSchema.parse(JSON.parse(actions.remembered))
  if (record.ended) return
  try {
    const github = await gitHubForJob(actions, given, 'patient')()
    await finishLeft(record, await actions.context(), github)
    print(`deadheat: the run was gone; its comment and check say that it is over`)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    actions.warn(`what the run has left open could not be finished: ${error.message}`)
  }
}
