import { withoutMissing, type GitHubAccess } from './github-access.ts'
import { numberOf, permissionOf, workflowRunOf, workflowRunsOf } from './github-reply.ts'
import { GitHubError, type GitHubRuns } from './github.ts'

/** Workflow runs, permissions and reactions, by octokit. */
export function runsIn({ octokit, place, told, reading }: GitHubAccess): GitHubRuns {
  return {
    getRun: (id) =>
      withoutMissing(
        reading('read the run', async () => {
          const { data } = await octokit.rest.actions.getWorkflowRun({ ...place, run_id: id })
          return workflowRunOf(data)
        }),
      ),
    listRuns: (workflow, headSha) =>
      reading('list the runs', async () => {
        const { data } = await octokit.rest.actions.listWorkflowRuns({
          ...place,
          workflow_id: workflow,
          head_sha: headSha,
          per_page: 100,
        })
        return workflowRunsOf(data)
      }),
    cancelRun: async (id) => {
      try {
        await told('cancel the run', () =>
          octokit.rest.actions.cancelWorkflowRun({ ...place, run_id: id }),
        )
        return true
      } catch (error) {
        // GitHub answers 409 for a run that has ended.
        const isEnded = error instanceof GitHubError && /not-found|invalid/.test(error.trouble)
        if (isEnded) return false
        throw error
      }
    },
    dispatch: async (workflow, ref, inputs) => {
      const send = (details: { readonly return_run_details?: true }): Promise<number | null> =>
        told('start the workflow', async () => {
          const { status, data } = await octokit.request(
            'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches',
            {
              ...place,
              workflow_id: workflow,
              ref,
              inputs: { ...inputs },
              ...details,
              request: { retries: 0 },
            },
          )
          // Older servers start it without reporting the run's id.
          const code: number = status
          return code === 204 ? null : numberOf(data, 'workflow_run_id', 'a started workflow')
        })
      try {
        return await send({ return_run_details: true })
      } catch (error) {
        // Still older ones refuse what they do not know.
        if (!(error instanceof GitHubError) || !/return_run_details/.test(error.message))
          throw error
        return send({})
      }
    },
    permissionOf: async (login) => {
      const permission = await withoutMissing(
        reading('ask for the permission', async () => {
          const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({
            ...place,
            username: login,
          })
          return permissionOf(data)
        }),
      )
      return permission ?? 'none'
    },
    react: async (commentId, reaction) => {
      await told('react to the comment', () =>
        octokit.rest.reactions.createForIssueComment({
          ...place,
          comment_id: commentId,
          content: reaction,
        }),
      )
    },
  }
}
