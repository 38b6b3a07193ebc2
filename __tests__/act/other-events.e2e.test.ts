import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokens } from '../github-stand-in/tokens.ts'
import { quickSuite } from './quick-suite.ts'
import { startWorld, type ActionRun, type World } from './world.ts'

let world: World
let push: ActionRun
let byHand: ActionRun
let queue: ActionRun
let readOnly: ActionRun

beforeAll(async () => {
  world = await startWorld({ files: quickSuite, change: { 'NEWS.md': 'nothing\n' } })
  const inputs = { only: 'quick/*', comment: 'always' }
  push = await world.run({ event: 'push', inputs })
  queue = await world.run({ event: 'merge_group', runId: 102, inputs })
  byHand = await world.run({ event: 'workflow_dispatch', inputs })
  readOnly = await world.run({ event: 'pull_request', token: tokens.read, inputs })
})

afterAll(() => world.close())

it('a run without a pull request, or whose token may only read, writes all but a comment', () => {
  expect([...world.github.state.comments.values()]).toEqual([])
  for (const run of [push, queue, byHand, readOnly]) {
    expect(run.outputs.get('deadheat')?.get('comment-url')).toBe('')
    expect(run.exitCode).toBe(0)
    expect(run.summary).toContain('quick/turns')
    expect(run.report).toContain('quick/turns')
    expect(run.result?.findings.map(({ benchmarkId }) => benchmarkId)).toContain('quick/turns')
  }
  expect(world.github.violations).toEqual([])
})

it('a push has a check of another name than a pull request and a queue can require', () => {
  const checks = [...world.github.state.checks.values()].map(({ name, headSha }) => [name, headSha])
  const { merge } = world.repository
  expect(checks).toEqual([
    ['deadheat (push)', merge],
    ['deadheat', merge],
  ])
})

it('a push is compared with what the branch held before, a queue with its base, and by hand whatever is named', () => {
  expect([push, queue, byHand].flatMap(({ annotations }) => annotations)).toEqual([])
  expect(queue.result?.plan.revisions).toMatchObject({
    base: { sha: world.repository.base, reason: 'merge-parent' },
    head: { sha: world.repository.merge, reason: 'merge-group' },
  })
  expect(push.result?.plan.revisions).toMatchObject({
    base: { sha: world.repository.base, reason: 'before-push' },
    head: { sha: world.repository.merge, reason: 'pushed' },
  })
  expect(byHand.result?.plan.revisions).toMatchObject({
    base: { sha: world.repository.base, reason: 'explicit' },
    head: { sha: world.repository.head, reason: 'explicit' },
  })
})

it('a token that may only read is told what to change, with the verdict, and fails nothing', () => {
  expect(world.github.requests.map(({ status }) => status)).toContain(403)
  expect(readOnly.annotations.filter(({ level }) => level !== 'notice')).toEqual([
    {
      level: 'warning',
      message: expect.stringContaining('pull-requests: write'),
      step: 'deadheat',
    },
    {
      level: 'error',
      message: expect.stringMatching(/"checks: write".*it would say "(?:success|neutral)"/),
      step: 'deadheat',
    },
  ])
  expect(readOnly.steps.get('deadheat')).toBe('success')
})
