import { expect, it } from 'vitest'
import { inputComplaint } from '../../src/action/action.ts'
import { GitHubError } from '../../src/host/github/index.ts'
import { refusalLine } from '../../src/publish/checks/hint-of.ts'
import { pullRequestEvent, issueCommentEvent, workflowRunEvent } from '../github-stand-in/events.ts'
import { changePull } from '../github-stand-in/change-pull.ts'
import { shaOf } from '../github-stand-in/plant.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { headSha } from '../fakes/live-run.ts'
import { type JobEnd, ranAction } from '../fakes/ran-action.ts'
import { recordingActions } from '../fakes/recording-actions.ts'
import { fork } from '../fakes/report-job.ts'
import { withoutPauses } from '../fakes/without-pauses.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loopOf, tinyRepository } from '../cli/tiny-package.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'

withoutPauses()

const github = gitHubOfEachTest({}, ({ plant }) => {
  plant.pull(fork)
  plant.workflow({ file: 'performance.yml', inputs: ['pull-request', 'head', 'key'] })
})

/** What the action does on a pull request event whose jobs hold a token that may write. */
async function started(
  inputs: Readonly<Record<string, string>> = {},
  file = 'performance-label.yml',
): Promise<JobEnd> {
  const actions = recordingActions(
    { name: 'pull_request_target', payload: pullRequestEvent({ pull: fork }) },
    { runId: 900, apiUrl: github.url, workflow: `.github/workflows/${file}` },
  )
  return ranAction(actions, inputs)
}

it('a label or an approval starts the measuring workflow for the commit that was the head', async () => {
  const { failures, lines } = await started()
  expect(failures).toEqual([])
  expect(lines.join('\n')).toContain(`started performance.yml for ${headSha}`)
  const inputs = { 'pull-request': '482', head: headSha }
  expect(github.state.dispatches).toMatchObject([
    { workflow: 'performance.yml', ref: 'main', inputs },
  ])
  expect([...github.state.checks.values()]).toMatchObject([{ headSha, status: 'queued' }])
})

it('a label or an approval starts nothing when the head has moved since somebody decided', async () => {
  const head = { sha: shaOf('pushed after the label'), ref: 'topic', repository: 'mallory/addon' }
  changePull(github.state, 482, { head })
  const { failures } = await started()
  expect(failures).toEqual([expect.stringContaining('it moved, so nothing was run')])
  expect(github.state.dispatches).toEqual([])
})

it('a label or an approval starts nothing where an input is malformed, and says so in one line', async () => {
  const { failures } = await started({ pairs: 'many' })
  expect(failures).toEqual([expect.stringMatching(/^[^\n]*pairs[^\n]*whole number.*many[^\n]*$/)])
  expect(github.requests).toEqual([])
})

it('a label or an approval starts nothing for a pull request that is closed', async () => {
  changePull(github.state, 482, { state: 'closed' })
  const { failures } = await started()
  expect(failures).toEqual([expect.stringContaining('expected an open pull request')])
  expect(github.state.dispatches).toEqual([])
})

it('a label or an approval starts nothing from a workflow that is named after no other, which may be one that measures', async () => {
  const { failures } = await started({}, 'performance.yml')
  expect(failures).toEqual([expect.stringContaining('measures nothing itself')])
  expect(github.state.dispatches).toEqual([])
})

it('a label or an approval says which rights the job needs', async () => {
  const { failures } = await started({ 'github-token': tokens.read })
  expect(failures).toEqual([expect.stringContaining('"actions: write"')])
})

it.each([
  ['not-permitted', 'said so; the job needs "actions: write"'],
  ['locked', 'said so; the conversation is locked: unlock it'],
  ['archived', 'said so; the repository is archived'],
  ['no-credentials', 'said so; GitHub does not know the token in "github-token"'],
  ['limited', 'said so; the rate limit of the token is used up'],
  ['unreliable', 'said so'],
] as const)('what kept the bot, when it is %s, is told with its cure, if any', (trouble, text) => {
  expect(refusalLine(new GitHubError(trouble, 'said so'), 'command')).toContain(text)
})

it.each<[Readonly<Record<string, string>>, string | null]>([
  [{ INPUT_BASE: 'main', 'INPUT_NODE-VERSION': '22' }, null],
  [{ INPUT_ODD: '', PATH: '/bin' }, null],
  [{ INPUT_PAIR: '8' }, 'unknown input "pair"; did you mean "pairs"?'],
  [{ INPUT_LIMIT: '5%' }, '"limit" is no input: put limit into the deadheat.yml of base'],
])('of the inputs %j the complaint is %j', (environment, complaint) => {
  expect(inputComplaint(environment)).toBe(complaint)
})

it.each([
  ['pull_request_target', pullRequestEvent({ pull: fork }), 'measures nothing itself'],
  ['issue_comment', issueCommentEvent({ body: 'nice', pull: fork }), 'of alice was ignored'],
  ['workflow_run', workflowRunEvent({ pull: fork }), 'expected the input "measured"'],
])('on %s the action builds and runs nothing of the pull request', async (name, payload, said) => {
  // A work tree in which `pull_request` would measure at once, and whose code leaves a trace.
  const trace = join(temporaryFolder(), 'trace')
  const traced = `require('fs').writeFileSync(${JSON.stringify(trace)}, '')\n`
  const one = `${traced}exports.run = ${loopOf(10)}\n`
  const { git, directory } = tinyRepository({ 'benchmarks/one.js': one }, { 'index.js': traced })
  const inputs = { base: git('rev-parse', 'HEAD~1'), head: git('rev-parse', 'HEAD') }
  const actions = recordingActions({ name, payload }, { apiUrl: github.url })
  const { lines, failures } = await ranAction(actions, inputs, directory)
  const told = [...lines, ...failures].join('\n')
  expect(told).toContain(said)
  expect(told).not.toContain('building')
  expect(existsSync(trace)).toBe(false)
  expect([...github.state.comments.values()].map(({ body }) => body)).toEqual([])
})
