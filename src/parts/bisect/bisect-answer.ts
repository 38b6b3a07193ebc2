import type { Actions, RunContext } from '../../host/github/actions.ts'
import { GitHubError, type GitHub } from '../../host/github/github.ts'
import type { Host } from '../../host/host.ts'
import type { BisectReport } from './bisect-report.ts'
import { bisectPage, bisectTitle } from './bisect-page.ts'
import { markerLine } from '../../render/comment/marker.ts'
import { writeHintOf } from '../../publish/checks/hint-of.ts'
import { runLink } from '../../publish/links-of.ts'
import type { LiveStatus } from '../../publish/live/live-status.ts'
import { writeStickyComment } from '../../publish/sticky-comment.ts'

/** Seconds in which a request of another run, or a lost one of ours, takes effect. */
const pauseSeconds = 3

/** What a bisection found, and where that is told. */
export interface BisectAnswer {
  readonly report: BisectReport
  /** `null` tells it only in the summary of the job. */
  readonly pullRequest: {
    readonly number: number
    readonly headSha: string
    readonly fromFork: boolean
  } | null
  readonly key: string
  readonly run: RunContext
  readonly actions: Actions
  readonly live: LiveStatus | null
  readonly github: () => Promise<GitHub>
  readonly clock: Pick<Host['clock'], 'sleep'>
}

/** Tells what a bisection found: in the summary, in a comment of its own, and in a check that blocks nothing. */
export async function publishBisect(answer: BisectAnswer): Promise<void> {
  const { report, pullRequest, key, run, actions, live, github, clock } = answer
  const page = bisectPage(report, {
    repository: `${run.serverUrl}/${run.owner}/${run.repository}`,
    run: runLink(run),
    fromFork: pullRequest?.fromFork === true,
  })
  await actions.summarise(page)
  if (pullRequest === null) return
  const marker = {
    key,
    pullRequest: pullRequest.number,
    runId: run.runId,
    attempt: run.attempt,
    head: pullRequest.headSha.slice(0, 7),
  }
  await carefully('comment', actions, async () => {
    await writeStickyComment(
      {
        marker,
        bodyOf: () => `${markerLine(marker)}\n${page}\n`,
        rungs: 0,
        mayCreate: true,
        pause: () => clock.sleep(pauseSeconds),
      },
      await github(),
    )
  })
  await carefully('check', actions, async () => {
    await live?.conclude({ status: 'neutral', title: bisectTitle(report), summary: page }, github)
  })
}

async function carefully(
  what: 'comment' | 'check',
  { warn }: Pick<Actions, 'warn'>,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const hint = writeHintOf(error, what)
    warn(`${error.message}${hint === null ? '' : `; ${hint}`}; the answer is in the job summary`)
  }
}
