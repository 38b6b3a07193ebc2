import { afterAll, expect, it } from 'vitest'
import { FORGED_COMMANDS, isRunnerCommand } from './runner-commands.ts'
import { startWorld } from './world.ts'

const BROKEN_BUILD = `
for (const line of ${JSON.stringify(FORGED_COMMANDS)}) console.log(line)
require('./broken.js')
`

const world = await startWorld({
  scripts: { build: 'node build.js' },
  files: { 'build.js': `require('./index.js')\n` },
  change: { 'build.js': BROKEN_BUILD, 'broken.js': 'exports.sum = function (\n' },
})
afterAll(() => world.close())
const run = await world.run({ event: 'pull_request' })

it('a pull request whose head does not build gets a comment and a check that say so and show the end of the log, and its job ends green', () => {
  const [comment, ...others] = world.github.state.comments.values()
  expect(others).toEqual([])
  expect(comment?.body).toMatch(/^<!-- deadheat:v1 key=default pr=7 [^]*head[^]*SyntaxError/)
  expect(run.result?.failures).toEqual([
    expect.objectContaining({ stage: 'build', side: 'head', benchmarkId: null }),
  ])
  expect(run.result?.builds.base).not.toBeNull()
  expect(Object.fromEntries(run.outputs.get('deadheat') ?? [])).toMatchObject({
    verdict: 'failed',
    regressions: '0',
    conclusion: 'failure',
  })
  expect([...world.github.state.checks.values()]).toEqual([
    expect.objectContaining({ status: 'completed', conclusion: 'failure' }),
  ])
  expect(run.steps.get('deadheat')).toBe('success')
  expect(world.github.violations).toEqual([])
})

it('a pull request whose head does not build has nothing of what the build printed in an annotation, and no stack of our own', () => {
  expect(run.annotations).toEqual([])
  expect(run.commands.filter(({ raw }) => raw.includes('forged'))).toEqual([])
  expect(run.log.filter(isRunnerCommand)).toEqual([])
  expect(run.log.filter((line) => /^\s+at .*dist\//.test(line))).toEqual([])
})
