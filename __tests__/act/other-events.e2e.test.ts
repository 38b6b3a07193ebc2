import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickSuite } from './quick-suite.ts'
import { startWorld, type ActionRun, type World } from './world.ts'

let world: World
const runs = new Map<string, ActionRun>()

beforeAll(async () => {
  world = await startWorld({ files: quickSuite, change: { 'NEWS.md': 'nothing\n' } })
  const inputs = { only: 'quick/*', comment: 'always' }
  runs.set('push', await world.run({ event: 'push', inputs }))
  runs.set('workflow_dispatch', await world.run({ event: 'workflow_dispatch', inputs }))
})

afterAll(() => world.close())

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

  it('writes no comment anywhere', () => {
    expect([...world.github.state.comments.values()]).toEqual([])
    expect(runs.get('push')?.outputs.get('deadheat')?.get('comment-url')).toBe('')
    expect(world.github.violations).toEqual([])
  })
})
