import { createHash } from 'node:crypto'
import type * as Known from './state.ts'
import { nextId } from './state.ts'
import { actionsBot, person } from './users.ts'
import { fullName } from './views.ts'

type Some<Thing, Required extends keyof Thing = never> = Partial<Thing> & Pick<Thing, Required>

/** Puts things into the repository as if they had happened before; each returns what it planted. */
export type Plant = {
  readonly pull: (given?: PullGiven) => Known.Pull
  readonly comment: (given: Some<Known.Comment, 'issueNumber'>) => Known.Comment
  readonly commit: (given: Some<Known.Commit, 'sha'>) => Known.Commit
  /** A file of a commit. */
  readonly content: (sha: string, path: string, text: string) => void
  readonly collaborator: (login: string, role: Known.Role) => Known.User
  readonly workflow: (given: Some<Known.Workflow, 'file'>) => Known.Workflow
  readonly run: (given?: Some<Known.Run>) => Known.Run
  readonly tag: (name: string, sha: string) => void
}

/** A pull request in few words: `headRepository: 'mallory/addon'` makes it one from a fork. */
export type PullGiven = Partial<Omit<Known.Pull, 'head' | 'base'>> & {
  readonly head?: Partial<Known.PullEnd>
  readonly base?: Partial<Known.PullEnd>
}

/** The planting functions of a state; `now` gives the time of what carries none. */
export function plantIn(state: Known.State, now: () => string): Plant {
  return {
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
    tag: (name, sha) => void state.refs.set(name, sha),
  }
}

/** A pull request with everything that was not given filled in. */
function pullOf(state: Known.State, given: PullGiven): Known.Pull {
  const number = given.number ?? Math.max(0, ...state.pulls.keys()) + 1
  const repository = fullName(state.repository)
  const seed = `pull ${number}`
  return {
    number,
    title: `number ${number}`,
    body: '',
    state: 'open',
    locked: false,
    user: person('alice'),
    mergeSha: shaOf(`${seed} merge`),
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
    startedAt: given.createdAt,
    jobs: [],
    ...given,
  }
}

/** A made-up SHA that is always the same for the same words. */
export function shaOf(words: string): string {
  return createHash('sha1').update(words).digest('hex')
}

function plantPull(state: Known.State, given: PullGiven, now: () => string): Known.Pull {
  const pull = pullOf(state, given)
  const date = now()
  plantCommit(state, { sha: pull.base.sha, date })
  plantCommit(state, { sha: pull.head.sha, parents: [pull.base.sha], date })
  const owner = pull.head.repository?.split('/')[0] ?? 'unknown'
  if (pull.head.repository === pull.base.repository) state.refs.set(pull.head.ref, pull.head.sha)
  state.refs.set(`${owner}:${pull.head.ref}`, pull.head.sha)
  state.refs.set(pull.base.ref, pull.base.sha)
  state.pulls.set(pull.number, pull)
  return pull
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
    body: 'a comment',
    user: actionsBot,
    updatedAt: createdAt,
    ...given,
    createdAt,
  })
}

function plantCommit(state: Known.State, given: Some<Known.Commit, 'sha' | 'date'>): Known.Commit {
  const known = state.commits.get(given.sha)
  const fresh = { message: 'a commit', parents: [], author: person('alice') }
  const commit = { ...fresh, ...known, ...given }
  state.commits.set(commit.sha, commit)
  return commit
}

function set<Thing extends { readonly id: number }>(
  things: Map<number, Thing>,
  thing: Thing,
): Thing {
  things.set(thing.id, thing)
  return thing
}
