import { accessTo, withoutMissing, type GitHubAccess, type GitHubOptions } from './github-access.ts'
import {
  checksOf,
  commentOf,
  commentsOf,
  commitFromReply,
  comparisonOf,
  loginOf,
  numberOf,
  pathsOf,
  permissionOf,
  pullRequestOf,
  pullRequestsOf,
  textOf,
  workflowRunOf,
  workflowRunsOf,
} from './github-reply.ts'
import {
  GitHubError,
  type CheckState,
  type GitHub,
  type GitHubChecks,
  type GitHubContents,
  type GitHubRuns,
  type IssueComment,
} from './github.ts'

/** No pull request has more pages of comments; the limit ends a list that leads to itself. */
const mostPages = 200

// What is created is never sent again: after a lost reply, it would be there twice.
const once = { request: { retries: 0 } }

/** GitHub, by octokit, which is loaded when this is called. */
export async function createGitHub(options: GitHubOptions): Promise<GitHub> {
  const access = await accessTo(options)
  const { octokit, place, write, read, readAll } = access
  const { issues, pulls, users } = octokit.rest
  return {
    ...checksIn(access),
    ...contentsIn(access),
    ...runsIn(access),
    login: async () =>
      options.login ?? read('ask for the account', loginOf, () => users.getAuthenticated()),
    listComments: (issueNumber) =>
      readAll('list the comments', () => allComments(access, issueNumber)),
    getComment: (id) =>
      withoutMissing(
        read('read the comment', commentOf, () => issues.getComment({ ...place, comment_id: id })),
      ),
    createComment: (issueNumber, body) =>
      write('write the comment', commentOf, () =>
        issues.createComment({ ...place, ...once, issue_number: issueNumber, body }),
      ),
    updateComment: (id, body) =>
      write('update the comment', commentOf, () =>
        issues.updateComment({ ...place, comment_id: id, body }),
      ),
    deleteComment: async (id) => {
      await withoutMissing(
        write('remove the comment', nothingOf, () =>
          issues.deleteComment({ ...place, comment_id: id }),
        ),
      )
    },
    getPullRequest: (number) =>
      read('read the pull request', pullRequestOf, () =>
        pulls.get({ ...place, pull_number: number }),
      ),
    listPullRequests: (headOwner, branch) =>
      read('list the pull requests', pullRequestsOf, () =>
        pulls.list({ ...place, state: 'all', head: `${headOwner}:${branch}`, per_page: 100 }),
      ),
  }
}

function nothingOf(): void {}

/** Pages by itself, because octokit's paging mistakes a truncated reply for an empty page. */
async function allComments(
  { octokit, place }: GitHubAccess,
  issueNumber: number,
): Promise<readonly IssueComment[]> {
  const comments: IssueComment[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    // One after the other: only the page itself says whether there is a next one.
    const { data, headers } = await octokit.rest.issues.listComments({
      ...place,
      issue_number: issueNumber,
      per_page: 100,
      page,
    })
    comments.push(...commentsOf(data))
    if (!/;\s*rel="next"/.test(headers.link ?? '')) return comments
  }
  return comments
}

function checkIdOf(data: unknown): number {
  return numberOf(data, 'id', 'a check run')
}

function checksIn({ octokit, place, write, read }: GitHubAccess): GitHubChecks {
  const { checks } = octokit.rest
  return {
    createCheck: ({ name, headSha, externalId, state }) =>
      write('create the check', checkIdOf, () =>
        checks.create({
          ...place,
          ...once,
          ...checkBody(state),
          name,
          head_sha: headSha,
          external_id: externalId,
        }),
      ),
    updateCheck: async (id, state) => {
      const { name, externalId } = state
      await write('update the check', checkIdOf, () =>
        checks.update({
          ...place,
          ...checkBody(state),
          ...(name !== undefined && { name }),
          ...(externalId !== undefined && { external_id: externalId }),
          check_run_id: id,
        }),
      )
    },
    listChecks: (sha, name) =>
      read('list the checks', checksOf, () =>
        checks.listForRef({ ...place, ref: sha, check_name: name, filter: 'all', per_page: 100 }),
      ),
  }
}

