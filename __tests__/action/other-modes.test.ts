import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loopOf, manifest, tinyRepository } from '../cli/tiny-package.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { ranAction } from '../fakes/ran-action.ts'
import { recordingActions } from '../fakes/recording-actions.ts'
import { issueCommentEvent, pullRequestEvent, workflowRunEvent } from '../github-stand-in/events.ts'
import type { PullGiven } from '../github-stand-in/plant.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'

const pull: PullGiven = { number: 482, head: { repository: 'mallory/addon' }, state: 'open' }

const github = gitHubOfEachTest({}, ({ plant }) => void plant.pull(pull))

it.each([
  ['pull_request_target', pullRequestEvent({ pull }), 'measures nothing itself'],
  ['issue_comment', issueCommentEvent({ body: 'nice', pull }), 'the comment of alice was ignored'],
  ['workflow_run', workflowRunEvent({ pull }), 'expected the input "measured"'],
])('on %s the action builds and runs nothing of the pull request', async (name, payload, said) => {
  // A work tree in which `pull_request` would measure at once, and whose code leaves a trace.
  const trace = join(temporaryFolder(), 'trace')
  const traced = `require('fs').writeFileSync(${JSON.stringify(trace)}, '')\n`
  const { git, directory } = tinyRepository(
    { 'package.json': manifest, 'benchmarks/one.js': `${traced}exports.run = ${loopOf(10)}\n` },
    { 'index.js': traced },
  )
  const inputs = { base: git('rev-parse', 'HEAD~1'), head: git('rev-parse', 'HEAD') }
  const actions = recordingActions({ name, payload }, { apiUrl: github.url })
  const { lines, failures } = await ranAction(actions, inputs, directory)
  const told = [...lines, ...failures].join('\n')
  expect(told).toContain(said)
  expect(told).not.toContain('building')
  expect(existsSync(trace)).toBe(false)
  expect([...github.state.comments.values()].map(({ body }) => body)).toEqual([])
})
