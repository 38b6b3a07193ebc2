import { describe, expect, it } from 'vitest'
import type { Progress } from '../../../src/model/run/progress.ts'
import { endingStep } from '../../../src/render/live/live.ts'
import { renderComment } from '../../../src/render/comment/comment.ts'
import { gitHubOfEachTest } from '../../github-stand-in/github-of-each-test.ts'
import { workflowIdentity } from '../../github-stand-in/tokens.ts'
import type { Check } from '../../github-stand-in/state.ts'
import { clientFor, headSha, liveRun } from '../../fakes/live-run.ts'
import { context, stateOf } from '../../render/states.ts'

const identities = {
  onlyComments: workflowIdentity({ contents: 'read', 'pull-requests': 'write' }),
}

const github = gitHubOfEachTest({ identities }, ({ plant }) => void plant.pull({ number: 482 }))

const queued: Progress = { kind: 'queued', ahead: 2 }
const building: Progress = { kind: 'build-started', side: 'base', label: 'b52dd91' }

function block(done: number): Progress {
  return { kind: 'block', benchmarkId: 'one', round: 1, done, total: 100, secondsLeft: 720 }
}

function theCheck(): Check | undefined {
  const [check, ...others] = github.state.checks.values()
  expect(others).toEqual([])
  return check
}

const bodies = (): readonly string[] => [...github.state.comments.values()].map(({ body }) => body)
const shownTitle = (): unknown => theCheck()?.output?.['title']

function plantResult(runId: number): void {
  const body = renderComment(stateOf('slower').result, { ...context, runId })
  github.plant.comment({ issueNumber: 482, body })
}

it('how far a run is stands in a check on the head commit, and in no comment', async () => {
  const { pass, tell } = liveRun(github)
  await tell(queued)
  expect(theCheck()).toMatchObject({
    name: 'deadheat',
    headSha,
    status: 'queued',
    externalId: 'deadheat run=101 attempt=1',
    detailsUrl: 'https://github.com/octo/addon/actions/runs/101',
    output: { title: 'queued, 2 runs ahead on this machine' },
  })
  pass(31)
  await tell(building)
  expect(theCheck()?.status).toBe('in_progress')
  expect(shownTitle()).toBe('building base')
  pass(31)
  await tell(block(41))
  expect(shownTitle()).toBe('measuring, 41% done, at most 12 min left')
  expect(bodies()).toEqual([])
})

it('how far a run is is told at most every 30 seconds, and between two blocks only', async () => {
  const { live, pass, tell } = liveRun(github)
  await tell(block(1))
  const asked = github.requests.length
  await tell(block(2))
  pass(29)
  await tell(block(3))
  expect(github.requests).toHaveLength(asked)
  pass(2)
  live.onProgress(block(4))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(github.requests).toHaveLength(asked)
  await live.between()
  expect(shownTitle()).toContain('measuring, 4% done')
})

it('how far a run is leaves the comment of a newer run alone', async () => {
  plantResult(900)
  const before = bodies()
  const { live, tell } = liveRun(github)
  await tell(queued)
  await live.end('cancelled', null)
  expect(bodies()).toEqual(before)
})

it('how far a run is says nothing any more once GitHub cannot be had, and stops nothing', async () => {
  const { live, lines, pass } = liveRun(github)
  github.fault({ kind: 'drop', times: 1000 })
  for (const done of [1, 2, 3, 4]) {
    live.onProgress(block(done))
    await live.between()
    pass(31)
  }
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThan(5)
  expect(lines[0]).toContain('could not post progress')
})

describe('a run without a result', () => {
  it.each([
    ['cancelled', 'cancelled', 'cancelled before there was a result'],
    ['died', 'failure', 'ended without a result'],
    ['refused', 'failure', 'could not be measured'],
  ] as const)('that is %s leaves a check that is %s', async (ending, conclusion, title) => {
    plantResult(7)
    const { live, records, tell } = liveRun(github)
    await tell(queued)
    await live.end(ending, ending === 'refused' ? 'expected a `base`, got <b>none</b>' : null)
    expect(theCheck()).toMatchObject({ status: 'completed', conclusion, output: { title } })
    expect(bodies()[0]).toContain(`### ⚫ Performance: ${title}`)
    expect(bodies()[0]).toContain(endingStep(ending))
    expect(theCheck()?.output?.['summary']).toContain(endingStep(ending))
    expect(bodies()[0]).toContain('### 🔴 Performance: 2 slower')
    expect(records.at(-1)?.ended).toBe(true)
  })

  it('is left to the next step when GitHub cannot be had at its end', async () => {
    const { live, records, tell } = liveRun(github)
    await tell(queued)
    github.fault({ kind: 'drop', times: 1000 })
    await live.end('died', null)
    expect(records.at(-1)?.ended).toBe(false)
  })

  it('is finished by the next step when it was killed', async () => {
    const { live, records, tell } = liveRun(github)
    await tell(queued)
    live.interrupt()
    const record = records.at(-1)
    if (record === undefined) throw new Error('nothing was kept')
    const after = liveRun(github, { ...record, isOpened: true })
    await after.live.end('cancelled', null)
    expect(theCheck()).toMatchObject({ conclusion: 'cancelled' })
    // Who has cancelled it knows, so there is nothing to read.
    expect(bodies()).toEqual([])
  })

  it('whose step after the job never came is finished by the next run', async () => {
    const [gone, alive] = [liveRun(github, { runId: 90 }), liveRun(github, { runId: 95 })]
    for (const { tell } of [gone, alive]) await tell(queued)
    github.plant.run({ id: 90, status: 'completed' })
    github.plant.run({ id: 95, status: 'in_progress' })
    const { tell } = liveRun(github)
    await tell(queued)
    const statuses = [...github.state.checks.values()].map(({ status }) => status)
    expect(statuses).toEqual(['completed', 'queued', 'queued'])
  })
})

it('a token that may not write checks has none', async () => {
  const { live, tell } = liveRun(github, { token: 'onlyComments' })
  await tell(queued)
  const news = { status: 'success', title: 'no change', summary: '' } as const
  expect(await live.conclude(news, () => clientFor(github, 'onlyComments'))).toBe('denied')
})
