import { expect, it } from 'vitest'
import { afterJob } from '../../src/action/after-job.ts'
import type { LiveRecord } from '../../src/model/run/live-record.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { headSha } from '../fakes/live-run.ts'
import { recordingActions } from '../fakes/recording-actions.ts'
import { unjudged } from '../fakes/unjudged.ts'

const github = gitHubOfEachTest()

const left: LiveRecord = {
  key: 'default',
  headSha,
  pullRequest: null,
  runId: 101,
  attempt: 1,
  ...unjudged,
  check: 'unknown',
  result: { conclusion: 'failure', title: '1 slower' },
  cancelled: false,
  ended: false,
  withoutResult: 'failure',
  alarmed: false,
  left: null,
}

it.each([
  ['says so in an annotation', false, 1],
  ['says so in the log alone when the run has said it in one', true, 0],
])('a run whose check cannot be closed %s', async (_, alarmed, alarms) => {
  // Refused, so that nothing waits.
  const remembered = JSON.stringify({ ...left, alarmed })
  const actions = { ...recordingActions(undefined, { apiUrl: github.url }), remembered }
  const printed: string[] = []
  const print = (text: string): unknown => printed.push(text)
  await afterJob({ actions, print }, { 'github-token': 'ghs_gone' })
  const told = /^could not finish the comment and check of the run: .*\(401\)/
  expect(actions.alarms).toEqual(Array.from({ length: alarms }, () => expect.stringMatching(told)))
  expect(printed).toHaveLength(2 - alarms)
})

it('a run that was killed before it could close its check has it closed', async () => {
  github.plant.commit({ sha: headSha })
  const remembered = JSON.stringify({ ...left, check: 'unknown', result: null })
  const actions = { ...recordingActions(undefined, { apiUrl: github.url }), remembered }
  const printed: string[] = []
  const print = (text: string): unknown => printed.push(text)
  await afterJob({ actions, print }, { 'github-token': tokens.write })
  expect(printed).toEqual([expect.stringContaining('are finished')])
  expect(actions.alarms).toEqual([])
})
