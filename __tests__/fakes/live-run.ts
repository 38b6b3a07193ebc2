import { createGitHub } from '../../src/host/github/create-github.ts'
import type { LiveRecord } from '../../src/model/run/live-record.ts'
import type { Progress } from '../../src/model/run/progress.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import type { LiveRequest } from '../../src/publish/live/live-status.ts'
import { createLiveStatus } from '../../src/publish/live/live-status.ts'
import { commitOf } from './results.ts'
import { shaOf } from '../github-stand-in/plant.ts'
import type { GitHub } from '../github-stand-in/start-github.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { jobOf } from './recording-actions.ts'

export type LiveRun = ReturnType<typeof liveRun>

/** The head commit of the pull request 482 of the stand-in. */
export const headSha = shaOf('pull 482 head')

/** What a run of that pull request compares: its head with the commit that it goes onto. */
export const pullRevisions: Plan['revisions'] = {
  base: commitOf('base', shaOf('base'), shaOf('base'), 'explicit'),
  head: commitOf('head', headSha, headSha, 'explicit'),
}

type LiveFacts = Omit<LiveRequest, 'run'> & { runId: number; attempt: number; token: string }

/** A run on the pull request 482 of a stand-in, on a clock that the test moves. */
export function liveRun(github: GitHub, changes: Partial<LiveFacts> = {}) {
  const { runId = 101, attempt = 1, token = tokens.write, ...rest } = changes
  const records: LiveRecord[] = []
  const lines: string[] = []
  let seconds = 0
  const live = createLiveStatus({
    headSha,
    headBefore: null,
    pullRequest: 482,
    key: 'default',
    withoutResult: 'failure',
    run: jobOf({ runId, attempt, apiUrl: github.url }),
    github: () => clientFor(github, token),
    remember: (record) => void records.push(record),
    tell: (line) => void lines.push(line),
    clock: { monotonicSeconds: () => seconds, sleep: () => Promise.resolve() },
    ...rest,
  })
  const tell = async (progress: Progress): Promise<void> => {
    live.onProgress(progress)
    await live.between()
  }
  return { live, records, lines, tell, pass: (more: number) => (seconds += more) }
}

/** A client of a stand-in that gives up at once. */
export function clientFor(github: GitHub, token: string): ReturnType<typeof createGitHub> {
  return patientClient(github, { token, longestWaitSeconds: 0, pauseSeconds: 0, attempts: 1 })
}

/** A client of a stand-in that asks again, as one does that writes results. */
export function patientClient(
  github: GitHub,
  changes: Partial<Parameters<typeof createGitHub>[0]> = {},
): ReturnType<typeof createGitHub> {
  return createGitHub({
    apiUrl: github.url,
    token: tokens.write,
    owner: 'octo',
    repository: 'addon',
    longestWaitSeconds: 60,
    pauseSeconds: 0.01,
    ...changes,
  })
}
