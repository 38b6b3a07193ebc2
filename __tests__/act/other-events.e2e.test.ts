import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { tokens } from '../github-stand-in/tokens.ts'
import { TOP } from '../repository/tracked-files.ts'
import { inWhole } from '../whole.ts'
import { quickSuite } from './quick-suite.ts'
import { startWorld } from './world.ts'

const hash = readFileSync(join(TOP, 'benchmarks/demo/hash.cjs'), 'utf8')
const files = { ...quickSuite, 'benchmarks/hash.cjs': hash }

const world = await startWorld({ files, change: { 'NEWS.md': 'nothing\n' } })
afterAll(() => world.close())
const brief = { only: 'quick/*', comment: 'always' }
const push = await world.run({ event: 'push', inputs: brief })
const queue = await world.run({ event: 'merge_group', runId: 102, inputs: brief })
const readOnly = await world.run({ event: 'pull_request', token: tokens.read, inputs: brief })

it('a run without a pull request, or whose token may only read, writes all but a comment', () => {
  expect([...world.github.state.comments.values()]).toEqual([])
  for (const run of [push, queue, readOnly]) {
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

it('a push is compared with what the branch held before, and a queue with its base', () => {
  expect([push, queue].flatMap(({ annotations }) => annotations)).toEqual([])
  expect(queue.result?.plan.revisions).toMatchObject({
    base: { sha: world.repository.base, reason: 'merge-parent' },
    head: { sha: world.repository.merge, reason: 'merge-group' },
  })
  expect(push.result?.plan.revisions).toMatchObject({
    base: { sha: world.repository.base, reason: 'before-push' },
    head: { sha: world.repository.merge, reason: 'pushed' },
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

// What is asked, the rows that answer, and what else the answer names.
it.each<readonly [string, Readonly<Record<string, string>>, readonly string[], readonly string[]]>([
  [
    'whether a package is slower under another Node.js',
    { base: 'node:20', head: 'node:22', benchmarks: 'quick*', budget: '1min' },
    ['quick/turns'],
    ['Node 22', 'against 20'],
  ],
  ...inWhole<readonly [string, Readonly<Record<string, string>>, string[], string[]]>([
    'whether a release of an addon is slower',
    {
      base: 'npm:keccak@2.1.0',
      head: 'npm:keccak@3.0.1',
      benchmarks: 'hash*',
      set: 'bytes=16',
      'node-version': '20.20.2',
      threshold: '7%',
    },
    ['hash'],
    ['keccak@2.1.0', 'keccak@3.0.1', '7%', '20.20.2'],
  ]),
])('by hand it answers %s', async (_question, asked, rows, named) => {
  const given = ['node-version', 'budget', 'set'] as const
  const inputs = {
    ...Object.fromEntries(given.map((name) => [name, `\${{ inputs.${name} }}`])),
    pairs: '12',
  }
  const run = await world.run({ event: 'workflow_dispatch', asked, inputs })
  // Without a check, a regression is told by the step.
  const isOther = ({ message }: { message: string }) => !message.startsWith('a regression beyond')
  expect(run.annotations.filter(isOther)).toEqual([])
  const ids = run.result?.plan.benchmarks.map(({ id }) => id) ?? []
  expect(ids.map((id) => id.replace(/ .*/, ''))).toContain(rows[0])
  for (const id of ids) expect(run.summary).toContain(id)
  for (const name of named) expect(run.summary).toContain(name)
  expect(run.outputs.get('deadheat')?.get('comment-url')).toBe('')
})
