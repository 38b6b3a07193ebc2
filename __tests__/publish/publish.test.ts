import { describe, expect, it } from 'vitest'
import type { Actions } from '../../src/host/github/actions.ts'
import type { Result } from '../../src/model/judging/result.ts'
import { outputs as documented } from '../../src/model/judging/outputs.ts'
import { outputsOf, publish } from '../../src/publish/index.ts'
import type { LiveStatus } from '../../src/publish/live/live-status.ts'
import type { Publication } from '../../src/publish/publication.ts'
import { textAt } from '../github-stand-in/json.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import { tokens, workflowIdentity } from '../github-stand-in/tokens.ts'
import { liveRun, patientClient } from '../fakes/live-run.ts'
import { jobOf, recordingActions } from '../fakes/recording-actions.ts'
import { findingOf, resultWith } from '../fakes/results.ts'
import { states } from '../render/states.ts'

const github = gitHubOfEachTest({}, ({ plant }) => void plant.pull({ number: 482 }))

const run = jobOf()

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
    reportUrl: null,
    pullRequest: { number: 482, baseBranch: 'main' },
    key: 'default',
    comment: 'on-change',
    live: null,
    run,
    actions,
    github: () => patientClient(github),
    clock: { sleep: () => Promise.resolve() },
    ...changes,
  }
}

const bodies = (): readonly string[] => [...github.state.comments.values()].map(({ body }) => body)

describe('a regression on a pull request', () => {
  it('is told in the summary, in a comment and in the outputs', async () => {
    const actions = recordingActions()
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
      'report-url': '',
      'comment-url': commentUrl,
      matrix: '',
    })
    expect(actions.warnings).toEqual([])
  })

  it('stands before what the next head has', async () => {
    await publish(publicationOf(recordingActions()))
    const { plan, ...rest } = resultNamed('same')
    const head = { ...plan.revisions.head, sha: 'd'.repeat(40) }
    const result = { ...rest, plan: { ...plan, revisions: { ...plan.revisions, head } } }
    await publish(publicationOf(recordingActions(), { result, run: { ...run, runId: 102 } }))
    expect(bodies()).toHaveLength(1)
    expect(bodies()[0]).toMatch(/head=ddddddd -->\n### ⚪/)
  })
})

