import { describe, expect, it } from 'vitest'
import { afterJob } from '../../../src/action/after-job.ts'
import { GitHubError } from '../../../src/host/github/index.ts'
import type { LiveRecord } from '../../../src/model/run/live-record.ts'
import type { Progress } from '../../../src/model/run/progress.ts'
import type { CheckEnding } from '../../../src/publish/checks/known-checks.ts'
import type { Fault } from '../../github-stand-in/faults.ts'
import { gitHubOfEachTest } from '../../github-stand-in/github-of-each-test.ts'
import type { Check } from '../../github-stand-in/state.ts'
import { headSha, liveRun, patientClient, type LiveRun } from '../../fakes/live-run.ts'
import { recordingActions } from '../../fakes/recording-actions.ts'
import { tokens } from '../../github-stand-in/tokens.ts'
import { withoutPauses } from '../../fakes/without-pauses.ts'

withoutPauses()

const create = { method: 'POST', path: '/repos/*/*/check-runs' } as const
const update = { method: 'PATCH', path: '/repos/*/*/check-runs/*' } as const
const list = { method: 'GET', path: '/repos/*/*/commits/*/check-runs' } as const

const github = gitHubOfEachTest({}, ({ plant }) => void plant.pull({ number: 482 }))

const queued: Progress = { kind: 'queued', ahead: 1 }
const slower: CheckEnding = { status: 'failure', title: '1 slower', summary: 'slower' }
const same: CheckEnding = { status: 'success', title: 'no change', summary: 'same' }

const all = (): readonly Check[] => [...github.state.checks.values()]
const named = (name = 'deadheat'): readonly Check[] => all().filter((check) => check.name === name)

/** The one check that counts, by its conclusion and its run. */
function shown(): readonly (readonly [string | undefined, string])[] {
  return named().map(({ conclusion, externalId }) => [conclusion, externalId])
}
const ofRun = (runId: number): string => `deadheat run=${runId} attempt=1`

const patient = (): ReturnType<typeof patientClient> => patientClient(github)

async function opened(...given: Parameters<typeof liveRun>): Promise<LiveRun> {
  const run = liveRun(...given)
  await run.tell(queued)
  return run
}

/** What the step after the job says of what its job has remembered: its alarms, and the lines of its log. */
async function told(record: LiveRecord | undefined, runId: number, token: string = tokens.write) {
  const actions = recordingActions(undefined, { runId, apiUrl: github.url })
  const lines: string[] = []
  const remembering = { ...actions, remembered: JSON.stringify(record) }
  const print = (line: string): unknown => lines.push(line)
  await afterJob({ actions: remembering, print }, { 'github-token': token })
  return { alarms: actions.alarms, lines }
}

async function after(record: LiveRecord | undefined, runId: number): Promise<void> {
  const { alarms, lines } = await told(record, runId)
  expect(alarms).toEqual([])
  expect(lines.join()).toContain('are finished')
}

/** Troubles that differ in what they leave behind and in what they answer. */
const troubles = [
  ['a 500', { kind: 'status', status: 500 }],
  ['a lost reply', { kind: 'reply-lost' }],
  ['a page of HTML', { kind: 'html' }],
] as const satisfies readonly (readonly [string, Fault])[]

/** What comes of the verdict of a run, how many checks there are, and what they show. */
async function endOf({ live }: LiveRun) {
  return [await live.conclude(slower, patient), all().length, shown()]
}
const inOneCheck = ['told', 1, [['failure', ofRun(101)]]]

describe('a check', () => {
  for (const [request, aim] of [
    ['creation', create],
    ['list', list],
  ] as const) {
    it.each(troubles)(
      `is there once and completed when its ${request} meets %s`,
      async (_, fault) => {
        const set = github.fault({ ...fault, ...aim })
        expect(await endOf(await opened(github))).toEqual(inOneCheck)
        expect(set.hits).toBe(1)
      },
    )

    it.each(troubles)(
      `survives that every ${request} of the first minute meets %s`,
      async (_, fault) => {
        github.fault({ ...fault, ...aim, times: 2 })
        const run = await opened(github)
        run.pass(31)
        await run.tell({ kind: 'build-started', side: 'base', label: 'b52dd91' })
        expect(await endOf(run)).toEqual(inOneCheck)
      },
    )
  }

  it.each(troubles)('is completed when its last update meets %s', async (_, fault) => {
    const run = await opened(github)
    github.fault({ ...fault, ...update, times: 2 })
    expect(await endOf(run)).toEqual(inOneCheck)
  })

  it('is not made a second time while the list does not show the first one yet', async () => {
    github.fault({ kind: 'stale', ...list, times: 2 })
    github.fault({ kind: 'reply-lost', ...create })
    const { live } = await opened(github)
    expect(await live.conclude(slower, patient)).toBe('told')
    // GitHub removes no check: the second one bears another name.
    expect(shown()).toEqual([['failure', ofRun(101)]])
    expect(all().map(({ status }) => status)).toEqual(all().map(() => 'completed'))
  })

  it('is looked for again while a run lives, however often it could not be made', async () => {
    github.fault({ kind: 'status', status: 500, ...create, times: 3 })
    const { tell, pass } = await opened(github)
    for (const done of [1, 2, 3]) {
      pass(301)
      const block = { kind: 'block', benchmarkId: 'one', round: 1, done } as const
      await tell({ ...block, total: 100, secondsLeft: 720 })
    }
    expect(named().map(({ status }) => status)).toEqual(['in_progress'])
  })

  it('is told to be missing when it cannot be had for good', async () => {
    github.fault({ kind: 'status', status: 500, ...create, times: 999 })
    const { live, records } = await opened(github)
    await expect(live.conclude(slower, patient)).rejects.toThrow(GitHubError)
    const result = { conclusion: 'failure' }
    expect(records.at(-1)).toMatchObject({ ended: false, alarmed: true, result })
  })
})

