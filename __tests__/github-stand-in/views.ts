import type { JsonObject } from './json.ts'
import type { Pull, PullEnd, Repository, User } from './state.ts'

// Each has what somebody reads; in replies, the other fields that GitHub requires are filled in.

/** "owner/name". */
export function fullName(repository: Repository): string {
  return `${repository.owner}/${repository.name}`
}

/** An account as replies and events show it. */
export function userView({ login, id, type }: User): JsonObject {
  return { login, id, type }
}

/** The repository, or a fork of it when `name` says another one. */
export function repositoryView(repository: Repository, name = fullName(repository)): JsonObject {
  const [login = '', short = ''] = name.split('/')
  const id = name === fullName(repository) ? repository.id : repository.id + 1
  return {
    id,
    name: short,
    full_name: name,
    private: repository.private,
    owner: userView({ login, id, type: 'User' }),
    default_branch: repository.defaultBranch,
  }
}

/** A pull request, with the fields that lists have too. */
export function pullView(pull: Pull, repository: Repository): JsonObject {
  return {
    number: pull.number,
    state: pull.state,
    head: endView(pull.head, repository),
    base: endView(pull.base, repository),
    merge_commit_sha: pull.mergeSha ?? null,
  }
}

function endView({ ref, sha, repository: name }: PullEnd, repository: Repository): JsonObject {
  return { ref, sha, repo: name === undefined ? null : repositoryView(repository, name) }
}
