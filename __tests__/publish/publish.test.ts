import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Actions, RunContext } from '../../src/host/github/actions-types.ts'
import { createGitHub } from '../../src/host/github/github.ts'
import type { Result } from '../../src/model/judging/result.ts'
import { outputs as documented } from '../../src/model/judging/outputs.ts'
import { publish } from '../../src/publish/index.ts'
import { outputsOf } from '../../src/publish/outputs.ts'
import type { Publication } from '../../src/publish/publication.ts'
import { startGitHub, type GitHub } from '../fakes/github/start-github.ts'
import { tokens } from '../fakes/github/tokens.ts'
import { actionsBot } from '../fakes/github/users.ts'
import { states } from '../render/states.ts'

let github: GitHub
beforeEach(async () => {
  github = await startGitHub()
  github.plant.pull({ number: 482 })
})
afterEach(async () => {
  await github.close()
  assert.deepEqual(github.violations, [])
})

/** A runner that writes down what it is told. */
interface Recorder extends Actions {
  readonly warnings: readonly string[]
  readonly outputs: ReadonlyMap<string, string>
  readonly summaries: readonly string[]
}

function recorderOf(): Recorder {
  const warnings: string[] = []
  const outputs = new Map<string, string>()
  const summaries: string[] = []
  return {
    warnings,
    outputs,
    summaries,
    input: () => '',
    forget: () => undefined,
    event: () => Promise.resolve({ name: '', payload: null }),
    context: () => Promise.resolve(run),
    warn: (message) => void warnings.push(message),
    fail: () => undefined,
    output: async (name, value) => void outputs.set(name, value),
    summarise: async (markdown) => {
      summaries.push(markdown)
      return true
    },
    remember: () => undefined,
    remembered: '',
    openFold: () => undefined,
    closeFold: () => undefined,
  }
}

const run: RunContext = {
  owner: 'octo',
  repository: 'addon',
  runId: 101,
  attempt: 1,
  apiUrl: 'https://api.github.com',
  serverUrl: 'https://github.com',
}

function resultNamed(name: string): Result {
  const state = states[name]
  if (state === undefined) throw new Error(`there is no state "${name}"`)
  return state.result
}

function publicationOf(actions: Actions, changes: Partial<Publication> = {}): Publication {
  return {
    result: resultNamed('slower'),
    resultPath: '/results/result.json',
    reportPath: '/results/report.md',
    pullRequest: { number: 482, baseBranch: 'main' },
    key: 'default',
    comment: 'on-change',
    live: null,
    run,
    actions,
    github: () => clientOf(tokens.write),
    clock: { sleep: () => Promise.resolve() },
    ...changes,
  }
}

function clientOf(token: string): ReturnType<typeof createGitHub> {
  return createGitHub({
    apiUrl: github.url,
    token,
    owner: 'octo',
    repository: 'addon',
    login: actionsBot.login,
    longestWaitSeconds: 60,
    pauseSeconds: 0.01,
  })
}

const bodies = (): readonly string[] => [...github.state.comments.values()].map(({ body }) => body)