describe('the comment', () => {
  it.each(['same', 'unknown'])('is not created by a run whose result is %s', async (name) => {
    const actions = recordingActions()
    await publish(publicationOf(actions, { result: resultNamed(name) }))
    expect(bodies()).toEqual([])
    expect(actions.outputs.get('comment-url')).toBe('')
    expect(actions.summaries).toHaveLength(1)
  })

  it('is created for a row that is probably slower, though nothing was called', async () => {
    const row = { id: 'parse', verdict: 'inconclusive', change: 0.547, pairsToSettle: 3 } as const
    const result = resultWith([findingOf({ ...row, margin: 0.02 })], { conclusion: 'neutral' })
    await publish(publicationOf(recordingActions(), { result }))
    expect(bodies()[0]).toContain('1 probably slower')
    expect(bodies()[0]).toContain('The check is **neutral**: 1 row may be worse than the limit')
    expect(bodies()[0]).toContain('About 3 more pairs')
  })

  it('says in its first lines that head edited what it is measured by', async () => {
    const text = 'head has edited what it is measured by'
    const row = findingOf({ id: 'parse', verdict: 'unchanged', change: 0 })
    const warnings = [{ code: 'edited-benchmarks', text }]
    const result = resultWith([row], { warnings, conclusion: 'success' })
    await publish(publicationOf(recordingActions(), { result, comment: 'always' }))
    expect(bodies()[0]?.split('<!-- deadheat:below -->')[0]).toContain(
      '**Doubtful**: head edited its own benchmarks',
    )
  })

  it.each(['faster', 'failed', 'no-build', 'nothing', 'not-comparable'])(
    'is created by a run whose result is %s',
    async (name) => {
      await publish(publicationOf(recordingActions(), { result: resultNamed(name) }))
      expect(bodies()).toHaveLength(1)
    },
  )

  it('leads to the report, as the summary and the outputs do', async () => {
    const actions = recordingActions()
    const reportUrl = 'https://github.com/octo/addon/actions/runs/101/artifacts/7'
    await publish(publicationOf(actions, { reportUrl }))
    expect(bodies()[0]).toContain(`[report and raw data](${reportUrl})`)
    expect(actions.summaries[0]).toContain(reportUrl)
    expect(actions.outputs.get('report-url')).toBe(reportUrl)
  })

  it('is always created when that is asked for', async () => {
    const result = resultNamed('same')
    await publish(publicationOf(recordingActions(), { result, comment: 'always' }))
    expect(bodies()).toHaveLength(1)
  })

  it.each([
    ['nobody wants it', { comment: 'never' }],
    ['there is no pull request', { pullRequest: null }],
  ] as const)('takes no client when %s', async (_, changes) => {
    const unwanted = (): Promise<never> => Promise.reject(new Error('the client was loaded'))
    const actions = recordingActions()
    await publish(publicationOf(actions, { ...changes, github: unwanted }))
    expect(actions.outputs.get('comment-url')).toBe('')
  })

  it('is one for each key', async () => {
    await publish(publicationOf(recordingActions(), { key: 'node-22' }))
    await publish(publicationOf(recordingActions(), { key: 'node-24' }))
    await publish(
      publicationOf(recordingActions(), { key: 'node-24', run: { ...run, runId: 102 } }),
    )
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
    await publish(publicationOf(recordingActions(), { run: there }))
    expect(bodies()[0]).toContain('(https://ghe.example/octo/addon/actions/runs/101/attempts/3)')
    expect(bodies()[0]).toContain('(https://ghe.example/octo/addon/commit/7c1e0d9')
    expect(bodies()[0]).not.toContain('https://github.com')
  })
})

describe('a comment that cannot be written', () => {
  it('is one warning with its cure, and the rest is published', async () => {
    const actions = recordingActions()
    await publish(
      publicationOf(actions, { github: () => patientClient(github, { token: tokens.read }) }),
    )
    expect(actions.warnings).toEqual([
      expect.stringMatching(/^could not write the comment \(403\): .*"pull-requests: write"/),
    ])
    expect(actions.summaries).toHaveLength(1)
    expect(actions.outputs.get('verdict')).toBe('regression')
    expect(actions.outputs.get('comment-url')).toBe('')
  })

  it('is a warning when GitHub cannot be reached', async () => {
    const actions = recordingActions()
    github.fault({ kind: 'drop', times: 99 })
    await publish(publicationOf(actions))
    expect(actions.warnings).toEqual([
      expect.stringMatching(/^could not list the comments: .*job summary$/),
    ])
  })
})

