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
    await told('POST', '/check-runs', { name: 'deadheat', head_sha: head, status: 'queued' })
    await told('PATCH', '/check-runs/1001', { conclusion: 'neutral', output })
    await told('PATCH', '/check-runs/1001', { details_url: 'https://octo.invalid/report' })
    const finished = { status: 'completed', conclusion: 'neutral', output }
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

  it('refuse a comment above 65,536 characters and a blank one in the words of GitHub', async () => {
    github.plant.pull({ number: 7 })
    const fits = await ask(github, 'POST', '/issues/7/comments', {
      body: { body: 'é'.repeat(65_536) },
    })
    const long = await ask(github, 'POST', '/issues/7/comments', {
      body: { body: 'x'.repeat(65_537) },
    })
    const blank = await ask(github, 'POST', '/issues/7/comments', { body: { body: ' \n' } })
    expect([fits.status, long.status, blank.status]).toEqual([201, 422, 422])
    expect(await long.json()).toMatchObject({
      message: 'Validation Failed',
      errors: [{ message: 'Body is too long (maximum is 65536 characters)' }],
    })
    expect(github.violations).toEqual([])
  })
})
