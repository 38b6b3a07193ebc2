import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import * as events from '../github-stand-in/events.ts'
import type { Comment } from '../github-stand-in/state.ts'
import { actionsBot } from '../github-stand-in/users.ts'
import { acceptanceReply } from '../../src/render/comment/accepted-comment.ts'
import { TOP } from '../repository/tracked-files.ts'
import { startDocumentedRun, type DocumentedRun } from './documented-run.ts'
import { isWhole, ofWhole } from '../whole.ts'
import { PULL_NUMBER } from './fixture-repository.ts'

const FORK_RUN = 201

// As little as can tell something; what a command wishes counts nevertheless.
const inputs = { only: "${{ inputs.only || 'quick/*' }}", pairs: "${{ inputs.pairs || '6' }}" }

const documented = await startDocumentedRun({ fork: 'mallory/addon' })
afterAll(() => documented.close())
const { pull, github } = documented
const { base: sha, head } = documented.repository
const answering = readFileSync(join(TOP, 'docs/github.md'), 'utf8')
github.plant.content(sha, '.github/workflows/performance-commands.yml', answering)
github.plant.collaborator('alice', 'write')
const { id: workflowId } = github.plant.workflow({
  file: 'performance.yml',
  inputs: ['pull-request', 'head', 'base', 'only', 'pairs', 'node', 'key'],
})
const ofFork = { headSha: head, headBranch: 'topic', headRepository: 'mallory/addon' }
const forkRun = github.plant.run({ id: FORK_RUN, workflowId, ...ofFork })
const measuredFork = await seen('performance', FORK_RUN, {})
const reportedFork = await seen('performance report', 202, {
  event: 'workflow_run',
  payload: events.workflowRunEvent({ pull, run: forkRun }),
  sha,
})
const command = `/bench head=${head.slice(0, 12)} pairs=100`
const asking = github.plant.comment({ issueNumber: PULL_NUMBER, body: command })
const commanded = await answered(203, { body: command, pull, comment: { id: asking.id } })
const [dispatch] = github.state.dispatches
const measuredByCommand = await seen('performance', dispatch?.runId ?? 0, {
  event: 'workflow_dispatch',
  payload: events.workflowDispatchEvent({
    file: dispatch?.workflow ?? '',
    inputs: z.record(z.string(), z.string()).parse(dispatch?.inputs),
  }),
  sha,
})

type Seen = Awaited<ReturnType<typeof seen>>

function answered(runId: number, ...event: Parameters<typeof events.issueCommentEvent>) {
  const payload = events.issueCommentEvent(...event)
  return seen('performance commands', runId, { event: 'issue_comment', payload, sha })
}

async function seen(name: string, runId: number, facts: Parameters<DocumentedRun['run']>[2]) {
  const run = await documented.run(name, runId, { inputs, ...facts })
  return { run, comments: [...github.state.comments.values()] }
}

function journalOf(runId: number): ReturnType<typeof parseJournal> {
  const path = documented.keptFile(runId, 'deadheat')
  return parseJournal(readFileSync(path, 'utf8'), path)
}

const ours = ({ comments }: Seen): readonly Comment[] =>
  comments.filter(
    ({ user, body }) => user.id === actionsBot.id && body.startsWith('<!-- deadheat:v1 '),
  )

