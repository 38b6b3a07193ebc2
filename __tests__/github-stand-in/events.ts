import type { JsonObject } from './json.ts'
import { plantIn, type PullGiven } from './plant.ts'
import { repositoryOf } from './start-github.ts'
import { emptyState, type Comment, type Run, type User } from './state.ts'
import { person } from './users.ts'
import { commentView, fullName, pullView, repositoryView, runView, userView } from './views.ts'

// Of each event what somebody reads: the action, an expression of a workflow, or act.

/**
 * A `pull_request` event. Give `pull` the same words as `plant.pull` and both agree; a fork's has
 * `head: { repository: 'mallory/addon' }`.
 */
export function pullRequestEvent(options: { readonly pull: PullGiven }): JsonObject {
  const { state, plant, common } = settingOf()
  const pull = plant.pull(options.pull)
  return {
    action: 'opened',
    number: pull.number,
    pull_request: pullView(pull, state.repository),
    ...common,
  }
}

/** A `push` event to the default branch. */
export function pushEvent(commits: Readonly<Record<'before' | 'after', string>>): JsonObject {
  const { state, common } = settingOf()
  const ref = `refs/heads/${state.repository.defaultBranch}`
  return { ref, ...commits, deleted: false, ...common }
}

/** A `merge_group` event: a queue is about to merge a pull request. */
export function mergeGroupEvent(queued: { head: string; base: string; pull: number }): JsonObject {
  const { head, base, pull } = queued
  const { state, common } = settingOf()
  const { defaultBranch } = state.repository
  return {
    action: 'checks_requested',
    merge_group: {
      head_sha: head,
      head_ref: `refs/heads/gh-readonly-queue/${defaultBranch}/pr-${pull}-${base}`,
      base_sha: base,
      base_ref: `refs/heads/${defaultBranch}`,
    },
    ...common,
  }
}

/** A `workflow_dispatch` event. On GitHub, the values of inputs arrive here as text. */
export function workflowDispatchEvent(options: {
  readonly inputs: Readonly<Record<string, string>>
  readonly file?: string
}): JsonObject {
  const { state, common } = settingOf()
  return {
    inputs: options.inputs,
    ref: `refs/heads/${state.repository.defaultBranch}`,
    workflow: `.github/workflows/${options.file ?? 'deadheat.yml'}`,
    ...common,
  }
}

/** An `issue_comment` event, on a pull request unless `onPlainIssue`. It carries no SHA. */
export function issueCommentEvent(options: {
  readonly action?: 'created' | 'edited' | 'deleted'
  readonly body: string
  readonly pull?: PullGiven
  readonly onPlainIssue?: boolean
  readonly comment?: Partial<Comment>
  /** Who caused it; alice when not given. */
  readonly sender?: User
}): JsonObject {
  const { sender = person('alice') } = options
  const { state, plant, common } = settingOf(sender)
  const issue = plant.pull(options.pull)
  const url = `https://api.github.com/repos/${fullName(state.repository)}/pulls/${issue.number}`
  const comment = plant.comment({
    issueNumber: issue.number,
    user: sender,
    body: options.body,
    ...options.comment,
  })
  return {
    action: options.action ?? 'created',
    issue: {
      number: issue.number,
      state: issue.state,
      ...(options.onPlainIssue !== true && { pull_request: { url } }),
    },
    comment: commentView(state.repository, 'https://github.com', comment),
    ...common,
  }
}

/** A `workflow_run` event of a run for a pull request. */
export function workflowRunEvent(options: {
  readonly pull: PullGiven
  readonly run?: Partial<Run>
}): JsonObject {
  const { state, plant, common } = settingOf()
  const { head } = plant.pull(options.pull)
  const run = plant.run({
    workflowId: plant.workflow({ file: 'performance.yml' }).id,
    headSha: head.sha,
    headBranch: head.ref,
    ...(head.repository !== undefined && { headRepository: head.repository }),
    ...options.run,
  })
  return { action: 'completed', workflow_run: runView(run, state), ...common }
}

function settingOf(sender = person('alice')) {
  const state = emptyState(repositoryOf({}))
  const common = { repository: repositoryView(state.repository), sender: userView(sender) }
  return { state, plant: plantIn(state, () => '2026-01-01T00:00:00Z'), common }
}
