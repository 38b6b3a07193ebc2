import { describe, expect, it } from 'vitest'
import { ask } from '../ask.ts'
import { description } from '../description.ts'
import { gitHubOfEachTest } from '../github-of-each-test.ts'
import { handlers } from './index.ts'

const [base, middle, tip, head] = ['b', 'c', 'e', 'd'].map((digit) => digit.repeat(40))

const github = gitHubOfEachTest()

async function told(method: string, path: string, body?: unknown): Promise<unknown> {
  const reply = await ask(github, method, path, body === undefined ? {} : { body })
  return reply.status === 204 ? undefined : reply.json()
}

describe('the handlers', () => {
  it('are there for every operation of the fixture, and for no other', () => {
    const described = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    )
    expect([...handlers.keys()].toSorted()).toEqual(described.toSorted())
  })

  it('show a pull request, of a deleted fork too', async () => {
    github.plant.pull({ number: 7, head: { repository: undefined } })
    expect(await told('GET', '/pulls/7')).toMatchObject({
      state: 'open',
      head: { repo: null, label: 'alice:topic' },
      base: { repo: { full_name: 'octo/addon' } },
    })
    expect(await told('GET', '/issues/7')).toMatchObject({ pull_request: {} })
  })

  it('find the pull request of a fork by its branch', async () => {
    github.plant.pull({ number: 7 })
    github.plant.pull({ number: 8, head: { repository: 'mallory/addon' } })
    expect(await told('GET', '/pulls?head=mallory:topic')).toMatchObject([{ number: 8 }])
    expect(await told('GET', '/pulls?state=closed')).toEqual([])
  })

  it('compare two commits along their parents', async () => {
    github.plant.commit({ sha: base ?? '' })
    github.plant.commit({ sha: middle ?? '', parents: [base ?? ''] })
    github.plant.commit({ sha: tip ?? '', parents: [middle ?? ''] })
    github.plant.commit({ sha: head ?? '', parents: [base ?? ''] })
    expect(await told('GET', `/compare/${head}...${tip}`)).toMatchObject({
      status: 'diverged',
      ahead_by: 2,
      behind_by: 1,
      merge_base_commit: { sha: base },
      commits: [{ sha: middle }, { sha: tip }],
    })
    expect(await told('GET', `/commits/${middle?.slice(0, 7)}`)).toMatchObject({ sha: middle })
    expect(await told('GET', '/commits/nowhere')).toMatchObject({ status: '422' })
    expect(await told('GET', `/compare/${base}...nowhere`)).toMatchObject({ status: '404' })
  })

  it('keep a check run from queued to completed', async () => {
    github.plant.commit({ sha: head ?? '' })
    const output = { title: 'measuring', summary: '41%' }
    const note = { path: 'a', start_line: 1, end_line: 1, annotation_level: 'notice', message: 'm' }
    await told('POST', '/check-runs', { name: 'deadheat', head_sha: head, status: 'queued' })
    await told('PATCH', '/check-runs/1001', { output: { ...output, annotations: [note] } })
    await told('PATCH', '/check-runs/1001', {
      conclusion: 'neutral',
      output: { ...output, annotations: [note] },
    })
    await told('PATCH', '/check-runs/1001', { details_url: 'https://octo.invalid/report' })
    const finished = {
      status: 'completed',
      conclusion: 'neutral',
      output: { annotations_count: 2 },
    }
    expect(await told('GET', `/commits/${head}/check-runs?check_name=deadheat`)).toMatchObject({
      total_count: 1,
      check_runs: [finished],
    })
  })

  it('complete no check run without a conclusion', async () => {
    github.plant.commit({ sha: head ?? '' })
    const check = { name: 'deadheat', head_sha: head, status: 'completed' }
    expect(await told('POST', '/check-runs', check)).toMatchObject({ status: '422' })
    expect(github.state.checks.size).toBe(0)
  })

  it('keep one reaction of a kind per account', async () => {
    github.plant.pull({ number: 7 })
    const { id } = github.plant.comment({ issueNumber: 7 })
    const at = `/issues/comments/${id}/reactions`
    await told('POST', at, { content: 'eyes' })
    await told('POST', at, { content: 'eyes' })
    await told('POST', at, { content: 'rocket' })
    expect([...github.state.reactions.values()].map(({ content }) => content)).toEqual([
      'eyes',
      'rocket',
    ])
  })

  it('delete a comment', async () => {
    github.plant.pull({ number: 7 })
    const { id } = github.plant.comment({ issueNumber: 7 })
    await told('DELETE', `/issues/comments/${id}`)
    expect(await told('GET', `/issues/comments/${id}`)).toMatchObject({ status: '404' })
  })

  it('dispatch a workflow, list its run and cancel it', async () => {
    github.plant.pull({ number: 7 })
    github.plant.workflow({ file: 'bench.yml', inputs: ['sha'] })
    const at = '/actions/workflows/bench.yml'
    await told('POST', `${at}/dispatches`, { ref: 'main', inputs: { sha: head } })
    expect(github.state.dispatches).toMatchObject([{ inputs: { sha: head }, runId: 1001 }])
    expect(await told('GET', `${at}/runs`)).toMatchObject({
      workflow_runs: [{ id: 1001, status: 'queued' }],
    })
    await told('POST', '/actions/runs/1001/cancel')
    expect(await told('GET', '/actions/runs/1001')).toMatchObject({ conclusion: 'cancelled' })
    expect(await told('POST', '/actions/runs/1001/cancel')).toMatchObject({ status: '409' })
    expect(await told('GET', `${at}/runs?head_sha=${head}`)).toMatchObject({ total_count: 0 })
  })

  it('tell the run of a dispatch when asked', async () => {
    github.plant.pull({ number: 7 })
    github.plant.workflow({ file: 'bench.yml', inputs: [] })
    const at = '/actions/workflows/bench.yml/dispatches'
    const details = { workflow_run_id: 1001, html_url: expect.stringContaining('/runs/1001') }
    expect(await told('POST', at, { ref: 'main', return_run_details: true })).toMatchObject(details)
  })

  it('refuse a dispatch in the words of GitHub', async () => {
    github.plant.pull({ number: 7 })
    github.plant.workflow({ file: 'bench.yml', inputs: [] })
    github.plant.workflow({ file: 'ci.yml' })
    const refusal = async (workflow: string, body: unknown): Promise<unknown> =>
      told('POST', `/actions/workflows/${workflow}/dispatches`, body)
    expect(await refusal('bench.yml', { ref: 'gone' })).toMatchObject({
      message: 'No ref found for: gone',
    })
    expect(await refusal('bench.yml', { ref: 'main', inputs: { pr: '1' } })).toMatchObject({
      message: 'Unexpected inputs provided: ["pr"]',
    })
    expect(await refusal('ci.yml', { ref: 'main' })).toMatchObject({
      message: "Workflow does not have 'workflow_dispatch' trigger",
    })
    expect(await refusal('none.yml', { ref: 'main' })).toMatchObject({ message: 'Not Found' })
  })
})
