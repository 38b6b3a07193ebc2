import type { JsonObject } from './json.ts'
import type { Comment, Pull, PullEnd, Repository, Run, State, User } from './state.ts'

// Each has what somebody reads.

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

/** A comment, with its address below the pages at `html`. */
export function commentView(repository: Repository, html: string, comment: Comment): JsonObject {
  const page = `${html}/${fullName(repository)}/pull/${comment.issueNumber}`
  return {
    id: comment.id,
    body: comment.body,
    user: userView(comment.user),
    html_url: `${page}#issuecomment-${comment.id}`,
  }
}

/** A workflow run. */
export function runView(run: Run, { repository, workflows }: State): JsonObject {
  return {
    id: run.id,
    path: `.github/workflows/${workflows.get(run.workflowId)?.file ?? 'deadheat.yml'}`,
    run_attempt: run.attempt,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion ?? null,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    head_repository: repositoryView(repository, run.headRepository),
    run_started_at: run.startedAt,
  }
}
