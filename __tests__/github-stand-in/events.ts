import { commentView } from './comment-view.ts'
import type { Links } from './handler.ts'
import type { JsonObject } from './json.ts'
import { plantIn, shaOf, type PullGiven } from './plant.ts'
import { runView } from './run-view.ts'
import { repositoryOf } from './start-github.ts'
import { emptyState, type Comment, type Run, type State, type User } from './state.ts'
import { person } from './users.ts'
import { fullName, issueView, pullView, repositoryView, userView } from './views.ts'

/** What every event can be told. */
export type EventOptions = {
  /** Who caused it; alice when not given. */
  readonly sender?: User
}

type Setting = { readonly state: State; readonly links: Links; readonly common: JsonObject }

const NOBODY_YET = '0'.repeat(40)
const THEN = '2026-01-01T00:00:00Z'

/**
 * A `pull_request` event. Give `pull` the same words as `plant.pull` and both agree; a fork's has
 * `head: { repository: 'mallory/addon' }`.
 */
export function pullRequestEvent(
  options: EventOptions & {
    readonly pull?: PullGiven
  } = {},
): JsonObject {
  const { state, links, common } = settingOf(options)
  const pull = plantIn(state, () => THEN).pull(options.pull)
  return {
    action: 'opened',
    number: pull.number,
    pull_request: pullView(pull, state.repository, links),
    ...common,
  }
}

/** A `push` event to a branch. Without `before` the branch is new. */
export function pushEvent(
  options: EventOptions & {
    readonly after?: string
    readonly before?: string
  } = {},
): JsonObject {
  const { state, links, common } = settingOf(options)
  const { before = NOBODY_YET, after = shaOf('pushed') } = options
  const page = `${links.html}/${fullName(state.repository)}`
  const signature = { name: 'alice', email: 'alice@github.invalid' }
  const commit = {
    id: after,
    message: 'a commit',
    timestamp: THEN,
    url: `${page}/commit/${after}`,
    author: signature,
    committer: signature,
    distinct: true,
    added: [],
    removed: [],
    modified: [],
  }
  return {
    ref: `refs/heads/${state.repository.defaultBranch}`,
    before,
    after,
    base_ref: null,
    created: before === NOBODY_YET,
    deleted: false,
    forced: false,
    compare: `${page}/compare/${before}...${after}`,
    commits: [commit],
    head_commit: commit,
    pusher: signature,
    ...common,
  }
}

/** A `merge_group` event: a queue is about to merge a pull request. */
export function mergeGroupEvent(
  options: EventOptions & {
    readonly head: string
    readonly base: string
    readonly pull: number
  },
): JsonObject {
  const { state, common } = settingOf(options)
  const { head, base, pull } = options
  const { defaultBranch } = state.repository
  const signature = { name: 'alice', email: 'alice@github.invalid' }
  return {
    action: 'checks_requested',
    merge_group: {
      head_sha: head,
      head_ref: `refs/heads/gh-readonly-queue/${defaultBranch}/pr-${pull}-${base}`,
      base_sha: base,
      base_ref: `refs/heads/${defaultBranch}`,
      head_commit: {
        id: head,
        tree_id: shaOf(`tree of ${head}`),
        message: 'a merge',
        timestamp: THEN,
        author: signature,
        committer: signature,
      },
    },
    ...common,
  }
}

/** A `workflow_dispatch` event. On GitHub, the values of inputs arrive here as text. */
export function workflowDispatchEvent(
  options: EventOptions & {
    readonly inputs?: Readonly<Record<string, string>>
    readonly file?: string
  } = {},
): JsonObject {
  const { state, common } = settingOf(options)
  return {
    inputs: options.inputs ?? null,
    ref: `refs/heads/${state.repository.defaultBranch}`,
    workflow: `.github/workflows/${options.file ?? 'deadheat.yml'}`,
    ...common,
  }
}

/** An `issue_comment` event, on a pull request unless `onPlainIssue`. It carries no SHA. */
export function issueCommentEvent(
  options: EventOptions & {
    readonly action?: 'created' | 'edited' | 'deleted'
    readonly body: string
    readonly pull?: PullGiven
    readonly onPlainIssue?: boolean
    readonly comment?: Partial<Comment>
  },
): JsonObject {
  const { state, links, common } = settingOf(options)
  const plant = plantIn(state, () => THEN)
  const isPull = options.onPlainIssue !== true
  const issue = plant.pull(options.pull)
  const comment = plant.comment({
    issueNumber: issue.number,
    user: options.sender ?? person('alice'),
    body: options.body,
    ...options.comment,
  })
  return {
    action: options.action ?? 'created',
    issue: issueView(issue, state.repository, links, isPull),
    comment: commentView({ state, links }, comment),
    ...common,
  }
}

/** A `workflow_run` event. Of a fork's run GitHub leaves `pull_requests` empty. */
export function workflowRunEvent(
  options: EventOptions & {
    readonly run?: Partial<Run>
    readonly pull?: PullGiven
  } = {},
): JsonObject {
  const { state, links, common } = settingOf(options)
  const plant = plantIn(state, () => THEN)
  const pull = options.pull === undefined ? undefined : plant.pull(options.pull)
  const workflow = plant.workflow({ file: 'performance.yml' })
  const headRepository = pull?.head.repository
  const isOwn = headRepository === fullName(state.repository)
  const run = plant.run({
    workflowId: workflow.id,
    ...(pull && { headSha: pull.head.sha, headBranch: pull.head.ref }),
    ...(headRepository !== undefined && { headRepository }),
    ...(pull && isOwn && { pulls: [pull.number] }),
    ...options.run,
  })
  return {
    action: 'completed',
    workflow_run: runView(run, state, links),
    workflow: {
      id: workflow.id,
      name: workflow.file,
      path: `.github/workflows/${workflow.file}`,
      state: 'active',
    },
    ...common,
  }
}

function settingOf(options: EventOptions): Setting {
  const state = emptyState(repositoryOf({}))
  const links = { api: 'https://api.github.com', html: 'https://github.com' }
  const sender = userView(options.sender ?? person('alice'), links)
  return { state, links, common: { repository: repositoryView(state.repository, links), sender } }
}
