import { createHash } from 'node:crypto'
import type * as Known from './state.ts'
import { nextId } from './state.ts'
import { actionsBot, person } from './users.ts'
import { fullName } from './views.ts'

type Some<Thing, Required extends keyof Thing = never> = Partial<Thing> & Pick<Thing, Required>

/** Puts things into the repository as if they had happened before; each returns what it planted. */
export type Plant = {
  readonly issue: (given?: Some<Known.Issue>) => Known.Issue
  readonly pull: (given?: PullGiven) => Known.Pull
  readonly comment: (given: Some<Known.Comment, 'issueNumber'>) => Known.Comment
  readonly commit: (given: Some<Known.Commit, 'sha'>) => Known.Commit
  /** A file of a commit. */
  readonly content: (sha: string, path: string, text: string) => void
  readonly collaborator: (login: string, role: Known.Role) => Known.User
  readonly workflow: (given: Some<Known.Workflow, 'file'>) => Known.Workflow
  readonly run: (given?: Some<Known.Run>) => Known.Run
  readonly artifact: (given: Some<Known.Artifact, 'runId' | 'zip'>) => Known.Artifact
  readonly tag: (name: string, sha: string) => void
  readonly release: (given: Some<Known.Release, 'tag'>) => Known.Release
}

/** A pull request in few words: `headRepository: 'mallory/addon'` makes it one from a fork. */
export type PullGiven = Partial<Omit<Known.Pull, 'head' | 'base'>> & {
  readonly head?: Partial<Known.PullEnd>
  readonly base?: Partial<Known.PullEnd>
}

/** The planting functions of a state; `now` gives the time of what carries none. */
export function plantIn(state: Known.State, now: () => string): Plant {
  return {
    issue: (given = {}) => keep(state.issues, issueOf(state, given)),
    pull: (given = {}) => plantPull(state, given, now),
    comment: (given) => plantComment(state, given, now),
    commit: (given) => plantCommit(state, { date: now(), ...given }),
    content: (sha, path, text) => void state.contents.set(`${sha}:${path}`, text),
    collaborator: (login, role) => {
      const user = person(login)
      state.collaborators.set(login.toLowerCase(), { user, role })
      return user
    },
    workflow: (given) => {
      const workflow = { id: nextId(state, 'workflow'), inputs: undefined, ...given }
      return set(state.workflows, workflow)
    },
    run: (given = {}) => set(state.runs, runOf(state, { createdAt: now(), ...given })),
    artifact: (given) => {
      const artifact = { id: nextId(state, 'artifact'), name: 'deadheat', expired: false, ...given }
      return set(state.artifacts, artifact)
    },
    tag: (name, sha) => {
      state.tags.set(name, sha)
      state.refs.set(name, sha)
    },
    release: (given) => {
      const id = nextId(state, 'release')
      const fresh = { id, draft: false, prerelease: false, createdAt: now() }
      return set(state.releases, { ...fresh, ...given })
    },
  }
}

/** A pull request with everything that was not given filled in. */
function pullOf(state: Known.State, given: PullGiven): Known.Pull {
  const issue = issueOf(state, given)
  const repository = fullName(state.repository)
  const seed = `pull ${issue.number}`
  return {
    ...issue,
    body: '',
    draft: false,
    merged: false,
    mergeable: true,
    mergeSha: shaOf(`${seed} merge`),
    files: [],
    ...given,
    head: { ref: 'topic', sha: shaOf(`${seed} head`), repository, ...given.head },
    base: { ref: state.repository.defaultBranch, sha: shaOf('base'), repository, ...given.base },
  }
}

/** A workflow run with everything that was not given filled in. */
export function runOf(state: Known.State, given: Some<Known.Run, 'createdAt'>): Known.Run {
  const id = given.id ?? nextId(state, 'run')
  return {
    id,
    attempt: 1,
    number: id - 1000,
    workflowId: 1001,
    event: 'pull_request',
    status: 'completed',
    conclusion: (given.status ?? 'completed') === 'completed' ? 'success' : undefined,
    headSha: shaOf('base'),
    headBranch: state.repository.defaultBranch,
    headRepository: fullName(state.repository),
    actor: person('alice'),
    pulls: [],
    ...given,
  }
}

/** A made-up SHA that is always the same for the same words. */
export function shaOf(words: string): string {
  return createHash('sha1').update(words).digest('hex')
}

function issueOf(state: Known.State, given: Some<Known.Issue>): Known.Issue {
  const number = given.number ?? Math.max(0, ...state.issues.keys(), ...state.pulls.keys()) + 1
  return {
    number,
    title: given.title ?? `number ${number}`,
    body: given.body ?? '',
    state: given.state ?? 'open',
    stateReason: given.stateReason ?? null,
    locked: given.locked ?? false,
    user: given.user ?? person('alice'),
    labels: given.labels ?? [],
  }
}

function plantPull(state: Known.State, given: PullGiven, now: () => string): Known.Pull {
  const pull = pullOf(state, given)
  const date = now()
  plantCommit(state, { sha: pull.base.sha, date })
  plantCommit(state, { sha: pull.head.sha, parents: [pull.base.sha], files: pull.files, date })
  const owner = pull.head.repository?.split('/')[0] ?? 'unknown'
  if (pull.head.repository === pull.base.repository) state.refs.set(pull.head.ref, pull.head.sha)
  state.refs.set(`${owner}:${pull.head.ref}`, pull.head.sha)
  state.refs.set(pull.base.ref, pull.base.sha)
  return keep(state.pulls, pull)
}

function plantComment(
  state: Known.State,
  given: Some<Known.Comment, 'issueNumber'>,
  now: () => string,
): Known.Comment {
  const id = given.id ?? nextId(state, 'comment')
  const createdAt = given.createdAt ?? now()
  return set(state.comments, {
    id,
    nodeId: `IC_${id}`,
    body: 'a comment',
    user: actionsBot,
    updatedAt: createdAt,
    minimized: undefined,
    ...given,
    createdAt,
  })
}

function plantCommit(state: Known.State, given: Some<Known.Commit, 'sha' | 'date'>): Known.Commit {
  const known = state.commits.get(given.sha)
  const fresh = { message: 'a commit', parents: [], author: person('alice'), files: [] }
  const commit = { ...fresh, ...known, ...given }
  state.commits.set(commit.sha, commit)
  return commit
}

function keep<Thing extends { readonly number: number }>(
  things: Map<number, Thing>,
  thing: Thing,
): Thing {
  things.set(thing.number, thing)
  return thing
}

function set<Thing extends { readonly id: number }>(
  things: Map<number, Thing>,
  thing: Thing,
): Thing {
  things.set(thing.id, thing)
  return thing
}
