import type { Actions } from '../host/github/actions.ts'
import type { GitHub } from '../host/github/index.ts'
import type { Host } from '../host/host.ts'
import type { Revision } from '../model/build/revision.ts'
import { homePage } from '../model/home.ts'
import type { Result } from '../model/judging/result.ts'
import type { CommentOrigin, ShownPart } from '../render/comment/comment-input.ts'
import { pagesOf, runLink, type JudgedRun } from './run-link.ts'
import type { LiveStatus } from './live/live-status.ts'

/** The pull request that a run belongs to. */
export interface PublicationTarget {
  readonly number: number
  /** Name of its target branch. */
  readonly baseBranch: string
  /** Full id of the head commit; by default the measured one. */
  readonly headSha?: string | undefined
  /** Whether its code is a stranger's. */
  readonly fromFork?: boolean | undefined
}

/** What is published, and where. */
export interface Publication {
  readonly result: Result
  readonly parts: readonly ShownPart[]
  /** Absolute paths of the files that were written before. */
  readonly resultPath: string
  readonly reportPath: string
  /** Address of the report with its data, kept as an artifact; `null` when it is not. */
  readonly reportUrl: string | null
  /** `null` when the run belongs to no pull request. */
  readonly pullRequest: PublicationTarget | null
  /** Distinguishes several comments on one pull request. */
  readonly key: string
  readonly comment: 'on-change' | 'always' | 'never'
  readonly run: JudgedRun
  readonly actions: Actions
  /** Where the run has shown its progress; `null` if it has not. */
  readonly live: LiveStatus | null
  /** Loads the client; called only when it is needed. */
  readonly github: () => Promise<GitHub>
  readonly clock: Pick<Host['clock'], 'sleep'>
}

/** The links of a publication's pages, and whether a fork's run measured its numbers. */
export function originOf({
  result,
  run,
  reportUrl,
  pullRequest,
  parts,
}: Pick<Publication, 'result' | 'run' | 'reportUrl' | 'pullRequest' | 'parts'>): CommentOrigin {
  const { base, head } = result.plan.revisions
  const repository = pagesOf(run)
  return {
    links: {
      run: runLink(run),
      report: reportUrl,
      commits: { base: commitLink(repository, base), head: commitLink(repository, head) },
      home: homePage(),
    },
    fromFork: pullRequest?.fromFork === true,
    parts,
  }
}

function commitLink(repository: string, { sha }: Revision): string | null {
  return sha === null ? null : `${repository}/commit/${sha}`
}
