import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokens } from '../github-stand-in/tokens.ts'
import { quickSuite } from './quick-suite.ts'
import { startWorld, type ActionRun, type World } from './world.ts'

let world: World
let readOnly: ActionRun
const runs = new Map<string, ActionRun>()

beforeAll(async () => {
  world = await startWorld({ files: quickSuite, change: { 'NEWS.md': 'nothing\n' } })
  const inputs = { only: 'quick/*', comment: 'always' }
  runs.set('push', await world.run({ event: 'push', inputs }))
  runs.set('workflow_dispatch', await world.run({ event: 'workflow_dispatch', inputs }))
  readOnly = await world.run({ event: 'pull_request', token: tokens.read, inputs })
})

afterAll(() => world.close())

it('a run without a pull request, or whose token may only read, writes no comment', () => {
  expect([...world.github.state.comments.values()]).toEqual([])
  for (const run of [...runs.values(), readOnly]) {
    expect(run.outputs.get('deadheat')?.get('comment-url')).toBe('')
  }
  expect(world.github.violations).toEqual([])
})

describe('a run without a pull request', () => {
  it('compares a push with what the branch held before', () => {
    expect(runs.get('push')?.result?.plan.revisions).toMatchObject({
      base: { sha: world.repository.base, reason: 'before-push' },
      head: { sha: world.repository.merge, reason: 'pushed' },
    })
  })

  it('compares by hand whatever two revisions are named', () => {
    expect(runs.get('workflow_dispatch')?.result?.plan.revisions).toMatchObject({
      base: { sha: world.repository.base, reason: 'explicit' },
      head: { sha: world.repository.head, reason: 'explicit' },
    })
  })

  it.each(['push', 'workflow_dispatch'])('writes summary and report on %s', (event) => {
    expect(runs.get(event)?.exitCode).toBe(0)
    expect(runs.get(event)?.summary).toContain('quick/turns')
    expect(runs.get(event)?.report).toContain('quick/turns')
    expect(runs.get(event)?.annotations).toEqual([])
  })
})

describe('a run whose token may only read', () => {
  it('has been refused by GitHub, and took it', () => {
    expect(world.github.requests.map(({ status }) => status)).toContain(403)
  })

  it('writes summary, result and report all the same', () => {
    expect(readOnly.summary).toContain('quick/turns')
    expect(readOnly.result?.findings.map(({ benchmarkId }) => benchmarkId)).toContain('quick/turns')
    expect(readOnly.report).toContain('quick/turns')
  })

  it('says once of the comment and once of the check what to change, with the verdict', () => {
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
  })

  it('does not fail for that', () => {
    expect(readOnly.steps.get('deadheat')).toBe('success')
    expect(readOnly.exitCode).toBe(0)
  })
})