describe('the documented workflows, for a pull request of a fork', () => {
  it('measure it with a token that may only read, and report nothing there', () => {
    expect(measuredFork.run.jobs.get('measure')).toBe('success')
    expect(measuredFork.run.annotations).toEqual([])
    expect(measuredFork.run.jobs.has('report')).toBe(false)
    expect(measuredFork.comments).toEqual([])
    expect(journalOf(FORK_RUN).length).toBeGreaterThan(6)
  })

  it('report it in a workflow of its own, where they first say that it is not to be trusted', () => {
    expect(reportedFork.run.annotations).toEqual([])
    expect(reportedFork.run.jobs.get('report')).toBe('success')
    const [comment, ...others] = ours(reportedFork)
    expect(others).toEqual([])
    expect(comment?.body).toContain(`pr=${PULL_NUMBER} run=${FORK_RUN} attempt=1 `)
    expect(comment?.body).toContain('1 slower')
    expect(comment?.body.slice(0, 300)).toContain('untrusted: reported by a job that ran')
  })

  it('take a command, start the run for the commit that was named, and say so', () => {
    expect(commanded.run.annotations).toEqual([])
    expect(dispatch).toMatchObject({ workflow: 'performance.yml', inputs: { head, pairs: '100' } })
    expect([...github.state.reactions.values()].map(({ content }) => content)).toEqual([
      'eyes',
      '+1',
    ])
    const { comments } = commanded
    expect(comments.at(-1)?.body).toContain(`Started [a run](https://github.com/octo/addon/actions`)
    expect(ours(commanded)).toEqual(ours(reportedFork))
  })

  it('measure and report what the command asked for, in the same comment', () => {
    expect([...measuredByCommand.run.jobs.values()]).toEqual(['success', 'success'])
    expect(journalOf(dispatch?.runId ?? 0)[0]).toMatchObject({
      plan: {
        policy: { looks: expect.arrayContaining([100]) },
        revisions: { head: { sha: head } },
      },
    })
    expect(ours(measuredByCommand).map(({ id }) => id)).toEqual(
      ours(reportedFork).map(({ id }) => id),
    )
    expect(ours(measuredByCommand)[0]?.body).toContain(`run=${dispatch?.runId} `)
    expect(ours(measuredByCommand)[0]?.body).toContain('1 slower')
    expect(ours(measuredByCommand)[0]?.body).toContain('`/bench status`')
  })

  it(
    'tell what is accepted when an acceptance is removed, and no other comment',
    ofWhole,
    async () => {
      const removed = (text: string, runId: number) =>
        answered(runId, { action: 'deleted', body: text, pull, comment: { user: actionsBot } })
      const acceptance = { name: '*', bounds: [], reason: 'safer', by: 'alice' }
      const place = { key: 'default', pullRequest: PULL_NUMBER }
      const { run } = await removed(acceptanceReply(place, acceptance), 208)
      expect(run.annotations).toEqual([])
      expect(run.jobs.get('command')).toBe('success')
      expect(run.story).toContain('was done')
      const other = await removed('Looks good to me', 209)
      expect(other.run.jobs.get('command')).not.toBe('success')
    },
  )

  it('start the run for the commit that was labelled, rightly, or approved', ofWhole, async () => {
    const targeted = async (name: string, runId: number, more: object) => {
      const payload = { ...events.pullRequestEvent({ pull }), ...more }
      return (await seen(name, runId, { event: 'pull_request_target', payload, sha })).run
    }
    const label = (name: string) => ({ action: 'labeled', label: { name } })
    const wrong = await targeted('performance by label', 205, label('bug'))
    expect(wrong.jobs.get('start')).not.toBe('success')
    const labelled = await targeted('performance by label', 206, label('benchmark'))
    // act knows no reviewers: GitHub starts the job when they have approved.
    const approved = await targeted('performance after approval', 207, { action: 'opened' })
    for (const run of [labelled, approved]) {
      expect(run.annotations).toEqual([])
      expect(run.jobs.get('start')).toBe('success')
    }
    const started = { workflow: 'performance.yml', ref: 'main', inputs: { head } }
    expect(github.state.dispatches.slice(1)).toMatchObject([started, started])
  })

  it('leave a check of every run with its end, and ask GitHub for nothing it does not have', () => {
    const checks = [...github.state.checks.values()]
    const queued = ['queued', undefined, head]
    expect(checks.map(({ status, conclusion, headSha }) => [status, conclusion, headSha])).toEqual([
      ['completed', 'failure', head],
      ['completed', 'failure', head],
      // Those of the runs which the label and the reviewers have just started.
      ...(isWhole ? [queued, queued] : []),
    ])
    expect(github.violations).toEqual([])
  })
})
