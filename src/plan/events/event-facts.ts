import { z } from 'zod'
import { shaSchema, text } from '../../model/text.ts'
import type { AskedSubset } from '../../model/subset-key.ts'

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
  /** Name of the branch that others start from; absent where nothing says it. */
  readonly defaultBranch?: string | undefined
  readonly mergeGroup: MergeGroupFacts | null
}

/** What a merge queue is about to merge. */
export interface MergeGroupFacts {
  readonly headSha: string
  /** What it is merged into: the branch, or the group before it in the queue. */
  readonly baseSha: string
  /** The last pull request in it; `null` where the name of its branch does not say it. */
  readonly pullRequest: number | null
}

// The fork of a pull request may have been deleted.
const repositorySchema = z.object({ id: z.number().int() }).nullish().catch(null)

const pullRequestSchema = z
  .object({
    pull_request: z.object({
      number: z.number().int().positive(),
      head: z.object({ sha: shaSchema, repo: repositorySchema }),
      base: z.object({ sha: shaSchema, ref: text(300), repo: repositorySchema }),
    }),
  })
  .transform(({ pull_request: { number, head, base } }): PullRequestFacts => ({
    number,
    headSha: head.sha,
    baseSha: base.sha,
    baseBranch: base.ref,
    fromFork: head.repo?.id === undefined || head.repo.id !== base.repo?.id,
  }))

const mergeGroupSchema = z
  .object({
    merge_group: z.object({ head_sha: shaSchema, base_sha: shaSchema, head_ref: text(500) }),
  })
  .transform(({ merge_group: group }): MergeGroupFacts => {
    const [, number] = /\/pr-(\d{1,15})-[0-9a-f]{40}$/.exec(group.head_ref) ?? []
    return {
      headSha: group.head_sha,
      baseSha: group.base_sha,
      pullRequest: number === undefined ? null : Number(number),
    }
  })

const pushSchema = z.object({ before: shaSchema, after: shaSchema })

const nameSchema = text(100)

const branchSchema = z.object({ repository: z.object({ default_branch: text(300).min(1) }) })

/** The few facts that matter of an event of this name (empty in a terminal), by its untrusted document. */
export function eventFacts(name: string, payload: unknown): EventFacts {
  return {
    name: nameSchema.parse(name),
    pullRequest: pullRequestSchema.safeParse(payload).data ?? null,
    push: name === 'push' ? (pushSchema.safeParse(payload).data ?? null) : null,
    defaultBranch: branchSchema.safeParse(payload).data?.repository.default_branch,
    mergeGroup: name === 'merge_group' ? (mergeGroupSchema.safeParse(payload).data ?? null) : null,
  }
}

const beforeSchema = z.object({ before: shaSchema })

/** The previous head of the event's branch, by the untrusted document; `null` when it has none. */
export function headBefore(payload: unknown): string | null {
  const validation = beforeSchema.safeParse(payload)
  return validation.success && !/^0+$/.test(validation.data.before) ? validation.data.before : null
}

const textField = text(500).default('')

const formSchema = z.object({
  inputs: z.object({
    only: textField,
    pairs: textField,
    base: textField,
    node: textField,
    profile: textField,
    bisect: textField,
  }),
})

/** What a command or the form asked of a run, by the untrusted document; `null` for another event. */
export function formFacts(name: string, payload: unknown): Required<AskedSubset> | null {
  const form = formSchema.safeParse(payload)
  return name === 'workflow_dispatch' && form.success ? form.data.inputs : null
}

/** A pull request that a job on `pull_request_target` can have measured in another workflow. */
export interface StartFacts {
  readonly pullRequest: number
  /** The head at the time of the event, which is the reviewed one. */
  readonly headSha: string
  /** Name of the default branch, whose workflows run. */
  readonly defaultBranch: string
}

const startSchema = z
  .object({
    pull_request: z.object({
      number: z.number().int().positive(),
      head: z.object({ sha: shaSchema }),
    }),
    repository: z.object({ default_branch: text(300) }),
  })
  .transform(({ pull_request: { number, head }, repository }): StartFacts => ({
    pullRequest: number,
    headSha: head.sha,
    defaultBranch: repository.default_branch,
  }))

/** What to start, by the untrusted document of the runner; `null` when the event has no pull request. */
export function startFacts(payload: unknown): StartFacts | null {
  return startSchema.safeParse(payload).data ?? null
}

/** A comment on an open pull request: one that a person has just written, or one that was changed. */
export interface CommentFacts {
  readonly pullRequest: number
  /** 0 for one that was edited. */
  readonly commentId: number
  /** Whether it was edited or removed; the text is that before. */
  readonly isChanged: boolean
  readonly body: string
  readonly author: string
  /** Name of the default branch, whose workflows run. */
  readonly defaultBranch: string
}

const commentSchema = z.object({
  action: z.enum(['created', 'edited', 'deleted']),
  issue: z.object({
    number: z.number().int().positive(),
    state: z.literal('open'),
    // A plain issue has none.
    pull_request: z.object({}),
  }),
  comment: z.object({
    id: z.number().int().positive(),
    body: text(70_000),
    user: z.object({ login: text(110), type: text(100) }),
  }),
  /** What an edited comment said before. */
  changes: z.object({ body: z.object({ from: text(70_000) }) }).optional(),
  sender: z.object({ login: text(110) }),
  repository: z.object({ default_branch: text(300) }),
})

/** An event's untrusted comment; `null` on a plain issue, a closed pull request, or if a program just wrote it. */
export function commentFacts(payload: unknown): CommentFacts | null {
  const validation = commentSchema.safeParse(payload)
  if (!validation.success) return null
  const { action, changes, issue, comment, repository, sender } = validation.data
  const { login, type } = comment.user
  const isChanged = action !== 'created'
  // The sender of a created comment is its author; anything else is suspicious.
  if (!isChanged && (type !== 'User' || sender.login !== login)) return null
  return {
    pullRequest: issue.number,
    commentId: action === 'edited' ? 0 : comment.id,
    isChanged,
    body: changes?.body.from ?? comment.body,
    author: login,
    defaultBranch: repository.default_branch,
  }
}
