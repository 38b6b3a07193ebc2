import type { GitHub } from '../host/github/index.ts'
import type { MergeGroupFacts } from '../plan/events/event-facts.ts'
import { ifReadable, knownChecks, type CheckEnding } from '../publish/checks/known-checks.ts'
import { newestOfEach } from '../model/run/judged.ts'
import type { LiveStatus } from '../publish/live/live-status.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { createTell, type QuietRequest } from './action-request.ts'
import { judgedRun, type DatedRun } from './judged-run.ts'

/** A job that a merge queue has started; `live` is `null` where another job reports. */
interface QueueJob {
  readonly run: DatedRun
  readonly inputs: GivenSettings
  readonly live: LiveStatus | null
  readonly github: () => Promise<GitHub>
}

/** Tells a merge queue what the pull request's own run found of the same files; `false` where there is none. */
export async function tellForQueue(
  group: MergeGroupFacts | null,
  { run, inputs, live, github }: QueueJob,
  request: QuietRequest,
): Promise<boolean> {
  const groupResult = group === null ? null : await pullResult(group, run, inputs, await github())
  if (groupResult === null) return false
  await live?.between()
  await live?.conclude(groupResult, github)
  await request.actions.output('conclusion', groupResult.status)
  await request.actions.summarise(groupResult.summary)
  createTell(request)(
    `the run of the pull request has compared the same files: ${groupResult.title}`,
  )
  return true
}

async function pullResult(
  { pullRequest: number, baseSha, headSha }: MergeGroupFacts,
  run: DatedRun,
  inputs: GivenSettings,
  github: GitHub,
): Promise<CheckEnding | null> {
  const pull = number === null ? null : await ifReadable(github.getPullRequest(number))
  if (pull === null) return null
  const { identity } = judgedRun(run, inputs, pull.number)
  const place = { headSha: pull.headSha, key: withDefaults(inputs).key }
  const checks = await ifReadable(knownChecks(place, github))
  const records = checks?.records.filter((each) => each.identity === identity) ?? []
  const [record] = newestOfEach(records)
  const endings = ['success', 'neutral', 'failure'] as const
  const status = endings.find((each) => each === record?.conclusion)
  if (record?.commits === undefined || status === undefined) return null
  const { commits, output } = record
  // Of a commit that GitHub does not tell, only that it is itself is known.
  const filesOf = async (sha: string): Promise<string> =>
    (await ifReadable(github.commitAt(sha)))?.treeSha ?? sha
  if ((await filesOf(commits.base)) !== (await filesOf(baseSha))) return null
  if ((await filesOf(commits.head)) !== (await filesOf(headSha))) return null
  const note = `Taken over from pull request ${pull.number}: its run has compared the same files.`
  return { status, title: output.title, summary: `${note}\n\n${output.summary}`.slice(0, 65_000) }
}
