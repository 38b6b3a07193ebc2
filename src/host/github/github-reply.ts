import { z } from 'zod'
import { firstLine } from '../lines.ts'
import { startSeconds } from '../../model/run/judged.ts'
import { GitHubError } from './github-error.ts'

// A proxy may answer with its own page, and a connection may end in the middle of a reply: octokit
// then returns a text or nothing where its types promise a record.

const longestTitle = 300

const id = z.number()
const sha = z.string().regex(/^[0-9a-f]{40}$/)
const optionalText = z.string().nullable().catch(null)
const anyText = z.string().catch('')

const comment = z
  .object({
    id,
    body: anyText,
    user: z.object({ login: optionalText }).nullable().catch(null),
    html_url: anyText,
  })
  .transform(({ user, html_url: url, ...rest }) => ({
    ...rest,
    /** `null` when the account is gone. */
    authorLogin: user?.login ?? null,
    /** Address of the page that shows it. */
    url,
  }))

/** A comment on an issue or pull request. */
export type IssueComment = Readonly<z.infer<typeof comment>>

const pullRequest = z
  .object({
    number: id,
    state: anyText,
    head: z.object({
      sha: z.string(),
      repo: z.object({ full_name: optionalText }).nullable().catch(null),
    }),
    base: z.object({ sha: z.string(), ref: z.string() }),
    merge_commit_sha: optionalText,
  })
  .transform(({ number, state, head, base, merge_commit_sha: mergeSha }) => ({
    number,
    open: state === 'open',
    headSha: head.sha,
    /** `owner/name`; `null` once the fork is deleted. */
    headRepository: head.repo?.full_name ?? null,
    baseRef: base.ref,
    baseSha: base.sha,
    /** The commit in which GitHub last merged it into its base, as a trial; `null` when there is none. */
    mergeSha,
  }))

/** What we need to know about a pull request. */
export type PullRequest = Readonly<z.infer<typeof pullRequest>>

const check = z
  .object({
    id,
    name: anyText,
    status: optionalText,
    conclusion: optionalText,
    external_id: anyText,
    details_url: optionalText,
    output: z.object({ title: anyText, summary: anyText }).catch({ title: '', summary: '' }),
  })
  .transform(({ status, external_id: externalId, details_url: detailsUrl, ...rest }) => ({
    ...rest,
    /** Whether it has not completed yet. */
    open: status !== 'completed',
    /** The id by which the program that made it recognises it. */
    externalId,
    detailsUrl,
  }))

/** A check run, whosever it is. */
export type CheckRun = Readonly<z.infer<typeof check>>

const workflowRun = z
  .object({
    id,
    run_attempt: z.number(),
    run_started_at: anyText.transform(startSeconds),
    event: anyText,
    status: optionalText,
  })
  .transform(({ run_attempt: attempt, run_started_at: startedAt, status, ...rest }) => ({
    ...rest,
    attempt,
    startedAt,
    isCompleted: status === 'completed',
  }))

const commit = z
  .object({
    sha,
    parents: z.array(z.object({ sha })),
    commit: z
      .object({ message: anyText, tree: z.object({ sha }).nullable().catch(null) })
      .catch({ message: '', tree: null }),
  })
  .transform(({ parents, commit: { message, tree }, ...rest }) => ({
    ...rest,
    /** Of its files: two commits with the same files have the same. */
    treeSha: tree?.sha ?? null,
    parents: parents.map((parent) => parent.sha),
    /** First line of its message. */
    title: firstLine(message).slice(0, longestTitle),
  }))

/** A commit, and what came before it. */
export type KnownCommit = Readonly<z.infer<typeof commit>>

const comparison = z
  .object({
    /** Of the second one, seen from the first. */
    status: z.enum(['identical', 'ahead', 'behind', 'diverged']),
    merge_base_commit: z.object({ sha }),
  })
  .transform(({ status, merge_base_commit: ancestor }) => ({
    status,
    /** The newest commit that both have. */
    mergeBaseSha: ancestor.sha,
  }))

/** A function that reads a reply, or says that GitHub sent something else. */
function reader<T>(schema: z.ZodType<T>, what: string): (reply: unknown) => T {
  return (reply) => {
    const validation = schema.safeParse(reply)
    if (validation.success) return validation.data
    throw new GitHubError('unreliable', `expected ${what} from GitHub, got something else`)
  }
}

/** What a reply has under one name. */
function field<T>(name: string, schema: z.ZodType<T>) {
  return z
    .looseObject({})
    .transform((reply): unknown => reply[name])
    .pipe(schema)
}

// Each throws a GitHubError when the reply is something else.

/** A comment of an issue or a pull request. */
export const commentOf = reader(comment, 'a comment')

/** A page of comments. */
export const commentsOf = reader(z.array(comment), 'a list of comments')

/** A pull request. */
export const pullRequestOf = reader(pullRequest, 'a pull request')

/** A page of pull requests. */
export const pullRequestsOf = reader(z.array(pullRequest), 'a list of pull requests')

/** A page of check runs. */
export const checksOf = reader(field('check_runs', z.array(check)), 'a list of check runs')

/** A run of a workflow. */
export const workflowRunOf = reader(workflowRun, 'a workflow run')

/** A page of runs of a workflow. */
export const workflowRunsOf = reader(
  field('workflow_runs', z.array(workflowRun)),
  'a list of workflow runs',
)

/** How the jobs of a page have ended. */
export const jobEndingsOf = reader(
  field('jobs', z.array(field('conclusion', optionalText))).transform((conclusions) =>
    conclusions.flatMap((conclusion) => conclusion ?? []),
  ),
  'a list of jobs',
)

/** What somebody may do in the repository. */
export const permissionOf = reader(field('permission', z.string()), 'a permission')

/** The name of an account. */
export const loginOf = reader(
  field('data', field('viewer', field('login', z.string()))),
  'an account',
)

/** A commit, with the first line of its message. */
export const commitFromReply = reader(commit, 'a commit')

/** How two commits lie to each other. */
export const comparisonOf = reader(comparison, 'a comparison of commits')

/** The id of a check run. */
export const checkIdOf = reader(field('id', id), 'a check run')

/** The id of the run that a workflow was started as; `null` for an empty reply. */
export const runIdOf = reader(field('workflow_run_id', id).nullable(), 'a started workflow')

/** The paths of the workflow files of a page of runs, without the branch that may follow. */
export const workflowPathsOf = reader(
  field('workflow_runs', z.array(field('path', anyText))).transform((paths) => [
    ...new Set(paths.map((path) => path.replace(/@.*/, ''))),
  ]),
  'a list of workflow runs',
)

/** The text of a file. */
export const textOf = reader(z.string(), 'the text of a file')
