import { z } from 'zod'
import { shaSchema, text } from '../../model/text.ts'

/** A pull request that a job on `pull_request_target` can have measured in another workflow. */
export interface StartFacts {
  readonly pullRequest: number
  /** The head at the time of the event, which is the reviewed one. */
  readonly headSha: string
  /** Name of the default branch, whose workflows run. */
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
 * What to start, or `null` when the event has no pull request.
 *
 * @param payload - the parsed document that the runner provides, not trusted
 */
export function startFacts(payload: unknown): StartFacts | null {
  const validation = schema.safeParse(payload)
  if (!validation.success) return null
  const { pull_request: pull, repository } = validation.data
  return {
    pullRequest: pull.number,
    headSha: pull.head.sha,
    defaultBranch: repository.default_branch,
  }
}
