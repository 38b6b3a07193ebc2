import { describe, expect, it } from 'vitest'
import { runAction } from '../../src/action/action.ts'
import { pullRequestEvent } from '../github-stand-in/events.ts'
import { changePull } from '../github-stand-in/change-pull.ts'
import { shaOf, type PullGiven } from '../github-stand-in/plant.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { headSha } from '../fakes/live-run.ts'
import { recordingActions, type RecordingActions } from '../fakes/recording-actions.ts'
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
): Promise<RecordingActions & { readonly lines: readonly string[] }> {
  const actions = recordingActions(
    { name: 'pull_request_target', payload: pullRequestEvent({ pull: fork }) },
    { runId: 900, apiUrl: github.url, workflow: `.github/workflows/${file}` },
  )
  const given: Readonly<Record<string, string>> = { 'github-token': tokens.write, ...inputs }
  const lines: string[] = []
  await runAction({
    actions: { ...actions, input: (name) => given[name] ?? '' },
    environment: {},
    harnessPath: '',
    print: (line) => void lines.push(line),
  })
  return { ...actions, lines }
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
