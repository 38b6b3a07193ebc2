import type { JsonObject } from './json.ts'

/** Somebody who acts: a person or an app's bot. */
export type User = { readonly login: string; readonly id: number; readonly type: 'Bot' | 'User' }

export type PullEnd = {
  readonly ref: string
  readonly sha: string
  /** "owner/name"; undefined once the fork is deleted. */
  readonly repository: string | undefined
}

export type Pull = {
  readonly number: number
  readonly state: 'open' | 'closed'
  readonly locked: boolean
  readonly mergeSha: string | undefined
  readonly head: PullEnd
  readonly base: PullEnd
}

export type Comment = Readonly<{ id: number; issueNumber: number; body: string; user: User }>

export type Reaction = Readonly<{ id: number; commentId: number; content: string; user: User }>

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

export type Commit = {
  readonly sha: string
  readonly message: string
  readonly parents: readonly string[]
  /** Id of its files; of its own sha when not given. */
  readonly tree?: string
}

export type Workflow = {
  readonly id: number
  /** File name under .github/workflows. */
  readonly file: string
  /** The inputs of its workflow_dispatch trigger; undefined when it has no such trigger. */
  readonly inputs: readonly string[] | undefined
}

type Dispatch = Readonly<{ workflow: string; ref: string; inputs: JsonObject; runId: number }>

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

export type Role = 'none' | 'read' | 'triage' | 'write' | 'maintain' | 'admin'

export type Repository = {
  readonly id: number
  readonly owner: string
  readonly name: string
  readonly private: boolean
  readonly defaultBranch: string
}

/** Everything the stand-in knows. Records are replaced, never changed. */
export type State = ReturnType<typeof emptyState>

/** A repository in which nothing has happened yet. */
export function emptyState(repository: Repository) {
  const dispatches: Dispatch[] = []
  return {
    repository,
    pulls: new Map<number, Pull>(),
    comments: new Map<number, Comment>(),
    reactions: new Map<number, Reaction>(),
    checks: new Map<number, Check>(),
    collaborators: new Map<string, { readonly user: User; readonly role: Role }>(),
    commits: new Map<string, Commit>(),
    /** Text of files, by "SHA:path". */
    contents: new Map<string, string>(),
    /** Branch, tag or "owner:branch" to SHA. */
    refs: new Map<string, string>(),
    workflows: new Map<number, Workflow>(),
    dispatches,
    /** Names in the body of a dispatch that an older server does not take. */
    refusedNames: new Set<string>(),
    runs: new Map<number, Run>(),
    /** The ids handed out last, per kind. */
    lastIds: new Map<string, number>(),
  }
}

/** The next id of a kind; ids ascend from 1001, so that none is mistaken for a number of a pull. */
export function nextId(state: State, kind: string): number {
  const id = (state.lastIds.get(kind) ?? 1000) + 1
  state.lastIds.set(kind, id)
  return id
}
