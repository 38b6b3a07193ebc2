import { describe, expect, it } from 'vitest'
import { inputComplaint } from '../../src/action/action.ts'
import { GitHubError } from '../../src/host/github/index.ts'
import { refusalLine } from '../../src/publish/checks/hint-of.ts'
import { pullRequestEvent } from '../github-stand-in/events.ts'
import { changePull } from '../github-stand-in/change-pull.ts'
import { shaOf, type PullGiven } from '../github-stand-in/plant.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { headSha } from '../fakes/live-run.ts'
import { type JobEnd, ranAction } from '../fakes/ran-action.ts'
import { recordingActions } from '../fakes/recording-actions.ts'
import { withoutPauses } from '../fakes/without-pauses.ts'

withoutPauses()

const fork: PullGiven = { number: 482, head: { repository: 'mallory/addon' } }

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

describe('a label or an approval', () => {
  it('starts the measuring workflow for the commit that was the head', async () => {
    const { failures, lines } = await started()
    expect(failures).toEqual([])
    expect(lines.join('\n')).toContain(`started performance.yml for ${headSha}`)
    expect(github.state.dispatches).toMatchObject([
      {
        workflow: 'performance.yml',
        ref: 'main',
        inputs: { 'pull-request': '482', head: headSha },
      },
    ])
    expect([...github.state.checks.values()]).toMatchObject([{ headSha, status: 'queued' }])
  })

  it('starts nothing when the head has moved since somebody decided', async () => {
    const head = { sha: shaOf('pushed after the label'), ref: 'topic', repository: 'mallory/addon' }
    changePull(github.state, 482, { head })
    const { failures } = await started()
    expect(failures).toEqual([expect.stringContaining('it moved, so nothing was run')])
    expect(github.state.dispatches).toEqual([])
  })

  it('starts nothing where an input is malformed, and says so in one line', async () => {
    const { failures } = await started({ pairs: 'many' })
    expect(failures).toEqual([expect.stringMatching(/^[^\n]*pairs[^\n]*whole number.*many[^\n]*$/)])
    expect(github.requests).toEqual([])
  })

  it('starts nothing for a pull request that is closed', async () => {
    changePull(github.state, 482, { state: 'closed' })
    const { failures } = await started()
    expect(failures).toEqual([expect.stringContaining('expected an open pull request')])
    expect(github.state.dispatches).toEqual([])
  })

  it('starts nothing from a workflow that is named after no other, which may be one that measures', async () => {
    const { failures } = await started({}, 'performance.yml')
    expect(failures).toEqual([expect.stringContaining('measures nothing itself')])
    expect(github.state.dispatches).toEqual([])
  })

  it('says which rights the job needs', async () => {
    const { failures } = await started({ 'github-token': tokens.read })
    expect(failures).toEqual([expect.stringContaining('"actions: write"')])
  })
})

describe('what kept the bot from what it was asked for', () => {
  it.each([
    ['not-permitted', 'said so; the job needs "actions: write"'],
    ['locked', 'said so; the conversation is locked: unlock it'],
    ['archived', 'said so; the repository is archived'],
    ['no-credentials', 'said so; GitHub does not know the token in "github-token"'],
    ['limited', 'said so; the rate limit of the token is used up'],
    ['unreliable', 'said so'],
  ] as const)('is told with its own cure, if it has one, when it is %s', (trouble, text) => {
    expect(refusalLine(new GitHubError(trouble, 'said so'), 'command')).toContain(text)
  })
})

it.each<[Readonly<Record<string, string>>, string | null]>([
  [{ INPUT_BASE: 'main', 'INPUT_NODE-VERSION': '22' }, null],
  [{ INPUT_ODD: '', PATH: '/bin' }, null],
  [{ INPUT_PAIR: '8' }, 'unknown input "pair"; did you mean "pairs"?'],
  [{ INPUT_LIMIT: '5%' }, '"limit" is no input: put limit into the deadheat.yml of base'],
])('of the inputs %j the complaint is %j', (environment, complaint) => {
  expect(inputComplaint(environment)).toBe(complaint)
})
