import { z } from 'zod'
import { shaSchema, text } from '../../model/text.ts'

/** A pull request that a job on `pull_request_target` may have measured elsewhere. */
export interface StartFacts {
  readonly pullRequest: number
  /** The commit that was the head when the event happened: the one that somebody has looked at. */
  readonly headSha: string
  /** Name of the branch whose workflows count. */
  readonly defaultBranch: string
}

const schema = z.object({
  pull_request: z.object({
    number: z.number().int().positive(),
    head: z.object({ sha: shaSchema }),
  }),
  repository: z.object({ default_branch: text(300) }),
})

/**
 * What is to be started, or `null` when the event is about no pull request.
 *
 * @param payload - the parsed document that the runner provides, not trusted
 */
export function startFacts(payload: unknown): StartFacts | null {
  const checked = schema.safeParse(payload)
  if (!checked.success) return null
  const { pull_request: pull, repository } = checked.data
  return {
    pullRequest: pull.number,
    headSha: pull.head.sha,
    defaultBranch: repository.default_branch,
  }
}
