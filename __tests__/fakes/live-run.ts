import { createGitHub } from '../../src/host/github/github.ts'
import type { LiveRecord } from '../../src/model/run/live-record.ts'
import type { LiveRequest } from '../../src/publish/live-request.ts'
import { createLiveStatus, type LiveStatus } from '../../src/publish/live-status.ts'
import { shaOf } from './github/plant.ts'
import type { GitHub } from './github/start-github.ts'
import { tokens } from './github/tokens.ts'
import { actionsBot } from './github/users.ts'

/** A run that tells how far it is, and what it has left behind. */
export interface LiveRun {
  readonly live: LiveStatus
  readonly records: readonly LiveRecord[]
  readonly lines: readonly string[]
  /** Lets time pass. */
  readonly pass: (seconds: number) => void
}

/** The head commit of the pull request 482 of the stand-in. */
export const headSha = shaOf('pull 482 head')

/** A run on the pull request 482 of a stand-in, on a clock that the test moves. */
export function liveRun(
  github: GitHub,
  changes: Partial<Omit<LiveRequest, 'run'>> & {
    readonly runId?: number
    readonly token?: string
  } = {},
): LiveRun {
  const { runId = 101, token = tokens.write, ...rest } = changes
  const records: LiveRecord[] = []
  const lines: string[] = []
  let seconds = 0
  const live = createLiveStatus({
    headSha,
    headBefore: null,
    pullRequest: 482,
    key: 'default',
    mayCreate: true,
    run: {
      owner: 'octo',
      repository: 'addon',
      runId,
      attempt: 1,
      apiUrl: github.url,
      serverUrl: 'https://github.com',
    },
    github: () => clientFor(github, token),
    login: actionsBot.login,
    remember: (record) => void records.push(record),
    tell: (line) => void lines.push(line),
    clock: { monotonicSeconds: () => seconds, sleep: () => Promise.resolve() },
    ...rest,
  })
  return { live, records, lines, pass: (more) => (seconds += more) }
}

/** A client of a stand-in that does not pause. */
export function clientFor(github: GitHub, token: string): ReturnType<typeof createGitHub> {
  return createGitHub({
    apiUrl: github.url,
    token,
    owner: 'octo',
    repository: 'addon',
    login: actionsBot.login,
    longestWaitSeconds: 0,
    pauseSeconds: 0,
    attempts: 1,
  })
}
