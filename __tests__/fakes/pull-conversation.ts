import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import * as z from 'zod'
import type * as GitHubModule from '../../src/host/github/create-github.ts'
import * as events from '../github-stand-in/events.ts'
import { changePull } from '../github-stand-in/change-pull.ts'
import type { JsonObject } from '../github-stand-in/json.ts'
import { shaOf, type PullGiven } from '../github-stand-in/plant.ts'
import { startGitHub } from '../github-stand-in/start-github.ts'
import type { Pull, Run } from '../github-stand-in/state.ts'
import { actionsBot, person } from '../github-stand-in/users.ts'
import { type JobEnd, ranAction } from './ran-action.ts'
import { recordingActions } from './recording-actions.ts'

// One clock of all, on which each thing takes a second.
const tick = vi.hoisted(() => {
  let milliseconds = Date.UTC(2026, 0, 1)
  return () => (milliseconds += 1000)
})

// Nobody waits for what the stand-in does at once.
vi.mock('../../src/host/clock.ts', () => ({
  createClock: () => ({
    monotonicSeconds: () => Number(process.hrtime.bigint()) / 1e9,
    now: () => new Date(tick()).toISOString(),
    sleep: () => Promise.resolve(),
  }),
}))
vi.mock('../../src/host/github/create-github.ts', async (load) => {
  const { createGitHub } = await load<typeof GitHubModule>()
  return {
    createGitHub: (options: Parameters<typeof createGitHub>[0]) =>
      createGitHub({ ...options, pauseSeconds: 0 }),
  }
})

const number = 482
const workflow = 'performance.yml'

/** Inputs of the documented workflow. */
const documentedInputs = [
  'pull-request',
  'head',
  'base',
  'only',
  'pairs',
  'node',
  'profile',
  'bisect',
  'key',
]

/** What is measured: the text of a journal, or `null` where the measuring job left none. */
type Measured = string | null

/** A pull request on the stand-in, with the two documented workflows; every job runs the action. */
export type Conversation = Awaited<ReturnType<typeof conversation>>

