import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokens } from '../github-stand-in/tokens.ts'
import { quickSuite } from './quick-suite.ts'
import { startWorld, type ActionRun, type World } from './world.ts'

let world: World
let run: ActionRun

beforeAll(async () => {
  world = await startWorld({ files: quickSuite, change: { 'NEWS.md': 'nothing\n' } })
  run = await world.run({
    event: 'pull_request',
    token: tokens.read,
    inputs: { comment: 'always', only: 'quick/*' },
  })
})

afterAll(() => world.close())

describe('a run whose token may only read', () => {
  it('writes no comment', () => {
    expect([...world.github.state.comments.values()]).toEqual([])
    expect(run.outputs.get('deadheat')?.get('comment-url')).toBe('')
  })

  it('has been refused by GitHub, and took it', () => {
    expect(world.github.requests.map(({ status }) => status)).toContain(403)
  })

  it('writes summary, result and report all the same', () => {
    expect(run.summary).toContain('quick/turns')
    expect(run.result?.findings.map(({ benchmarkId }) => benchmarkId)).toContain('quick/turns')
    expect(run.report).toContain('quick/turns')
  })

  it('says once of the comment and once of the check what to change, with the verdict', () => {
    expect(run.annotations.filter(({ level }) => level !== 'notice')).toEqual([
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
    expect(run.steps.get('deadheat')).toBe('success')
    expect(run.exitCode).toBe(0)
  })

  it('talks with GitHub as its description says', () => {
    expect(world.github.violations).toEqual([])
  })
})
