// What bot, publishing and reports use of GitHub's API. What must not be there twice is never sent twice.
import { accessTo, withoutMissing, type GitHubAccess, type GitHubOptions } from './github-access.ts'
import {
  checkIdOf,
  checksOf,
  commentOf,
  commentsOf,
  commitFromReply,
  comparisonOf,
  jobEndingsOf,
  loginOf,
  permissionOf,
  pullRequestOf,
  pullRequestsOf,
  runIdOf,
  textOf,
  workflowPathsOf,
  workflowRunOf,
  workflowRunsOf,
} from './github-reply.ts'
import { GitHubError } from './github-error.ts'

/** How a check ends. */
export type CheckConclusion = 'success' | 'failure' | 'neutral' | 'cancelled'

/** What a check says. */
export interface CheckText {
  /** One line. */
  readonly title: string
  /** Markdown, at most 65,535 characters. */
  readonly summary: string
}

/** How far a check is, and what it says. */
export interface CheckState {
  readonly status: 'queued' | 'in_progress' | 'completed'
  /** `null` until it is completed. */
  readonly conclusion: CheckConclusion | null
  readonly text: CheckText
  /** Address of the run; `null` when there is none to show. */
  readonly detailsUrl: string | null
}

interface CheckRequest {
  readonly name: string
  readonly headSha: string
  readonly externalId: string
  readonly state: CheckState
}

/** No list has more pages; the limit ends a list that leads to itself. */
const mostPages = 200

// What is created is never sent again: after a lost reply, it would be there twice.
const once = { request: { retries: 0 } }

/** What we use of GitHub's API, for one repository. Every function throws GitHubError when its call fails. */
export type GitHub = Readonly<ReturnType<typeof gitHubBy>>

/** GitHub, by octokit, which is loaded when this is called. */
export async function createGitHub(options: GitHubOptions): Promise<GitHub> {
  return gitHubBy(await accessTo(options))
}

function gitHubBy(access: GitHubAccess) {
  const { octokit, place, write, read, readAll } = access
  const { issues, pulls } = octokit.rest
  // An Enterprise Server has it beside the other interface.
  const baseUrl = octokit.request.endpoint.DEFAULTS.baseUrl.replace(/\/v3$/, '')
  const viewer = { baseUrl, query: '{ viewer { login } }' }
  let account: string | null = null
  return {
    ...checksIn(access),
    ...contentsIn(access),
    ...runsIn(access),
    /** Login of the account that the token speaks for, which for those of apps only GraphQL says. */
    login: async () =>
      (account ??= await read('ask for the account', loginOf, () =>
        octokit.request('POST /graphql', viewer),
      )),
    /** All comments of an issue or pull request, oldest first, from all pages. */
    listComments: (issueNumber: number) =>
      readAll('list the comments', () =>
        allPages(commentsOf, (page) =>
          issues.listComments({ ...place, ...page, issue_number: issueNumber }),
        ),
      ),
    /** One comment; `null` when it no longer exists. */
    getComment: (id: number) =>
      withoutMissing(
        read('read the comment', commentOf, () => issues.getComment({ ...place, comment_id: id })),
      ),
    /** Writes a comment; never sent twice. After an error that `isRefusal` does not know, it may have been written. */
    createComment: (issueNumber: number, body: string) =>
      write('write the comment', commentOf, () =>
        issues.createComment({ ...place, ...once, issue_number: issueNumber, body }),
      ),
    updateComment: (id: number, body: string) =>
      write('update the comment', commentOf, () =>
        issues.updateComment({ ...place, comment_id: id, body }),
      ),
    /** Removes a comment; no error when it no longer exists. */
    deleteComment: async (id: number) => {
      await withoutMissing(
        write('remove the comment', nothingOf, () =>
          issues.deleteComment({ ...place, comment_id: id }),
        ),
      )
    },
    getPullRequest: (number: number) =>
      read('read the pull request', pullRequestOf, () =>
        pulls.get({ ...place, pull_number: number }),
      ),
    /** Pull requests from a branch of an owner's fork, open and closed, newest first, at most 100. */
    listPullRequests: (headOwner: string, branch: string) =>
      read('list the pull requests', pullRequestsOf, () =>
        pulls.list({ ...place, state: 'all', head: `${headOwner}:${branch}`, per_page: 100 }),
      ),
  }
}

function nothingOf(): void {}

interface Reply {
  readonly data: unknown
  readonly headers: { readonly link?: string | undefined }
}

/** Pages by itself, because octokit's paging mistakes a truncated reply for an empty page. */
async function allPages<T>(
  itemsOf: (data: unknown) => readonly T[],
  ask: (page: { readonly per_page: number; readonly page: number }) => Promise<Reply>,
): Promise<readonly T[]> {
  const items: T[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    // One after the other: only the page itself says whether there is a next one.
    const { data, headers } = await ask({ per_page: 100, page })
    items.push(...itemsOf(data))
    if (!/;\s*rel="next"/.test(headers.link ?? '')) break
  }
  return items
}