it('the step after a job finds the check whose creation had no reply, and completes it', async () => {
  github.fault({ kind: 'reply-lost', ...create })
  const { records } = await opened(github)
  expect(shown()).toEqual([[undefined, ofRun(101)]])
  await after(records.at(-1), 101)
  expect(shown()).toEqual([['failure', ofRun(101)]])
})

it('the step after a job makes the check that could not be made before', async () => {
  github.fault({ kind: 'drop', ...create })
  const { records } = await opened(github)
  await after(records.at(-1), 101)
  expect(shown()).toEqual([['failure', ofRun(101)]])
})

it('the step after a job says the verdict that could not be said, and not that there is none', async () => {
  const { live, records } = await opened(github)
  github.fault({ kind: 'drop', ...update, times: 15 })
  await expect(live.conclude(slower, patient)).rejects.toThrow(GitHubError)
  await after(records.at(-1), 101)
  expect(shown()).toEqual([['failure', ofRun(101)]])
})

it('the step after a job leaves the verdict of a run that was killed right after it had said it', async () => {
  const { live, records } = await opened(github)
  await live.conclude(same, patient)
  // The last record but one was there before the check was written.
  const before = records.findLast(({ ended, result }) => !ended && result !== null)
  await after(before, 101)
  expect(shown()).toEqual([['success', ofRun(101)]])
})

it('the step after a job finishes the run that the job has reported, and not a run of its own', async () => {
  github.fault({ kind: 'reply-lost', ...create })
  const { records } = await opened(github, { runId: 77 })
  await after(records.at(-1), 900)
  expect(shown()).toEqual([['failure', ofRun(77)]])
})

it.each([
  ['an annotation', false, 1],
  ['the log alone when the run has said it in one', true, 0],
])('the step after a job says in %s that a check cannot be closed', async (_, alarmed, count) => {
  const { live, records } = await opened(github)
  live.interrupt()
  const record = records.at(-1)
  // Refused, so that nothing waits.
  const { alarms, lines } = await told(record && { ...record, alarmed }, 101, 'ghs_gone')
  const said = /^could not finish the comment and check of the run: .*\(401\)/
  expect(alarms).toEqual(Array.from({ length: count }, () => expect.stringMatching(said)))
  expect(lines.filter((line) => line.includes('could not finish'))).toHaveLength(1 - count)
})

describe('an older run', () => {
  const older = { runId: 101 }
  const newer = { runId: 102 }
  const newerEnds = async (): Promise<void> => {
    const { live } = await opened(github, newer)
    await live.conclude(slower, patient)
  }
  const isLeft = async ({ live }: LiveRun): Promise<void> => {
    expect(await live.conclude(same, patient)).toBe('superseded')
    expect(shown()).toEqual([['failure', ofRun(102)]])
  }

  it('that ends later makes no check beside that of a newer one', async () => {
    github.fault({ kind: 'drop', ...create })
    const old = await opened(github, older)
    await newerEnds()
    await isLeft(old)
    expect(all()).toHaveLength(1)
  })

  it('that ends later says nothing in its own check, which no rule asks for any more', async () => {
    const old = await opened(github, older)
    await newerEnds()
    await isLeft(old)
    expect(named('deadheat (out of date)')).toMatchObject([{ conclusion: 'neutral' }])
  })

  it('that wrote between the list and the end of a newer one is out of the way', async () => {
    const old = liveRun(github, older)
    github.fault({ kind: 'meanwhile', ...create, change: newerEnds })
    await isLeft(old)
    expect(all().map(({ status }) => status)).toEqual(['completed', 'completed'])
  })

  it('that was killed right after it made its check late is taken out of the way', async () => {
    const { live } = liveRun(github, newer)
    await live.conclude(slower, patient)
    const client = await patient()
    const text = { title: same.title, summary: '' }
    const state = { status: 'completed', conclusion: 'success', text, detailsUrl: null } as const
    await client.createCheck({ name: 'deadheat', headSha, externalId: ofRun(101), state })
    await live.conclude(slower, patient)
    expect(shown()).toEqual([['failure', ofRun(102)]])
  })

  it('of an attempt before is followed by one check of the next attempt', async () => {
    await opened(github, older)
    expect(all()).toHaveLength(1)
    const { live } = await opened(github, { ...older, attempt: 2 })
    await live.conclude(same, patient)
    expect(all()).toHaveLength(1)
    expect(shown()).toEqual([['success', 'deadheat run=101 attempt=2']])
  })
})