export async function conversation(
  given: Omit<PullGiven, 'number'> = {},
  inputs: readonly string[] = documentedInputs,
) {
  const github = await startGitHub({ now: () => new Date(tick()) })
  const folder = mkdtempSync(join(tmpdir(), 'deadheat-conversation-'))
  const planted = github.plant.pull({ ...given, number })
  const answering =
    'on:\n  issue_comment:\njobs: # startsWith(github.event.comment.body, "/bench")\n'
  github.plant.content(planted.base.sha, '.github/workflows/tests.yml', 'on: push\n')
  github.plant.content(planted.base.sha, '.github/workflows/performance-commands.yml', answering)
  github.plant.collaborator('alice', 'write')
  const { id: workflowId } = github.plant.workflow({ file: workflow, inputs: [...inputs] })
  const commands = github.plant.workflow({ file: 'commands.yml' })
  let pushes = 0
  const pull = (): Pull => {
    const known = github.state.pulls.get(number)
    if (known === undefined) throw new Error('the pull request is gone')
    return known
  }
  const comments = (): readonly string[] =>
    [...github.state.comments.values()].flatMap(({ user, body }) =>
      user.login === actionsBot.login ? [body] : [],
    )
  const job = async (
    name: string,
    payload: JsonObject,
    { id: runId, attempt }: Pick<Run, 'id' | 'attempt'>,
    inputsOfStep: Readonly<Record<string, string>>,
  ): Promise<JobEnd> => {
    const actions = recordingActions({ name, payload }, { runId, attempt, apiUrl: github.url })
    return ranAction(actions, inputsOfStep, folder)
  }
  const measuringRuns = (): readonly Run[] =>
    [...github.state.runs.values()].filter((run) => run.workflowId === workflowId)
  const leave = (measured: Measured): void => {
    rmSync(join(folder, 'measured'), { recursive: true, force: true })
    mkdirSync(join(folder, 'measured'))
    if (measured !== null) writeFileSync(join(folder, 'measured/journal.ndjson'), measured)
  }
  const ended = (run: Run): void => {
    const { status, conclusion = 'success' } = github.state.runs.get(run.id) ?? run
    if (status !== 'completed') {
      github.state.runs.set(run.id, { ...run, status: 'completed', conclusion })
    }
  }
  return {
    github,
    pull,
    bodies: comments,
    bodyOf: (key: string): string =>
      comments().find((body) => body.includes(`deadheat:v1 key=${key} `)) ?? '',
    comment: async (body: string, author = 'alice'): Promise<JobEnd> => {
      const event = github.plant.run({ workflowId: commands.id, event: 'issue_comment' })
      const sender = person(author)
      const comment = github.plant.comment({ issueNumber: number, body, user: sender })
      const payload = events.issueCommentEvent({ body, pull: pull(), comment, sender })
      return job('issue_comment', payload, event, {})
    },
    /** Somebody removes or edits the last of our comments that has this text, and the job that takes commands runs. */
    change: async (text: string, edit: string | null): Promise<JobEnd> => {
      const all = [...github.state.comments.values()]
      const comment = all.findLast(({ body }) => body.includes(text))
      if (comment === undefined) throw new Error(`expected a comment with "${text}", got none`)
      if (edit === null) github.state.comments.delete(comment.id)
      else github.state.comments.set(comment.id, { ...comment, body: edit })
      const run = github.plant.run({ workflowId: commands.id, event: 'issue_comment' })
      const action = edit === null ? 'deleted' : 'edited'
      const payload = {
        ...events.issueCommentEvent({ body: edit ?? comment.body, action, pull: pull(), comment }),
        ...(edit !== null && { changes: { body: { from: comment.body } } }),
      }
      return job('issue_comment', payload, run, {})
    },
    push: (): string => {
      const sha = shaOf(`push ${(pushes += 1)}`)
      github.plant.commit({ sha, parents: [pull().head.sha] })
      changePull(github.state, number, { head: { ...pull().head, sha } })
      return sha
    },
    setOpen: (isOpen: boolean): void => {
      changePull(github.state, number, { state: isOpen ? 'open' : 'closed' })
    },
    openRuns: () => measuringRuns().filter(({ status }) => status !== 'completed'),
    endedRuns: () => measuringRuns().filter(({ status }) => status === 'completed'),
    /** A run for the newest head, as a push starts it. */
    startRun: (): Run => {
      const { head } = pull()
      return github.plant.run({
        workflowId,
        status: 'in_progress',
        headSha: head.sha,
        headBranch: head.ref,
        ...(head.repository !== undefined && { headRepository: head.repository }),
      })
    },
    /** The job of a run that reports, and the end of that run; `own` are the workflow's inputs. */
    report: async (
      run: Run,
      measured: Measured,
      own: Readonly<Record<string, string>> = {},
    ): Promise<JobEnd> => {
      leave(measured)
      const started = github.state.dispatches.find(({ runId }) => runId === run.id)
      if (started === undefined) {
        ended(run)
        const now = github.state.runs.get(run.id) ?? run
        const payload = events.workflowRunEvent({ pull: pull(), run: now })
        const event = github.plant.run({ workflowId: commands.id, event: 'workflow_run' })
        return job('workflow_run', payload, event, { measured: 'measured', ...own })
      }
      const asked = z.record(z.string(), z.string()).parse(started.inputs)
      const { 'pull-request': forPull = '', head = '', base = '', key = '' } = asked
      const payload = events.workflowDispatchEvent({ inputs: asked, file: workflow })
      const handed = { measured: 'measured', 'pull-request': forPull, head, base, key, ...own }
      const end = await job('workflow_dispatch', payload, run, handed)
      ended(run)
      return end
    },
    /** A job of a run that reports a pull request of the same head, or what a merge queue is about to merge. */
    reportOther: async (
      event: 'pull_request' | 'merge_group',
      run: Run,
      measured: Measured,
    ): Promise<JobEnd> => {
      leave(measured)
      const { head, base } = pull()
      const other = { number: number + 1, head, base: { ...base, ref: 'release' } }
      const payload =
        event === 'pull_request'
          ? events.pullRequestEvent({ pull: github.plant.pull(other) })
          : events.mergeGroupEvent({ head: head.sha, base: base.sha, pull: number })
      const end = await job(event, payload, run, { measured: 'measured' })
      ended(run)
      return end
    },
    rerun: (run: Run): Run => {
      const again = {
        ...run,
        attempt: run.attempt + 1,
        startedAt: new Date(tick()).toISOString(),
        status: 'in_progress',
        conclusion: undefined,
      }
      github.state.runs.set(run.id, again)
      return again
    },
    /** GitHub ends a run before any of its jobs began. */
    drop: (run: Run): void => {
      github.state.runs.set(run.id, { ...run, status: 'completed', conclusion: 'cancelled' })
    },
    /** The checks that still say that something goes on. */
    leftOpen: (): readonly string[] =>
      [...github.state.checks.values()].flatMap(({ status, name, headSha }) =>
        status === 'completed' ? [] : [`${name} on ${headSha}`],
      ),
    /** Every check of ours: its name, its commit and how it ended, `open` while it has not. */
    checks: () =>
      [...github.state.checks.values()].map(({ name, headSha, status, conclusion, output }) => ({
        name,
        title: output?.['title'],
        head: headSha,
        end: status === 'completed' ? String(conclusion) : 'open',
      })),
    close: async (): Promise<void> => {
      await github.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
