import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markerLine } from '../../src/render/comment/marker.ts'
import type { Comment } from '../github-stand-in/state.ts'
import { actionsBot, person } from '../github-stand-in/users.ts'
import { PULL_NUMBER, SLOWER_INDEX } from './fixture-repository.ts'
import { startWorld, type ActionRun, type World } from './world.ts'

const FOREIGN_COMMENTS = 250

let world: World
let foreign: readonly Comment[]
let first: ActionRun
let afterFirst: readonly Comment[]
let second: ActionRun
let afterSecond: readonly Comment[]

beforeAll(async () => {
  world = await startWorld({ change: { 'index.js': SLOWER_INDEX } })
  const marker = markerLine({
    key: 'default',
    pullRequest: PULL_NUMBER,
    runId: 900_000,
    attempt: 1,
    head: world.repository.merge,
  })
  const said = [
    ...Array.from({ length: FOREIGN_COMMENTS }, (_, index) => ({
      user: person(`reader-${index % 7}`),
      body: `comment ${index}\r\n\r\n| a | b |  \n\t☂ `,
    })),
    { user: person('mallory'), body: `${marker}\n### 🟢 Performance: all is well\n` },
    {
      user: { login: 'other-app[bot]', id: 99, type: 'Bot' as const },
      body: `${marker}\nof another app`,
    },
    { user: actionsBot, body: `> ${marker}\n\nquoted by another workflow` },
    { user: actionsBot, body: `${marker.replace('key=default', 'key=other')}\nof another key` },
  ]
  foreign = said.map((each) => world.github.plant.comment({ issueNumber: PULL_NUMBER, ...each }))
  first = await world.run({ event: 'pull_request', runId: 101 })
  afterFirst = [...world.github.state.comments.values()]
  second = await world.run({
    event: 'pull_request',
    runId: 102,
    inputs: { only: 'sum' },
  })
  afterSecond = [...world.github.state.comments.values()]
})

afterAll(() => world.close())

describe('a pull request that makes one function slower', () => {
  it('gets one comment, which begins with its marker', () => {
    const created = createdAmong(afterFirst)
    expect(created).toHaveLength(1)
    expect(created[0]?.user).toEqual(actionsBot)
    expect(created[0]?.body.split('\n')[0]).toBe(
      markerLine({
        key: 'default',
        pullRequest: PULL_NUMBER,
        runId: 101,
        attempt: 1,
        head: world.repository.head,
      }),
    )
  })

  it('reads in the table which benchmark is slower, and not that the other one is', () => {
    const slower = rowsOf(createdAmong(afterFirst)[0]).filter((row) => row.includes('slower'))
    expect(slower).toEqual([expect.stringMatching(/\bsum\b/)])
  })

  it('reads in the first words how it went', () => {
    const [, headline = ''] = createdAmong(afterFirst)[0]?.body.split('\n') ?? []
    expect(headline).toContain('1 slower')
  })

  it('has one red mark, its check: the job that has written it ends green', () => {
    const [check] = [...world.github.state.checks.values()]
    expect(check).toMatchObject({ status: 'completed', conclusion: 'failure' })
    expect(first.jobs.get('compare')).toBe('success')
    expect(first.annotations).toEqual([])
  })

  it('hands its outputs to the next step', () => {
    const [comment] = createdAmong(afterFirst)
    expect(Object.fromEntries(first.outputs.get('deadheat') ?? [])).toEqual({
      verdict: 'regression',
      conclusion: 'failure',
      regressions: '1',
      improvements: '0',
      'result-path': expect.stringMatching(/result\.json$/),
      'report-path': expect.stringMatching(/report\.md$/),
      'report-url': '',
      'comment-url': `https://github.com/octo/addon/pull/${PULL_NUMBER}#issuecomment-${comment?.id}`,
      matrix: '',
    })
  })

  it('gets the table in the summary of the job and in the report, too', () => {
    const row = rowsOf(createdAmong(afterFirst)[0]).find((each) => each.includes('slower'))
    expect(first.summary.split('\n')).toContain(row)
    expect(first.report).toContain('slower')
  })

  it('is measured as the merge commit against the branch it goes to', () => {
    expect(first.result?.plan.revisions).toMatchObject({
      base: { sha: world.repository.base, reason: 'merge-parent' },
      head: { sha: world.repository.merge, reason: 'pull-request-merge' },
    })
  })

  it('has its comment updated by the next run', () => {
    const [comment] = createdAmong(afterFirst)
    const updated = createdAmong(afterSecond)
    expect(second.steps.get('deadheat')).toBe('success')
    expect(updated.map(({ id }) => id)).toEqual([comment?.id])
    expect(updated[0]?.body).toMatch(/^<!-- deadheat:v1 key=default pr=7 run=102 /)
  })

  it('keeps every foreign comment as it was', () => {
    expect(afterFirst.slice(0, foreign.length)).toEqual(foreign)
    expect(afterSecond.slice(0, foreign.length)).toEqual(foreign)
  })

  it('is talked about with GitHub as its description says', () => {
    expect(world.github.violations).toEqual([])
  })
})

function createdAmong(comments: readonly Comment[]): readonly Comment[] {
  return comments.filter(({ id }) => !foreign.some((each) => each.id === id))
}

function rowsOf(comment: Comment | undefined): readonly string[] {
  return (comment?.body ?? '').split('\n').filter((line) => line.startsWith('|'))
}
