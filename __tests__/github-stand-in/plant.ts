import { createHash } from 'node:crypto'
import type * as Known from './state.ts'
import { nextId } from './state.ts'
import { actionsBot, person } from './users.ts'
import { fullName } from './views.ts'

type Some<Thing, Required extends keyof Thing = never> = Partial<Thing> & Pick<Thing, Required>

/** Puts things into the repository as if they had happened before; most return what they planted. */
export type Plant = ReturnType<typeof plantIn>

/** A pull request in few words: `headRepository: 'mallory/addon'` makes it one from a fork. */
export type PullGiven = Partial<Omit<Known.Pull, 'head' | 'base'>> & {
  readonly head?: Partial<Known.PullEnd>
  readonly base?: Partial<Known.PullEnd>
}

/** The planting functions of a state; `now` gives the time of a run that carries none. */
export function plantIn(state: Known.State, now: () => string) {
  return {
    pull: (given: PullGiven = {}) => plantPull(state, given),
    comment: (given: Some<Known.Comment, 'issueNumber'>) => {
      const id = given.id ?? nextId(state, 'comment')
      return set(state.comments, { id, body: 'a comment', user: actionsBot, ...given })
    },
    commit: (given: Some<Known.Commit, 'sha'>) => plantCommit(state, given),
    content: (sha: string, path: string, text: string) =>
      void state.contents.set(`${sha}:${path}`, text),
    collaborator: (login: string, role: Known.Role) =>
      void state.collaborators.set(login.toLowerCase(), { user: person(login), role }),
    workflow: (given: Some<Known.Workflow, 'file'>) =>
      set(state.workflows, { id: nextId(state, 'workflow'), inputs: undefined, ...given }),
    run: (given: Some<Known.Run> = {}) =>
      set(state.runs, runOf(state, { startedAt: now(), ...given })),
    tag: (name: string, sha: string) => void state.refs.set(name, sha),
  }
}

/** A workflow run with everything that was not given filled in. */
export function runOf(state: Known.State, given: Some<Known.Run, 'startedAt'>): Known.Run {
  return {
    id: given.id ?? nextId(state, 'run'),
    attempt: 1,
    workflowId: 1001,
    event: 'pull_request',
    status: 'completed',
    conclusion: (given.status ?? 'completed') === 'completed' ? 'success' : undefined,
    headSha: shaOf('base'),
    headBranch: state.repository.defaultBranch,
    headRepository: fullName(state.repository),
    jobs: [],
    ...given,
  }
}

/** A made-up SHA that is always the same for the same words. */
export function shaOf(words: string): string {
  return createHash('sha1').update(words).digest('hex')
}

function plantPull(state: Known.State, given: PullGiven): Known.Pull {
  const number = given.number ?? Math.max(0, ...state.pulls.keys()) + 1
  const repository = fullName(state.repository)
  const seed = `pull ${number}`
  const pull = {
    number,
    state: 'open' as const,
    locked: false,
    mergeSha: shaOf(`${seed} merge`),
    ...given,
    head: { ref: 'topic', sha: shaOf(`${seed} head`), repository, ...given.head },
    base: { ref: state.repository.defaultBranch, sha: shaOf('base'), repository, ...given.base },
  }
  plantCommit(state, { sha: pull.base.sha })
  plantCommit(state, { sha: pull.head.sha, parents: [pull.base.sha] })
  const owner = pull.head.repository?.split('/')[0] ?? 'unknown'
  if (pull.head.repository === pull.base.repository) state.refs.set(pull.head.ref, pull.head.sha)
  state.refs.set(`${owner}:${pull.head.ref}`, pull.head.sha)
  state.refs.set(pull.base.ref, pull.base.sha)
  state.pulls.set(pull.number, pull)
  return pull
}

function plantCommit(state: Known.State, given: Some<Known.Commit, 'sha'>): Known.Commit {
  const known = state.commits.get(given.sha)
  const commit = { message: 'a commit', parents: [], ...known, ...given }
  state.commits.set(commit.sha, commit)
  return commit
}

function set<Thing extends { readonly id: number }>(things: Map<number, Thing>, thing: Thing) {
  things.set(thing.id, thing)
  return thing
}
