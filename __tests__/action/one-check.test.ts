import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { pullRevisions } from '../fakes/live-run.ts'
import { ranAction } from '../fakes/ran-action.ts'
import { recordingActions } from '../fakes/recording-actions.ts'
import { slowerJournal } from '../fakes/report-job.ts'
import { withoutPauses } from '../fakes/without-pauses.ts'
import { mergeGroupEvent, pullRequestEvent } from '../github-stand-in/events.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import type { JsonObject } from '../github-stand-in/json.ts'
import { shaOf } from '../github-stand-in/plant.ts'
import type { Run } from '../github-stand-in/state.ts'
import { actionsBot } from '../github-stand-in/users.ts'

// Every job here reports what a job without secrets has left.
withoutPauses()
const github = gitHubOfEachTest({}, ({ plant }) => void plant.pull({ number: 482 }))

const head = shaOf('pull 482 head')
const slow = slowerJournal()
const same = slowerJournal({}, 0)

type JobFacts = Readonly<{
  journal: string | null
  event: string
  payload: JsonObject
  run: Pick<Run, 'id' | 'attempt'>
  inputs: Readonly<Record<string, string>>
}>

async function job(facts: Partial<JobFacts> = {}): Promise<string> {
  const { journal = slow, event = 'pull_request', run = { id: 101, attempt: 1 } } = facts
  const workspace = temporaryFolder()
  mkdirSync(join(workspace, 'measured'))
  if (journal !== null) writeFileSync(join(workspace, 'measured/journal.ndjson'), journal)
  const actions = recordingActions(
    { name: event, payload: facts.payload ?? pullRequestEvent({ pull: { number: 482 } }) },
    { runId: run.id, attempt: run.attempt, job: 'compare', apiUrl: github.url },
  )
  const inputs = { measured: 'measured', matrix: '1 null', ...facts.inputs }
  const { lines } = await ranAction(actions, inputs, workspace)
  return [...lines, ...actions.warnings, ...actions.alarms, ...actions.failures].join('\n')
}

/** Every check by its name, as GitHub counts it: the newest of each name. */
function checks(sha = head): Readonly<Record<string, unknown>> {
  const all = [...github.state.checks.values()].filter(({ headSha }) => headSha === sha)
  return Object.fromEntries(
    all.map(({ name, status, conclusion }) => [name, status === 'completed' ? conclusion : status]),
  )
}

const bodies = (): readonly string[] => [...github.state.comments.values()].map(({ body }) => body)

describe('two jobs of one commit', () => {
  const leg = (node: number): Readonly<Record<string, string>> => ({
    matrix: `2 ${JSON.stringify({ node }, null, 2)}`,
    comment: 'always',
  })

  it('that run one after the other pass together, not when the first does', async () => {
    await job({ journal: same, inputs: leg(20) })
    expect(checks()).toMatchObject({
      deadheat: 'in_progress',
      'deadheat: compare, node 20, #482': 'success',
    })
    await job({ journal: same, inputs: { ...leg(22), key: 'own' } })
    expect(checks()).toMatchObject({ deadheat: 'in_progress', 'deadheat (own)': 'success' })
    await job({ journal: same, inputs: leg(22) })
    expect(checks()).toMatchObject({ deadheat: 'success' })
  })

  it('that end in the same second erase nothing of each other, in one comment with a section each', async () => {
    await Promise.all([job({ inputs: leg(20) }), job({ journal: same, inputs: leg(22) })])
    expect(checks()).toMatchObject({
      deadheat: 'failure',
      'deadheat: compare, node 20, #482': 'failure',
      'deadheat: compare, node 22, #482': 'success',
    })
    expect(bodies()).toHaveLength(1)
    expect(bodies()[0]).toMatch(/node 20`[^]*1 slower[^]*node 22`[^]*no change/)
    // The one that failed is repaired, and the next attempt of it replaces only its own.
    await job({ journal: same, inputs: leg(20), run: { id: 101, attempt: 2 } })
    expect(checks()).toMatchObject({ deadheat: 'success' })
    expect(bodies()[0]).not.toContain('1 slower')
  })
})

describe('a merge queue', () => {
  const base = pullRevisions.base.sha ?? ''
  const group = shaOf('merge group')
  const payload = mergeGroupEvent({ head: group, base, pull: 482 })

  beforeEach(() => void github.plant.commit({ sha: group }))

  it('has a check on its commit, from the journal of that commit, and no comment', async () => {
    const journal = slow.replaceAll(head, group)
    await job({ event: 'merge_group', payload, journal })
    expect(checks(group)).toEqual({ deadheat: 'failure' })
    expect(bodies()).toEqual([])
    await job({ event: 'merge_group', payload, journal: slow, run: { id: 102, attempt: 1 } })
    expect(checks(group)).toEqual({ deadheat: 'failure' })
  })

  it('takes over what the pull request has measured of the same files, and no other', async () => {
    await job({ journal: same })
    expect(checks()).toEqual({ deadheat: 'success' })
    github.plant.commit({ sha: group, tree: shaOf('tree') })
    expect(await job({ event: 'merge_group', payload, journal: null })).toContain('left no journal')
    expect(checks(group)).toEqual({ deadheat: 'failure' })
    github.plant.commit({ sha: head, tree: shaOf('tree') })
    const again = { event: 'merge_group', payload, journal: null, run: { id: 102, attempt: 1 } }
    expect(await job(again)).toContain('has compared the same files')
    expect(checks(group)).toMatchObject({ deadheat: 'success' })
    expect(bodies()).toEqual([])
  })
})

it.each([
  ['on the web, whatever was measured', ['cancelled'], slow, 'cancelled'],
  ['by its own matrix after a failure', ['failure', 'cancelled'], null, 'failure'],
] as const)('a run that is ended %s', async (_, endings, journal, end) => {
  github.plant.run({ id: 101, status: 'in_progress', jobs: [...endings, undefined] })
  await job({ journal })
  expect(checks()).toEqual({ deadheat: end })
})

it('a run that is older and was started again is the newest; one that is not says that it tells nothing', async () => {
  const at = (id: number, attempt: number, startedAt: string): Run =>
    github.plant.run({ id, attempt, startedAt, status: 'in_progress', event: 'pull_request' })
  await job({ run: at(109, 1, '2026-01-01T10:00:00Z') })
  await job({ run: at(110, 1, '2026-01-01T11:00:00Z') })
  expect(await job({ journal: same, run: at(109, 1, '2026-01-01T10:00:00Z') })).toContain(
    'a run that began later has the comment and the check',
  )
  expect(checks()).toMatchObject({ deadheat: 'failure' })
  await job({ journal: same, run: at(109, 2, '2026-01-01T12:00:00Z') })
  expect(checks()).toMatchObject({ deadheat: 'success' })
  expect(bodies()).toHaveLength(1)
  expect(bodies()[0]).toContain('no change')
  expect([...github.state.comments.values()][0]?.user).toEqual(actionsBot)
})
