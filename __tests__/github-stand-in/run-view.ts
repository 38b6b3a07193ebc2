import type { JsonObject } from './json.ts'
import type { Run, State } from './state.ts'
import { repositoryView } from './views.ts'

/** A workflow run as replies and events show it. */
export function runView(
  run: Run,
  { repository, workflows }: Pick<State, 'repository' | 'workflows'>,
): JsonObject {
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