describe('a regression on a pull request', () => {
  it('is told in the summary, in a comment and in the outputs', async () => {
    const actions = recorderOf()
    const { commentUrl } = await publish(publicationOf(actions))
    expect(bodies()).toHaveLength(1)
    expect(bodies()[0]).toMatch(
      /^<!-- deadheat:v1 key=default pr=482 run=101 attempt=1 head=7c1e0d9 -->\n### 🔴/,
    )
    expect(bodies()[0]).toContain('(https://github.com/octo/addon/actions/runs/101)')
    expect(actions.summaries).toEqual([expect.stringMatching(/^### 🔴 Performance: 2 slower/)])
    expect(Object.fromEntries(actions.outputs)).toEqual({
      verdict: 'regression',
      conclusion: 'failure',
      regressions: '2',
      improvements: '1',
      'result-path': '/results/result.json',
      'report-path': '/results/report.md',
      'comment-url': commentUrl,
    })
    expect(actions.warnings).toEqual([])
  })

  it('stands before what the next head has', async () => {
    await publish(publicationOf(recorderOf()))
    const { plan, ...rest } = resultNamed('same')
    const head = { ...plan.revisions.head, sha: 'd'.repeat(40) }
    const result = { ...rest, plan: { ...plan, revisions: { ...plan.revisions, head } } }
    await publish(publicationOf(recorderOf(), { result, run: { ...run, runId: 102 } }))
    expect(bodies()).toHaveLength(1)
    expect(bodies()[0]).toMatch(/head=ddddddd -->\n### ⚪/)
    expect(bodies()[0]).toContain('before: `7c1e0d9` 🔴 +21.9 %')
  })
})

describe('the comment', () => {
  it.each(['same', 'unknown'])('is not created by a run whose result is %s', async (name) => {
    const actions = recorderOf()
    await publish(publicationOf(actions, { result: resultNamed(name) }))
    expect(bodies()).toEqual([])
    expect(actions.outputs.get('comment-url')).toBe('')
    expect(actions.summaries).toHaveLength(1)
  })

  it.each(['faster', 'failed', 'no-build', 'nothing', 'not-comparable'])(
    'is created by a run whose result is %s',
    async (name) => {
      await publish(publicationOf(recorderOf(), { result: resultNamed(name) }))
      expect(bodies()).toHaveLength(1)
    },
  )

  it('is always created when that is asked for', async () => {
    const result = resultNamed('same')
    await publish(publicationOf(recorderOf(), { result, comment: 'always' }))
    expect(bodies()).toHaveLength(1)
  })

  it.each([
    ['nobody wants it', { comment: 'never' }],
    ['there is no pull request', { pullRequest: null }],
  ] as const)('takes no client when %s', async (_, changes) => {
    const unwanted = (): Promise<never> => Promise.reject(new Error('the client was loaded'))
    const actions = recorderOf()
    await publish(publicationOf(actions, { ...changes, github: unwanted }))
    expect(actions.outputs.get('comment-url')).toBe('')
  })

  it('is one for each key', async () => {
    await publish(publicationOf(recorderOf(), { key: 'node-22' }))
    await publish(publicationOf(recorderOf(), { key: 'node-24' }))
    await publish(publicationOf(recorderOf(), { key: 'node-24', run: { ...run, runId: 102 } }))
    expect(bodies().map((body) => /key=(\S+) .* run=(\d+)/.exec(body)?.slice(1))).toEqual([
      ['node-22', '101'],
      ['node-24', '102'],
    ])
  })

  it('names the commits and the runs of an Enterprise Server', async () => {
    const there = {
      ...run,
      serverUrl: 'https://ghe.example',
      apiUrl: 'https://ghe.example/api/v3',
      attempt: 3,
    }
    await publish(publicationOf(recorderOf(), { run: there }))
    expect(bodies()[0]).toContain('(https://ghe.example/octo/addon/actions/runs/101/attempts/3)')
    expect(bodies()[0]).toContain('(https://ghe.example/octo/addon/commit/7c1e0d9')
    expect(bodies()[0]).not.toContain('https://github.com')
  })
})

describe('a comment that cannot be written', () => {
  it('is one warning with its cure, and the rest is published', async () => {
    const actions = recorderOf()
    await publish(publicationOf(actions, { github: () => clientOf(tokens.read) }))
    expect(actions.warnings).toEqual([
      expect.stringMatching(/^could not write the comment \(403\): .*"pull-requests: write"/),
    ])
    expect(actions.summaries).toHaveLength(1)
    expect(actions.outputs.get('verdict')).toBe('regression')
    expect(actions.outputs.get('comment-url')).toBe('')
  })

  it('is a warning when GitHub cannot be reached', async () => {
    const actions = recorderOf()
    github.fault({ kind: 'drop', times: 99 })
    await publish(publicationOf(actions))
    expect(actions.warnings).toEqual([
      expect.stringMatching(/^could not list the comments: .*job summary$/),
    ])
  })
})

describe('the outputs', () => {
  it('are those that are documented', () => {
    const names = outputsOf(publicationOf(recorderOf()), { commentUrl: null, warned: false }).map(
      ([name]) => name,
    )
    expect(names).toEqual(Object.keys(documented))
  })

  it.each([
    ['slower', 'regression'],
    ['faster', 'improvement'],
    ['same', 'unchanged'],
    ['unknown', 'inconclusive'],
    ['not-comparable', 'inconclusive'],
    ['failed', 'failed'],
    ['no-build', 'failed'],
    ['nothing', 'failed'],
  ])('call a result that is %s %s', (name, verdict) => {
    const publication = publicationOf(recorderOf(), { result: resultNamed(name) })
    expect(
      new Map(outputsOf(publication, { commentUrl: null, warned: false })).get('verdict'),
    ).toBe(verdict)
  })
})
