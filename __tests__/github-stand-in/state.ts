import type { JsonObject } from './json.ts'

/** Somebody who acts: a person or an app's bot. */
export type User = { readonly login: string; readonly id: number; readonly type: 'Bot' | 'User' }

/** One end of a pull request. */
export type PullEnd = {
  readonly ref: string
  readonly sha: string
  /** "owner/name"; undefined once the fork is deleted. */
  readonly repository: string | undefined
}

/** A pull request. */
export type Pull = {
  readonly number: number
  readonly state: 'open' | 'closed'
  readonly locked: boolean
  readonly mergeSha: string | undefined
  readonly head: PullEnd
  readonly base: PullEnd
}

/** A comment on a pull request. */
export type Comment = {
  readonly id: number
  readonly issueNumber: number
  readonly body: string
  readonly user: User
}

/** A reaction to a comment. */
export type Reaction = {
  readonly id: number
  readonly commentId: number
  readonly content: string
  readonly user: User
}

/** A check run: the fields that were sent, plus what GitHub keeps itself. */
export type Check = {
  readonly id: number
  readonly name: string
  readonly headSha: string
  readonly status: string
  readonly conclusion: string | undefined
  readonly detailsUrl: string | undefined
  readonly externalId: string
  readonly output: JsonObject
}

/** A commit. */
export type Commit = {
  readonly sha: string
  readonly message: string
  readonly parents: readonly string[]
  /** Id of its files; of its own sha when not given. */
  readonly tree?: string
}

/** A workflow file. */
export type Workflow = {
  readonly id: number
  /** File name under .github/workflows. */
  readonly file: string
  /** The inputs of its workflow_dispatch trigger; undefined when it has no such trigger. */
  readonly inputs: readonly string[] | undefined
}

/** A workflow_dispatch that was asked for. */
type Dispatch = {
  readonly workflow: string
  readonly ref: string
  readonly inputs: JsonObject
  readonly runId: number
}

/** A workflow run. */
export type Run = {
  readonly id: number
  readonly attempt: number
  readonly workflowId: number
  readonly event: string
  readonly status: string
  readonly conclusion: string | undefined
  readonly headSha: string
  readonly headBranch: string
  readonly headRepository: string
  /** When this attempt of it began. */
  readonly startedAt: string
  /** How the jobs of this attempt have ended; undefined while one runs. */
  readonly jobs: readonly (string | undefined)[]
}

/** What a person may do in the repository. */
export type Role = 'none' | 'read' | 'triage' | 'write' | 'maintain' | 'admin'

/** The repository all of this is about. */
export type Repository = {
  readonly id: number
  readonly owner: string
  readonly name: string
  readonly private: boolean
  readonly defaultBranch: string
}

/** Everything the stand-in knows. Records are replaced, never changed. */
export type State = {
  readonly repository: Repository
  readonly pulls: Map<number, Pull>
  readonly comments: Map<number, Comment>
  readonly reactions: Map<number, Reaction>
  readonly checks: Map<number, Check>
  readonly collaborators: Map<string, { readonly user: User; readonly role: Role }>
  readonly commits: Map<string, Commit>
  /** Text of files, by "SHA:path". */
  readonly contents: Map<string, string>
  /** Branch, tag or "owner:branch" to SHA. */
  readonly refs: Map<string, string>
  readonly workflows: Map<number, Workflow>
  readonly dispatches: Dispatch[]
  /** Names in the body of a dispatch that an older server does not take. */
  readonly refusedNames: Set<string>
  readonly runs: Map<number, Run>
  /** The ids handed out last, per kind. */
  readonly lastIds: Map<string, number>
}

/** A repository in which nothing has happened yet. */
export function emptyState(repository: Repository): State {
  return {
    repository,
    pulls: new Map(),
    comments: new Map(),
    reactions: new Map(),
    checks: new Map(),
    collaborators: new Map(),
    commits: new Map(),
    contents: new Map(),
    refs: new Map(),
    workflows: new Map(),
    dispatches: [],
    refusedNames: new Set(),
    runs: new Map(),
    lastIds: new Map(),
  }
}

/** The next id of a kind; ids ascend from 1001, so that none is mistaken for a number of a pull. */
export function nextId(state: State, kind: string): number {
  const id = (state.lastIds.get(kind) ?? 1000) + 1
  state.lastIds.set(kind, id)
  return id
}
