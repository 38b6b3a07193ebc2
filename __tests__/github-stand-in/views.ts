import type { Links } from './handler.ts'
import type { JsonObject } from './json.ts'
import type { Pull, PullEnd, Repository, User } from './state.ts'

/** "owner/name". */
export function fullName(repository: Repository): string {
  return `${repository.owner}/${repository.name}`
}

/** Address of the repository in the interface. */
export function repositoryUrl(repository: Repository, links: Links): string {
  return `${links.api}/repos/${fullName(repository)}`
}

/** An account as replies and events show it. */
export function userView(user: User, links: Links): JsonObject {
  const page = user.login.replace('[bot]', '')
  return {
    login: user.login,
    id: user.id,
    type: user.type,
    url: `${links.api}/users/${encodeURIComponent(user.login)}`,
    html_url: user.type === 'Bot' ? `${links.html}/apps/${page}` : `${links.html}/${page}`,
  }
}

/** The repository, or a fork of it when `name` says another one. */
export function repositoryView(
  repository: Repository,
  links: Links,
  name = fullName(repository),
): JsonObject {
  return {
    ...shortRepositoryView(repository, links, name),
    default_branch: repository.defaultBranch,
    clone_url: `${links.html}/${name}.git`,
  }
}

/** The form in which runs carry repositories: neither branch nor clone address. */
export function shortRepositoryView(
  repository: Repository,
  links: Links,
  name = fullName(repository),
): JsonObject {
  const [owner = '', short = ''] = name.split('/')
  const isFork = name !== fullName(repository)
  return {
    id: isFork ? repository.id + 1 : repository.id,
    name: short,
    full_name: name,
    private: repository.private,
    fork: isFork,
    owner: userView({ login: owner, id: repository.id + (isFork ? 1 : 0), type: 'User' }, links),
    url: `${links.api}/repos/${name}`,
    html_url: `${links.html}/${name}`,
  }
}

/** A pull request seen as an issue, or as a plain issue. */
export function issueView(
  issue: Pull,
  repository: Repository,
  links: Links,
  isPull: boolean,
): JsonObject {
  const url = repositoryUrl(repository, links)
  const page = `${links.html}/${fullName(repository)}`
  const pull = { url: `${url}/pulls/${issue.number}`, html_url: `${page}/pull/${issue.number}` }
  return {
    id: issue.number,
    number: issue.number,
    title: issue.title,
    body: issue.body,
    state: issue.state,
    locked: issue.locked,
    user: userView(issue.user, links),
    labels: [],
    html_url: isPull ? pull.html_url : `${page}/issues/${issue.number}`,
    ...(isPull ? { pull_request: pull } : {}),
  }
}

/** A pull request, with the fields that lists have too. */
export function pullView(pull: Pull, repository: Repository, links: Links): JsonObject {
  return {
    id: pull.number,
    number: pull.number,
    title: pull.title,
    body: pull.body,
    state: pull.state,
    locked: pull.locked,
    draft: false,
    user: userView(pull.user, links),
    labels: [],
    head: endView(pull.head, pull.user, repository, links),
    base: endView(pull.base, pull.user, repository, links),
    merge_commit_sha: pull.mergeSha ?? null,
    html_url: `${links.html}/${fullName(repository)}/pull/${pull.number}`,
  }
}

function endView(end: PullEnd, author: User, repository: Repository, links: Links): JsonObject {
  const name = end.repository
  const [owner = author.login] = name?.split('/') ?? []
  return {
    label: `${owner}:${end.ref}`,
    ref: end.ref,
    sha: end.sha,
    user: userView({ login: owner, id: repository.id, type: 'User' }, links),
    repo: name === undefined ? null : repositoryView(repository, links, name),
  }
}
