import { z } from 'zod'
import { startSeconds } from '../model/run/judged.ts'
import { shaSchema, text } from '../model/text.ts'

/** A finished run of another workflow for a pull request. */
export interface MeasuredRun {
  readonly id: number
  readonly attempt: number
  /** When that attempt began, in seconds since 1970; 0 on servers that do not say it. */
  readonly startedAt: number
  /** Path of its workflow's file; absent where that is not told. */
  readonly workflow: string | undefined
  readonly headSha: string
  readonly headBranch: string
  /** `owner/name` of the head's repository. */
  readonly headRepository: string
  readonly isCancelled: boolean
}

const schema = z
  .object({
    workflow_run: z.object({
      id: z.number().int().positive(),
      run_attempt: z.number().int().positive(),
      run_started_at: text(50).nullish(),
      path: text(500).nullish(),
      event: z.literal('pull_request'),
      status: z.literal('completed'),
      conclusion: text(50).nullable(),
      head_sha: shaSchema,
      head_branch: text(300),
      head_repository: z.object({ full_name: z.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/) }),
    }),
  })
  .transform(({ workflow_run: run }): MeasuredRun => ({
    id: run.id,
    attempt: run.run_attempt,
    startedAt: startSeconds(run.run_started_at ?? ''),
    workflow: run.path?.replace(/@.*$/, ''),
    headSha: run.head_sha,
    headBranch: run.head_branch,
    headRepository: run.head_repository.full_name,
    isCancelled: run.conclusion === 'cancelled',
  }))

/** The run, with untrusted names, of a `workflow_run` event; `null` without a pull request, or unfinished. */
export function measuredRun(payload: unknown): MeasuredRun | null {
  return schema.safeParse(payload).data ?? null
}