function checkBody({ status, conclusion, text, detailsUrl }: CheckState): {
  readonly status?: 'queued' | 'in_progress'
  readonly conclusion?: 'success' | 'failure' | 'neutral' | 'cancelled'
  readonly output: { readonly title: string; readonly summary: string }
  readonly details_url?: string
} {
  return {
    // A conclusion completes a check by itself.
    ...(conclusion === null ? status !== 'completed' && { status } : { conclusion }),
    output: { ...text },
    ...(detailsUrl !== null && { details_url: detailsUrl }),
  }
}

// GitHub answers 422 for an id that no commit has.
const missingOrRefused = ['not-found', 'invalid'] as const

function contentsIn({ octokit, place, read }: GitHubAccess): GitHubContents {
  const { repos } = octokit.rest
  return {
    commitAt: (ref) =>
      withoutMissing(
        read('read the commit', commitFromReply, () =>
          repos.getCommit({ ...place, ref, per_page: 1 }),
        ),
        missingOrRefused,
      ),
    compareCommits: (first, second) =>
      withoutMissing(
        read('compare the commits', comparisonOf, () =>
          // The commits in between are not needed; without the limit, the reply lists 250 of them.
          repos.compareCommitsWithBasehead({
            ...place,
            basehead: `${first}...${second}`,
            per_page: 1,
            page: 1,
          }),
        ),
        missingOrRefused,
      ),
    readFile: (path, sha) =>
      withoutMissing(
        read(`read ${path}`, textOf, () =>
          repos.getContent({
            ...place,
            path,
            ...(sha !== null && { ref: sha }),
            mediaType: { format: 'raw' },
          }),
        ),
      ),
    listFolder: async (path) =>
      (await withoutMissing(
        read(`list ${path}`, pathsOf, () => repos.getContent({ ...place, path })),
      )) ?? [],
  }
}

function runsIn({ octokit, place, write, read }: GitHubAccess): GitHubRuns {
  const { actions, reactions, repos } = octokit.rest
  return {
    getRun: (id) =>
      withoutMissing(
        read('read the run', workflowRunOf, () => actions.getWorkflowRun({ ...place, run_id: id })),
      ),
    listRuns: (workflow, headSha) =>
      read('list the runs', workflowRunsOf, () =>
        actions.listWorkflowRuns({
          ...place,
          workflow_id: workflow,
          head_sha: headSha,
          per_page: 100,
        }),
      ),
    cancelRun: async (id) => {
      const cancelled = write(
        'cancel the run',
        () => true,
        () => actions.cancelWorkflowRun({ ...place, run_id: id }),
      )
      // GitHub answers 409 for a run that has ended.
      return (await withoutMissing(cancelled, missingOrRefused)) ?? false
    },
    dispatch: async (workflow, ref, inputs) => {
      const send = (details: { readonly return_run_details?: true }): Promise<number | null> =>
        write('start the workflow', runIdOf, async () => {
          const { status, data } = await octokit.request(
            'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches',
            { ...place, ...once, workflow_id: workflow, ref, inputs: { ...inputs }, ...details },
          )
          // Older servers start it without reporting the run's id.
          const code: number = status
          return { data: code === 204 ? null : data }
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
    permissionOf: async (login) =>
      (await withoutMissing(
        read('ask for the permission', permissionOf, () =>
          repos.getCollaboratorPermissionLevel({ ...place, username: login }),
        ),
      )) ?? 'none',
    react: (commentId, reaction) =>
      write('react to the comment', nothingOf, () =>
        reactions.createForIssueComment({ ...place, comment_id: commentId, content: reaction }),
      ),
  }
}

function runIdOf(data: unknown): number | null {
  return data === null ? null : numberOf(data, 'workflow_run_id', 'a started workflow')
}
