import { z } from 'zod'
import { shaSchema, text } from '../../model/text.ts'

/** The pull request of an event. */
export interface PullRequestFacts {
  readonly number: number
  readonly headSha: string
  readonly baseSha: string
  /** Name of the target branch. */
  readonly baseBranch: string
  /** Whether its commits come from another repository, or from an unknown one. */
  readonly fromFork: boolean
}

/** What a run needs to know about the event that started it. */
export interface EventFacts {
  /** `pull_request`, `push`, …; empty in a terminal. */
  readonly name: string
  readonly pullRequest: PullRequestFacts | null
  readonly push: { readonly before: string; readonly after: string } | null
}

// The fork of a pull request may have been deleted.
const repositorySchema = z.object({ id: z.number().int() }).nullish().catch(null)

const pullRequestSchema = z.object({
  pull_request: z.object({
    number: z.number().int().positive(),
    head: z.object({ sha: shaSchema, repo: repositorySchema }),
    base: z.object({ sha: shaSchema, ref: text(300), repo: repositorySchema }),
  }),
})

const pushSchema = z.object({ before: shaSchema, after: shaSchema })

const nameSchema = text(100)

/**
 * Extracts the few facts that matter from an event's payload.
 *
 * @param name - name of the event; empty in a terminal
 * @param payload - the parsed document that the runner provides, not trusted
 */
export function eventFacts(name: string, payload: unknown): EventFacts {
  const pullRequest = pullRequestSchema.safeParse(payload)
  const push = pushSchema.safeParse(payload)
  return {
    name: nameSchema.parse(name),
    pullRequest: pullRequest.success
      ? {
          number: pullRequest.data.pull_request.number,
          headSha: pullRequest.data.pull_request.head.sha,
          baseSha: pullRequest.data.pull_request.base.sha,
          baseBranch: pullRequest.data.pull_request.base.ref,
          fromFork: isFromFork(pullRequest.data.pull_request),
        }
      : null,
    push: name === 'push' && push.success ? push.data : null,
  }
}

const beforeSchema = z.object({ before: shaSchema })

/**
 * The previous head of the event's branch; `null` when the event has none.
 *
 * @param payload - the parsed document that the runner provides, not trusted
 */
export function headBefore(payload: unknown): string | null {
  const validation = beforeSchema.safeParse(payload)
  return validation.success && !/^0+$/.test(validation.data.before) ? validation.data.before : null
}

function isFromFork({ head, base }: z.infer<typeof pullRequestSchema>['pull_request']): boolean {
  return head.repo?.id === undefined || head.repo.id !== base.repo?.id
}