function checksIn({ octokit, place, write, readAll }: GitHubAccess) {
  const { checks } = octokit.rest
  return {
    /** Makes a check run; never sent twice. */
    createCheck: ({ name, headSha, externalId, state }: CheckRequest) =>
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
    /** What is absent stays as it is. */
    updateCheck: async (id: number, change: Partial<Omit<CheckRequest, 'headSha'>>) => {
      const { name, externalId, state } = change
      await write('update the check', checkIdOf, () =>
        checks.update({
          ...place,
          ...(state !== undefined && checkBody(state)),
          ...(name !== undefined && { name }),
          ...(externalId !== undefined && { external_id: externalId }),
          check_run_id: id,
        }),
      )
    },
    /** All check runs of a commit, from all pages. */
    listChecks: (sha: string) =>
      readAll('list the checks', () =>
        allPages(checksOf, (page) =>
          checks.listForRef({ ...place, ...page, ref: sha, filter: 'all' }),
        ),
      ),
  }
}

function checkBody({ status, conclusion, text, detailsUrl }: CheckState) {
  return {
    // A conclusion completes a check by itself.
    ...(conclusion === null ? status !== 'completed' && { status } : { conclusion }),
    output: { ...text },
    ...(detailsUrl !== null && { details_url: detailsUrl }),
  }
}

// GitHub answers 422 for an id that no commit has.
const missingOrRefused = ['not-found', 'invalid'] as const

function contentsIn({ octokit, place, read }: GitHubAccess) {
  const { repos } = octokit.rest
  return {
    /** The commit that a branch, tag or id stands for; `null` when there is none. */
    commitAt: (ref: string) =>
      withoutMissing(
        read('read the commit', commitFromReply, () =>
          repos.getCommit({ ...place, ref, per_page: 1 }),
        ),
        missingOrRefused,
      ),
    /** How two commits are related; `null` when one of them does not exist, or they have no common history. */
    compareCommits: (first: string, second: string) =>
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
    /** Text of a file, at most 100 MB; `null` when the commit, by default the newest of the main branch, has none. */
    readFile: (path: string, sha: string | null) =>
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
  }
}

function runsIn({ octokit, place, write, read }: GitHubAccess) {
  const { actions, reactions, repos } = octokit.rest
  return {
    /** The run, or `null` when there is none. */
    getRun: (id: number) =>
      withoutMissing(
        read('read the run', workflowRunOf, () => actions.getWorkflowRun({ ...place, run_id: id })),
      ),
    /** How those of the first 100 jobs of an attempt of a run have ended that are over. */
    jobEndings: (id: number, attempt: number) =>
      read('list the jobs', jobEndingsOf, () =>
        actions.listJobsForWorkflowRunAttempt({
          ...place,
          run_id: id,
          attempt_number: attempt,
          per_page: 100,
        }),
      ),
    /** The newest 100 runs of a workflow file on a head commit. */
    listRuns: (workflow: string, headSha: string) =>
      read('list the runs', workflowRunsOf, () =>
        actions.listWorkflowRuns({
          ...place,
          workflow_id: workflow,
          head_sha: headSha,
          per_page: 100,
        }),
      ),
    /** Paths of the workflow files of the newest 30 runs on an event, each once. */
    workflowsOn: (event: string) =>
      read('list the runs', workflowPathsOf, () =>
        actions.listWorkflowRunsForRepo({ ...place, event, per_page: 30 }),
      ),
    /** Cancels a run; `false` when it has already ended or does not exist. */
    cancelRun: async (id: number) => {
      const cancellation = write(
        'cancel the run',
        () => true,
        () => actions.cancelWorkflowRun({ ...place, run_id: id }),
      )
      // GitHub answers 409 for a run that has ended.
      return (await withoutMissing(cancellation, missingOrRefused)) ?? false
    },
    /** Starts a workflow file; never sent twice. Returns the run's id; `null` when GitHub does not report it. */
    dispatch: async (workflow: string, ref: string, inputs: Readonly<Record<string, string>>) => {
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
    /** `none`, `read`, `write` or `admin`; `none` for accounts that are not people. */
    permissionOf: async (login: string) =>
      (await withoutMissing(
        read('ask for the permission', permissionOf, () =>
          repos.getCollaboratorPermissionLevel({ ...place, username: login }),
        ),
      )) ?? 'none',
    /** Puts a reaction on a comment. */
    react: (commentId: number, reaction: '+1' | '-1' | 'eyes' | 'confused') =>
      write('react to the comment', nothingOf, () =>
        reactions.createForIssueComment({ ...place, comment_id: commentId, content: reaction }),
      ),
  }
}
