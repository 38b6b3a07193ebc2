import type { Links } from './handler.ts'
import type { JsonObject } from './json.ts'
import type { Pull, Run, State } from './state.ts'
import { fullName, repositoryUrl, shortRepositoryView, userView } from './views.ts'

type Place = Pick<State, 'repository' | 'pulls' | 'workflows'>

/** A workflow run as replies and events show it. */
export function runView(run: Run, state: Place, links: Links): JsonObject {
  const { repository } = state
  const url = `${repositoryUrl(repository, links)}/actions/runs/${run.id}`
  const file = state.workflows.get(run.workflowId)?.file ?? 'deadheat.yml'
  const pulls = run.pulls.flatMap((number) => state.pulls.get(number) ?? [])
  return {
    id: run.id,
    name: file,
    path: `.github/workflows/${file}`,
    run_number: run.number,
    run_attempt: run.attempt,
    workflow_id: run.workflowId,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion ?? null,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    head_repository: shortRepositoryView(repository, links, run.headRepository),
    repository: shortRepositoryView(repository, links),
    actor: userView(run.actor, links),
    pull_requests: pulls.map((pull) => reference(pull, state, links)),
    created_at: run.createdAt,
    run_started_at: run.startedAt,
    url,
    html_url: `${links.html}/${fullName(repository)}/actions/runs/${run.id}`,
  }
}

function reference(pull: Pull, { repository }: Place, links: Links): JsonObject {
  const repo = { id: repository.id, name: repository.name, url: repositoryUrl(repository, links) }
  return {
    id: pull.number,
    number: pull.number,
    url: `${repo.url}/pulls/${pull.number}`,
    head: { ref: pull.head.ref, sha: pull.head.sha, repo },
    base: { ref: pull.base.ref, sha: pull.base.sha, repo },
  }
}