describe('a result of a fork', () => {
  const fork = { number: 482, baseBranch: 'main', fromFork: true }
  const words = "untrusted: reported by a job that ran a fork's code"

  it('says so below the headline of the comment, the summary and the check', async () => {
    const actions = recordingActions()
    const { live } = liveRun(github)
    await publish(publicationOf(actions, { pullRequest: fork, live }))
    const output = [...github.state.checks.values()][0]?.output
    const texts = [bodies()[0], actions.summaries[0], textAt(output ?? {}, 'summary')]
    for (const text of texts.map((each) => each ?? '')) {
      const [, below = ''] = text.split(/^### .*$/m)
      expect(below.trimStart().slice(0, 100)).toContain(words)
    }
    expect(output?.['title']).toContain('untrusted')
  })

  it('is not said of one that comes from the repository itself', async () => {
    const actions = recordingActions()
    const { live } = liveRun(github)
    await publish(publicationOf(actions, { live }))
    const everything = [...bodies(), ...actions.summaries, JSON.stringify([...github.state.checks])]
    expect(everything.join('')).not.toContain('untrusted')
  })
})

describe('a check that cannot be had', () => {
  const unread = { github: () => patientClient(github, { token: tokens.read }) } as const
  const fork = { number: 482, baseBranch: 'main', fromFork: true }
  const liveOf = (token: string): LiveStatus => liveRun(github, { token }).live

  it('is an error annotation with the verdict and the cure', async () => {
    const actions = recordingActions()
    const { isUnchecked: unchecked } = await publish(
      publicationOf(actions, { ...unread, live: liveOf(tokens.read) }),
    )
    expect(unchecked).toBe(true)
    expect(actions.alarms).toEqual([
      expect.stringMatching(/\(403\).*"checks: write".*this step fails in its place/),
    ])
    expect(github.state.checks.size).toBe(0)
  })

  it('is nothing new where a fork’s token may not write the comment either', async () => {
    const actions = recordingActions()
    await publish(
      publicationOf(actions, { ...unread, live: liveOf(tokens.read), pullRequest: fork }),
    )
    expect(actions.alarms).toEqual([])
    expect(actions.warnings).toHaveLength(1)
  })

  it('is an error annotation when GitHub fails for good', async () => {
    const actions = recordingActions()
    github.fault({ kind: 'status', status: 500, path: '/repos/*/*/check-runs', times: 999 })
    const { isUnchecked: unchecked } = await publish(
      publicationOf(actions, { live: liveOf(tokens.write) }),
    )
    expect(unchecked).toBe(true)
    expect(actions.alarms).toEqual([
      expect.stringMatching(/^could not create the check \(500\): .*this step fails in its place/),
    ])
    expect(bodies()).toHaveLength(1)
  })

  it('is no trouble where it can be had', async () => {
    const actions = recordingActions()
    const { isUnchecked: unchecked } = await publish(
      publicationOf(actions, { live: liveOf(tokens.write) }),
    )
    expect(unchecked).toBe(false)
    expect(actions.alarms).toEqual([])
    expect([...github.state.checks.values()].map(({ conclusion }) => conclusion)).toEqual([
      'failure',
    ])
  })
})

describe('what GitHub refuses', () => {
  const nothing = workflowIdentity({})
  const reader = workflowIdentity({ contents: 'read', checks: 'write' })
  const locked = 'Unable to create comment because issue is locked.'

  it.each([
    ['a locked conversation', { locked: true }, tokens.write, [locked, 'unlock it'], 'write"'],
    ['a token without pull-requests', {}, 'reader', ['(403)', '"pull-requests: write"'], 'unlock'],
    ['a token without anything', {}, 'nothing', ['(403)', '"pull-requests: write"'], 'unlock'],
    [
      'a token that has expired',
      {},
      'ghs_gone',
      ['(401): Bad credentials', 'renew the token'],
      'write"',
    ],
  ])('of %s is told with its own cure', async (_, changes, token, words, unwanted) => {
    await github.restart({ identities: { nothing, reader } })
    github.plant.pull({ number: 482, ...changes })
    const actions = recordingActions()
    await publish(publicationOf(actions, { github: () => patientClient(github, { token }) }))
    expect(actions.warnings).toHaveLength(1)
    for (const word of words) expect(actions.warnings[0]).toContain(word)
    expect(actions.warnings[0]).not.toContain(unwanted)
  })

  it('is nothing on a closed pull request, whose comments can still be written', async () => {
    github.plant.pull({ number: 482, state: 'closed' })
    const actions = recordingActions()
    await publish(publicationOf(actions))
    expect(actions.warnings).toEqual([])
    expect(bodies()).toHaveLength(1)
  })
})

describe('the outputs', () => {
  it('are those that are documented', () => {
    const names = outputsOf(publicationOf(recordingActions()), null).map(([name]) => name)
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
    const publication = publicationOf(recordingActions(), { result: resultNamed(name) })
    expect(new Map(outputsOf(publication, null)).get('verdict')).toBe(verdict)
  })
})
