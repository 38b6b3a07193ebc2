import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import {
  issueCommentEvent,
  pullRequestEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from '../github-stand-in/events.ts'
import type { GitHub } from '../github-stand-in/start-github.ts'
import type { Comment } from '../github-stand-in/state.ts'
import { actionsBot } from '../github-stand-in/users.ts'
import { acceptanceReply } from '../../src/render/comment/accepted-comment.ts'
import { TOP } from '../repository/tracked-files.ts'
import type { ActRun } from './act-run.ts'
import { startDocumentedRun, type DocumentedRun } from './documented-run.ts'
import { isWhole, ofWhole } from '../whole.ts'
import { PULL_NUMBER, type FixtureRepository } from './fixture-repository.ts'

const FORK_RUN = 201

// As little as can tell something; what a command wishes counts nevertheless.
const inputs = { only: "${{ inputs.only || 'quick/*' }}", pairs: "${{ inputs.pairs || '6' }}" }

let documented: DocumentedRun
let repository: FixtureRepository
let github: GitHub

interface Seen {
  readonly run: ActRun
  readonly comments: readonly Comment[]
}
let measuredFork: Seen
let reportedFork: Seen
let commanded: Seen
let measuredByCommand: Seen
let withdrawn: Seen
let otherRemoved: Seen
let labelled: Seen
let labelledOtherwise: Seen
let approved: Seen

beforeAll(async () => {
  documented = await startDocumentedRun({ fork: 'mallory/addon' })
  ;({ repository, github } = documented)
  const { pull } = documented
  const { base } = repository
  const answering = readFileSync(join(TOP, 'docs/github.md'), 'utf8')
  github.plant.content(base, '.github/workflows/performance-commands.yml', answering)
  github.plant.collaborator('alice', 'write')
  const { id: workflowId } = github.plant.workflow({
    file: 'performance.yml',
    inputs: ['pull-request', 'head', 'base', 'only', 'pairs', 'node', 'key'],
  })
  const forkRun = github.plant.run({
    id: FORK_RUN,
    workflowId,
    headSha: repository.head,
    headBranch: 'topic',
    headRepository: 'mallory/addon',
  })
  measuredFork = await seen('performance', FORK_RUN, {})
  reportedFork = await seen('performance report', 202, {
    event: 'workflow_run',
    payload: workflowRunEvent({ pull, run: forkRun }),
    sha: base,
  })
  const body = `/bench head=${repository.head.slice(0, 12)} pairs=100`
  const comment = github.plant.comment({ issueNumber: PULL_NUMBER, body })
  commanded = await seen('performance commands', 203, {
    event: 'issue_comment',
    payload: issueCommentEvent({ body, pull, comment: { id: comment.id } }),
    sha: base,
  })
  const [dispatch] = github.state.dispatches
  measuredByCommand = await seen('performance', dispatch?.runId ?? 0, {
    event: 'workflow_dispatch',
    payload: workflowDispatchEvent({
      file: dispatch?.workflow ?? '',
      inputs: z.record(z.string(), z.string()).parse(dispatch?.inputs),
    }),
    sha: base,
  })
  if (!isWhole) return
  const removed = (text: string, runId: number): Promise<Seen> =>
    seen('performance commands', runId, {
      event: 'issue_comment',
      payload: issueCommentEvent({
        action: 'deleted',
        body: text,
        pull,
        comment: { user: actionsBot },
      }),
      sha: base,
    })
  const acceptance = { name: '*', bounds: [], reason: 'safer', by: 'alice' }
  const place = { key: 'default', pullRequest: PULL_NUMBER }
  withdrawn = await removed(acceptanceReply(place, acceptance), 208)
  otherRemoved = await removed('Looks good to me', 209)
  const targeted = (name: string, runId: number, more: object): Promise<Seen> =>
    seen(name, runId, {
      event: 'pull_request_target',
      payload: { ...pullRequestEvent({ pull }), ...more },
      sha: base,
    })
  const label = (name: string) => ({ action: 'labeled', label: { name } })
  labelledOtherwise = await targeted('performance by label', 205, label('bug'))
  labelled = await targeted('performance by label', 206, label('benchmark'))
  // act knows no reviewers: GitHub starts the job when they have approved.
  approved = await targeted('performance after approval', 207, { action: 'opened' })
})

afterAll(() => documented.close())

async function seen(
  name: string,
  runId: number,
  facts: Parameters<DocumentedRun['run']>[2],
): Promise<Seen> {
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

  it('report it in a workflow of its own', () => {
    expect(reportedFork.run.annotations).toEqual([])
    expect(reportedFork.run.jobs.get('report')).toBe('success')
    const [comment, ...others] = ours(reportedFork)
    expect(others).toEqual([])
    expect(comment?.body).toContain(`pr=${PULL_NUMBER} run=${FORK_RUN} attempt=1 `)
    expect(comment?.body).toContain('1 slower')
  })

  it('take a command, start the run for the commit that was named, and say so', () => {
    expect(commanded.run.annotations).toEqual([])
    expect(github.state.dispatches[0]).toMatchObject({
      workflow: 'performance.yml',
      inputs: { head: repository.head, pairs: '100' },
    })
    expect([...github.state.reactions.values()].map(({ content }) => content)).toEqual([
      'eyes',
      '+1',
    ])
    const { comments } = commanded
    expect(comments.at(-1)?.body).toContain(`Started [a run](https://github.com/octo/addon/actions`)
    expect(ours(commanded)).toEqual(ours(reportedFork))
  })

  it('measure and report what the command asked for, in the same comment', () => {
    const [dispatch] = github.state.dispatches
    expect([...measuredByCommand.run.jobs.values()]).toEqual(['success', 'success'])
    expect(journalOf(dispatch?.runId ?? 0)[0]).toMatchObject({
      plan: {
        policy: { looks: expect.arrayContaining([100]) },
        revisions: { head: { sha: repository.head } },
      },
    })
    expect(ours(measuredByCommand).map(({ id }) => id)).toEqual(
      ours(reportedFork).map(({ id }) => id),
    )
    expect(ours(measuredByCommand)[0]?.body).toContain(`run=${dispatch?.runId} `)
    expect(ours(measuredByCommand)[0]?.body).toContain('1 slower')
    expect(ours(measuredByCommand)[0]?.body).toContain('`/bench status`')
  })

  it('tell what is accepted when an acceptance is removed', ofWhole, () => {
    expect(withdrawn.run.annotations).toEqual([])
    expect(withdrawn.run.jobs.get('command')).toBe('success')
    expect(withdrawn.run.story).toContain('was done')
  })

  it('start no job for other comments', ofWhole, () => {
    expect(otherRemoved.run.jobs.get('command')).not.toBe('success')
  })

  it('start the run for the commit that was labelled, by the right label only', ofWhole, () => {
    expect(labelledOtherwise.run.jobs.get('start')).not.toBe('success')
    expect(labelled.run.annotations).toEqual([])
    expect(labelled.run.jobs.get('start')).toBe('success')
    expect(github.state.dispatches.slice(1, 2)).toMatchObject([
      { workflow: 'performance.yml', ref: 'main', inputs: { head: repository.head } },
    ])
  })

  it('start the run for the commit that was approved', ofWhole, () => {
    expect(approved.run.annotations).toEqual([])
    expect(approved.run.jobs.get('start')).toBe('success')
    expect(github.state.dispatches.slice(2)).toMatchObject([
      { workflow: 'performance.yml', ref: 'main', inputs: { head: repository.head } },
    ])
  })

  it('say in the report of a fork, above everything else, that it is not to be trusted', () => {
    const [comment] = ours(reportedFork)
    expect(comment?.body.slice(0, 300)).toContain(
      "untrusted: reported by a job that ran a fork's code",
    )
  })

  it('leave a check of every run with its end, and ask GitHub for nothing it does not have', () => {
    const checks = [...github.state.checks.values()]
    const queued = ['queued', undefined, repository.head]
    expect(checks.map(({ status, conclusion, headSha }) => [status, conclusion, headSha])).toEqual([
      ['completed', 'failure', repository.head],
      ['completed', 'failure', repository.head],
      // Those of the runs which the label and the reviewers have just started.
      ...(isWhole ? [queued, queued] : []),
    ])
    expect(github.violations).toEqual([])
  })
})
