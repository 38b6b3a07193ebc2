import { createClock } from '../host/clock.ts'
import { createHost } from '../host/create-host.ts'
import { GitHubError } from '../host/github/index.ts'
import { resultSchema } from '../model/judging/result.ts'
import { parseJson } from '../model/parse-json.ts'
import { judgedSchema } from '../model/run/judged.ts'
import { liveRecordSchema } from '../model/run/live-record.ts'
import { refusalLine } from '../publish/checks/hint-of.ts'
import { parts } from '../parts/index.ts'
import { publish } from '../publish/index.ts'
import { createLiveStatus } from '../publish/live/live-status.ts'
import type { GivenSettings } from '../settings/settings.ts'
import { createTell, type QuietRequest } from './action-request.ts'
import { gitHubForJob } from './github-for-job.ts'

/** The step after the job: publishes again what could not be written, or reports that a killed run is over. */
export async function afterJob(
  request: Pick<QuietRequest, 'actions' | 'print'>,
  inputs: GivenSettings,
): Promise<void> {
  const { actions } = request
  const tell = createTell(request)
  let last = ''
  const tellLast = (line: string): void => tell((last = line))
  const record = liveRecordSchema.parse(JSON.parse(actions.remembered))
  const { key, left, result: told } = record
  if (record.ended) return
  const github = gitHubForJob(actions, inputs, 'last')
  const clock = createClock()
  // A reporting job shows the run of another job.
  const run = { ...(await actions.context()), ...judgedSchema.parse(record) }
  let isEnded = false
  const live = createLiveStatus({
    ...record,
    run,
    headBefore: null,
    isOpened: true,
    github,
    remember: ({ ended }) => (isEnded = ended),
    tell: tellLast,
    clock,
  })
  const text = left === null ? null : await createHost().files.read(left.resultPath)
  const result = resultSchema.safeParse(parseJson(text ?? '')).data
  try {
    if (left !== null && result !== undefined) {
      const quiet = { ...actions, warn: tellLast, alarm: tellLast }
      await publish({ ...left, result, parts, key, run, actions: quiet, live, github, clock })
    } else if (told === null) {
      await live.end(record.cancelled ? 'cancelled' : 'died', null)
    } else {
      const summary = `${told.title}\n\nSee its summary and its log for more.`
      await live.conclude({ status: told.conclusion, title: told.title, summary }, github)
    }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    tellLast(refusalLine(error, 'check'))
  }
  const message = `could not finish the comment and check of the run: ${last}`
  if (isEnded) tell('the comment and check of the run are finished')
  else if (record.alarmed) tell(message)
  else actions.alarm(message)
}
