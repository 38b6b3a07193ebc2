import { firstLine } from '../lines.ts'
import {
  GitHubError,
  type Check,
  type CommitStatus,
  type WorkflowRun,
  type IssueComment,
  type PullRequest,
} from './github.ts'
import type { Comparison, KnownCommit } from './github-contents.ts'

// A proxy may answer with its own page, and a connection may end in the middle of a reply: octokit
// then returns a text or nothing where its types promise a record.

/** @throws GitHubError when the reply is not a comment */
export function commentOf(reply: unknown): IssueComment {
  const { id, body, user, html_url: url } = recordOf(reply, 'a comment')
  if (typeof id !== 'number') throw unreadable('a comment')
  return {
    id,
    body: typeof body === 'string' ? body : '',
    authorLogin: textIn(user, 'login'),
    url: typeof url === 'string' ? url : '',
  }
}

/** @throws GitHubError when the reply is not a list of comments */
export function commentsOf(reply: unknown): readonly IssueComment[] {
  if (!Array.isArray(reply)) throw unreadable('a list of comments')
  return reply.map(commentOf)
}

/** @throws GitHubError when the reply is not a pull request */
export function pullRequestOf(reply: unknown): PullRequest {
  const { number, state, head, base, merge_commit_sha: merge } = recordOf(reply, 'a pull request')
  const [headSha, baseSha, baseRef] = [
    textIn(head, 'sha'),
    textIn(base, 'sha'),
    textIn(base, 'ref'),
  ]
  if (typeof number !== 'number' || headSha === null || baseSha === null || baseRef === null) {
    throw unreadable('a pull request')
  }
  const repository = isRecord(head) ? head['repo'] : null
  return {
    number,
    open: state === 'open',
    headSha,
    headRepository: textIn(repository, 'full_name'),
    baseRef,
    baseSha,
    mergeSha: typeof merge === 'string' ? merge : null,
  }
}

/** @throws GitHubError when the reply is not a list of pull requests */
export function pullRequestsOf(reply: unknown): readonly PullRequest[] {
  if (!Array.isArray(reply)) throw unreadable('a list of pull requests')
  return reply.map(pullRequestOf)
}

/** @throws GitHubError when the reply has no number of that name */
export function numberOf(reply: unknown, name: string, what: string): number {
  const number = recordOf(reply, what)[name]
  if (typeof number !== 'number') throw unreadable(what)
  return number
}

/** @throws GitHubError when the reply is not a list of check runs */
export function checksOf(reply: unknown): readonly Check[] {
  const runs = recordOf(reply, 'a list of check runs')['check_runs']
  if (!Array.isArray(runs)) throw unreadable('a list of check runs')
  return runs.map((run) => ({
    id: numberOf(run, 'id', 'a check run'),
    open: textIn(run, 'status') !== 'completed',
    externalId: textIn(run, 'external_id') ?? '',
  }))
}

/** @throws GitHubError when the reply is not a list of commit statuses */
export function statusesOf(reply: unknown): readonly CommitStatus[] {
  if (!Array.isArray(reply)) throw unreadable('a list of commit statuses')
  return reply.map((status) => ({
    context: textIn(status, 'context') ?? '',
    state: statusStates.find((state) => state === textIn(status, 'state')) ?? 'error',
    description: textIn(status, 'description') ?? '',
    url: textIn(status, 'target_url'),
  }))
}

const statusStates = ['pending', 'success', 'failure', 'error'] as const

/** @throws GitHubError when the reply is not a workflow run */
export function workflowRunOf(reply: unknown): WorkflowRun {
  return {
    id: numberOf(reply, 'id', 'a workflow run'),
    attempt: numberOf(reply, 'run_attempt', 'a workflow run'),
    event: textIn(reply, 'event') ?? '',
    isCompleted: textIn(reply, 'status') === 'completed',
  }
}

/** @throws GitHubError when the reply is not a list of workflow runs */
export function workflowRunsOf(reply: unknown): readonly WorkflowRun[] {
  const runs = recordOf(reply, 'a list of workflow runs')['workflow_runs']
  if (!Array.isArray(runs)) throw unreadable('a list of workflow runs')
  return runs.map(workflowRunOf)
}

/** @throws GitHubError when the reply is not a permission */
export function permissionOf(reply: unknown): string {
  const permission = textIn(reply, 'permission')
  if (permission === null) throw unreadable('a permission')
  return permission
}

/** @throws GitHubError when the reply is not an account */
export function loginOf(reply: unknown): string {
  const login = textIn(reply, 'login')
  if (login === null) throw unreadable('an account')
  return login
}

const longestTitle = 300

/** @throws GitHubError when the reply is not a commit */
export function commitFromReply(reply: unknown): KnownCommit {
  const { sha, parents, commit } = recordOf(reply, 'a commit')
  if (!Array.isArray(parents)) throw unreadable('a commit')
  const title = firstLine(textIn(commit, 'message') ?? '').slice(0, longestTitle)
  return { sha: shaOf(sha), parents: parents.map((parent) => shaOf(textIn(parent, 'sha'))), title }
}

/** @throws GitHubError when the reply is not a comparison of commits */
export function comparisonOf(reply: unknown): Comparison {
  const { status, merge_base_commit: both } = recordOf(reply, 'a comparison of commits')
  const knownText = comparisonStates.find((state) => state === status)
  if (knownText === undefined) throw unreadable('a comparison of commits')
  return { status: knownText, mergeBaseSha: shaOf(textIn(both, 'sha')) }
}

const comparisonStates = ['identical', 'ahead', 'behind', 'diverged'] as const

/**
 * The text of a file; `null` when it is too long for this reply, beyond 1 MB.
 *
 * @throws GitHubError when the reply is something else, as of a folder
 */
export function fileTextOf(reply: unknown, path: string): string | null {
  const [type, encoding, content] = [
    textIn(reply, 'type'),
    textIn(reply, 'encoding'),
    textIn(reply, 'content'),
  ]
  if (type !== 'file') throw unreadable(`the file ${path}`)
  if (encoding === 'none') return null
  if (encoding !== 'base64' || content === null) throw unreadable(`the file ${path}`)
  return Buffer.from(content, 'base64').toString('utf8')
}

function shaOf(value: unknown): string {
  if (typeof value !== 'string' || !/^[0-9a-f]{40}$/.test(value)) throw unreadable('a commit')
  return value
}

function recordOf(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw unreadable(what)
  return value
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textIn(value: unknown, name: string): string | null {
  const text = isRecord(value) ? value[name] : null
  return typeof text === 'string' ? text : null
}

function unreadable(what: string): GitHubError {
  return new GitHubError('unreliable', `expected ${what} from GitHub, got something else`)
}
