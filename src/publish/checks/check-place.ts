import type { CheckConclusion, CheckText } from '../../host/github/github.ts'

/** The commit, the name and the run of a check. */
export interface CheckPlace {
  readonly key: string
  readonly headSha: string
  readonly runId: number
  readonly attempt: number
  readonly runUrl: string | null
}

/** How a check ends. */
export type CheckEnding = CheckText & { readonly status: CheckConclusion }

/** The progress of a check: `open` until it has a conclusion. */
export type CheckNews = CheckText & {
  readonly status: 'queued' | 'in_progress' | CheckConclusion
}
