import type { CheckConclusion, CheckText } from '../../host/github/github.ts'

/** On which commit, under which name, and of which run. */
export interface CheckPlace {
  readonly key: string
  readonly headSha: string
  readonly runId: number
  readonly attempt: number
  readonly runUrl: string | null
}

/** How a check ends. */
export type CheckEnding = CheckText & { readonly status: CheckConclusion }

/** How far a check is: `open` until it has a conclusion. */
export type CheckNews = CheckText & {
  readonly status: 'queued' | 'in_progress' | CheckConclusion
}
