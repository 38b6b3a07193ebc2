import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FORGED_COMMANDS, isRunnerCommand } from './runner-commands.ts'
import { startWorld, type ActionRun, type World } from './world.ts'

const BROKEN_BUILD = `
for (const line of ${JSON.stringify(FORGED_COMMANDS)}) console.log(line)
require('./broken.js')
`

let world: World
let run: ActionRun

beforeAll(async () => {
  world = await startWorld({
    scripts: { build: 'node build.js' },
    files: { 'build.js': `require('./index.js')\n` },
    change: { 'build.js': BROKEN_BUILD, 'broken.js': 'exports.sum = function (\n' },
  })
  run = await world.run({ event: 'pull_request' })
})

afterAll(() => world.close())

describe('a pull request whose head does not build', () => {
  it('gets a comment that says so and shows the end of the log', () => {
    const comments = [...world.github.state.comments.values()]
    expect(comments).toHaveLength(1)
    expect(comments[0]?.body).toMatch(/^<!-- deadheat:v1 key=default pr=7 /)
    expect(comments[0]?.body).toContain('head')
    expect(comments[0]?.body).toContain('SyntaxError')
  })

  it('has the failure in its result, on the side of head', () => {
    expect(run.result?.failures).toEqual([
      expect.objectContaining({ stage: 'build', side: 'head', benchmarkId: null }),
    ])
    expect(run.result?.builds.base).not.toBeNull()
  })

  it('fails its check, but not as a regression does, and its job ends green', () => {
    expect(run.outputs.get('deadheat')?.get('verdict')).toBe('failed')
    expect(run.outputs.get('deadheat')?.get('regressions')).toBe('0')
    expect(run.outputs.get('deadheat')?.get('conclusion')).toBe('failure')
    expect([...world.github.state.checks.values()]).toEqual([
      expect.objectContaining({ status: 'completed', conclusion: 'failure' }),
    ])
    expect(run.steps.get('deadheat')).toBe('success')
  })

  it('has nothing of what the build printed in an annotation', () => {
    expect(run.annotations).toEqual([])
    expect(run.commands.filter(({ raw }) => raw.includes('forged'))).toEqual([])
    expect(run.log.filter(isRunnerCommand)).toEqual([])
  })

  it('is told without a stack of our own', () => {
    expect(run.log.filter((line) => /^\s+at .*dist\//.test(line))).toEqual([])
    expect(world.github.violations).toEqual([])
  })
})
