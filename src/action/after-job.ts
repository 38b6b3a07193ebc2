import { createClock } from '../host/clock.ts'
import { GitHubError } from '../host/github/index.ts'
import { liveRecordSchema } from '../model/run/live-record.ts'
import { writeHintOf } from '../publish/checks/hint-of.ts'
import { finishLeft } from '../publish/live/finish-left.ts'
import type { GivenSettings } from '../settings/settings.ts'
import { createTell, type QuietRequest } from './action-request.ts'
import { gitHubForJob } from './github-for-job.ts'

const texts = {
  told: 'its comment and check say that it is over',
  superseded: 'a newer run has its comment and check',
  denied: 'its comment says that it is over; it has no check',
} as const

/** The step after the job: reports that a killed run is over. */
export async function afterJob(
  request: Pick<QuietRequest, 'actions' | 'print'>,
  givenSettings: GivenSettings,
): Promise<void> {
  const { actions } = request
  const tell = createTell(request)
  const record = liveRecordSchema.parse(JSON.parse(actions.remembered))
  if (record.ended) return
  try {
    const github = await gitHubForJob(actions, givenSettings, 'patient')()
    const job = await actions.context()
    const outcome = await finishLeft(record, { job, clock: createClock() }, github)
    tell(`the run ended early; ${texts[outcome]}`)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const hint = writeHintOf(error, 'check')
    const why = `${error.message}${hint === null ? '' : `; ${hint}`}`
    const message = `could not close the comment and check of the run: ${why}`
    if (record.alarmed) tell(message)
    else actions.alarm(message)
  }
}
