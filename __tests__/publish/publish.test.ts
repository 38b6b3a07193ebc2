import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { afterJob } from '../../src/action/after-job.ts'
import type { Actions } from '../../src/host/github/actions.ts'
import { outputs as documented } from '../../src/model/judging/outputs.ts'
import { outputsOf, publish } from '../../src/publish/index.ts'
import type { Publication } from '../../src/publish/publication.ts'
import { textAt } from '../github-stand-in/json.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import { tokens, workflowIdentity } from '../github-stand-in/tokens.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { liveRun, patientClient } from '../fakes/live-run.ts'
import { jobOf, recordingActions } from '../fakes/recording-actions.ts'
import { findingOf, resultWith } from '../fakes/results.ts'
import { withoutPauses } from '../fakes/without-pauses.ts'
import { stateOf } from '../render/states.ts'

withoutPauses()

const github = gitHubOfEachTest({}, ({ plant }) => void plant.pull({ number: 482 }))

const run = jobOf()

function publicationOf(actions: Actions, changes: Partial<Publication> = {}): Publication {
  return {
    result: stateOf('slower').result,
    parts: [],
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

async function published(changes: Partial<Publication> = {}) {
  const actions = recordingActions()
  const isUnchecked = await publish(publicationOf(actions, changes))
  return { isUnchecked, ...actions, body: bodies()[0] ?? '' }
}

const fork = { number: 482, baseBranch: 'main', fromFork: true }
const clientOf = (token: string) => ({ github: () => patientClient(github, { token }) })
const liveOf = (token: string) => ({ live: liveRun(github, { token }).live })

it('a regression on a pull request is told in the summary, in a comment and in the outputs', async () => {
  const { summaries, outputs, warnings, body } = await published()
  expect(bodies()).toHaveLength(1)
  expect(body).toMatch(
    /^<!-- deadheat:v1 key=default pr=482 run=101 attempt=1 head=7c1e0d9 -->\n### 🔴/,
  )
  expect(body).toContain('(https://github.com/octo/addon/actions/runs/101)')
  expect(summaries).toEqual([expect.stringMatching(/^### 🔴 Performance: 2 slower/)])
  expect(Object.fromEntries(outputs)).toEqual({
    verdict: 'regression',
    conclusion: 'failure',
    regressions: '2',
    improvements: '1',
    'result-path': '/results/result.json',
    'report-path': '/results/report.md',
    'report-url': '',
    'comment-url': expect.stringMatching(/\/octo\/addon\/pull\/482#issuecomment-\d+$/),
    matrix: '',
  })
  expect(warnings).toEqual([])
})

it.each([
  ['same', 'on-change', 0],
  ['unknown', 'on-change', 0],
  ['same', 'always', 1],
  ...['faster', 'failed', 'no-build', 'nothing', 'not-comparable'].map(
    (name) => [name, 'on-change', 1] as const,
  ),
] as const)(
  'the comment of a result that is %s, with "comment: %s": %i',
  async (name, comment, count) => {
    const { outputs, summaries } = await published({ result: stateOf(name).result, comment })
    expect(bodies()).toHaveLength(count)
    expect(outputs.get('comment-url') === '').toBe(count === 0)
    expect(summaries).toHaveLength(1)
  },
)

it('the comment is created for a row that is probably slower, though nothing was called', async () => {
  const row = { id: 'parse', verdict: 'inconclusive', change: 0.547, pairsToSettle: 3 } as const
  const result = resultWith([findingOf({ ...row, margin: 0.02 })])
  const { body } = await published({ result })
  expect(body).toContain('1 probably slower')
  expect(body).toContain('The check is **neutral**: 1 row may be worse than the limit')
  expect(body).toContain('About 3 more pairs')
})

it('the comment says in its first lines that head edited what it is measured by', async () => {
  const row = findingOf({ id: 'parse', verdict: 'unchanged', change: 0 })
  const warnings = [{ code: 'edited-benchmarks', text: 'head has edited what it is measured by' }]
  const result = resultWith([row], { warnings })
  const { body } = await published({ result, comment: 'always' })
  expect(body.split('<!-- deadheat:below -->')[0]).toContain(
    '**Doubtful**: head edited its own benchmarks',
  )
})

it('the comment leads to the report, as the summary and the outputs do', async () => {
  const reportUrl = 'https://github.com/octo/addon/actions/runs/101/artifacts/7'
  const { body, summaries, outputs } = await published({ reportUrl })
  expect(body).toContain(`[report and raw data](${reportUrl})`)
  expect(summaries[0]).toContain(reportUrl)
  expect(outputs.get('report-url')).toBe(reportUrl)
})

it.each([{ comment: 'never' }, { pullRequest: null }] as const)(
  'the comment takes none with %j',
  async (changes) => {
    const unwanted = (): Promise<never> => Promise.reject(new Error('the client was loaded'))
    const { outputs } = await published({ ...changes, github: unwanted })
    expect(outputs.get('comment-url')).toBe('')
  },
)

it('the comment names the commits and the runs of an Enterprise Server', async () => {
  const serverUrl = 'https://ghe.example'
  const there = { ...run, serverUrl, apiUrl: `${serverUrl}/api/v3`, attempt: 3 }
  const { body } = await published({ run: there })
  expect(body).toContain('(https://ghe.example/octo/addon/actions/runs/101/attempts/3)')
  expect(body).toContain('(https://ghe.example/octo/addon/commit/7c1e0d9')
  expect(body).not.toContain('https://github.com')
})

it('a comment that cannot be written is one warning, and the rest is published', async () => {
  const { warnings, summaries, outputs } = await published(clientOf(tokens.read))
  expect(warnings).toHaveLength(1)
  expect(summaries).toHaveLength(1)
  expect(outputs.get('verdict')).toBe('regression')
  expect(outputs.get('comment-url')).toBe('')
})

it('a comment that cannot be written is a warning when GitHub cannot be reached', async () => {
  github.fault({ kind: 'drop', times: 99 })
  expect((await published()).warnings).toEqual([
    expect.stringMatching(/^could not ask for the account: .*job summary$/),
  ])
})

it('a result of a fork says so below the headline of the comment, the summary and the check', async () => {
  const { body, summaries } = await published({ pullRequest: fork, ...liveOf(tokens.write) })
  const output = [...github.state.checks.values()][0]?.output
  for (const text of [body, summaries[0], textAt(output ?? {}, 'summary')]) {
    const [, below = ''] = (text ?? '').split(/^### .*$/m)
    expect(below.trimStart().slice(0, 100)).toContain(
      "untrusted: reported by a job that ran a fork's code",
    )
  }
  expect(output?.['title']).toContain('untrusted')
})

it('a result of a fork is not said of one that comes from the repository itself', async () => {
  const { body, summaries } = await published(liveOf(tokens.write))
  const everything = [body, ...summaries, JSON.stringify([...github.state.checks])]
  expect(everything.join('')).not.toContain('untrusted')
})

describe('a check that cannot be had', () => {
  const unpermitted = { ...clientOf(tokens.read) }

  it('is an error annotation with the verdict and the cure', async () => {
    const { isUnchecked, alarms } = await published({ ...unpermitted, ...liveOf(tokens.read) })
    expect(isUnchecked).toBe(true)
    expect(alarms).toEqual([
      expect.stringMatching(/\(403\).*"checks: write".*this step fails in its place/),
    ])
    expect(github.state.checks.size).toBe(0)
  })

  it('is nothing new where a fork’s token may not write the comment either', async () => {
    const given = { ...unpermitted, ...liveOf(tokens.read), pullRequest: fork }
    const { alarms, warnings } = await published(given)
    expect(alarms).toEqual([])
    expect(warnings).toHaveLength(1)
  })

  it('is an error annotation when GitHub fails for good', async () => {
    github.fault({ kind: 'status', status: 500, path: '/repos/*/*/check-runs', times: 999 })
    const { isUnchecked, alarms } = await published(liveOf(tokens.write))
    expect(isUnchecked).toBe(true)
    expect(alarms).toEqual([
      expect.stringMatching(/^could not create the check \(500\): .*this step fails in its place/),
    ])
    expect(bodies()).toHaveLength(1)
  })
})

describe('what GitHub does not take at the end', () => {
  const troubles = [
    { kind: 'status', status: 401 },
    { kind: 'secondary-limit', retryAfterSeconds: 300 },
  ] as const
  const places = [
    ['check', '/repos/*/*/check-runs'],
    ['comment', '/repos/*/*/issues/*/comments'],
  ] as const
  const rows = troubles.flatMap((trouble) => places.map((place) => [...place, trouble] as const))

  it.each(rows)('of the %s at %s by %j is left to the next step', async (what, path, trouble) => {
    github.fault({ ...trouble, path, method: 'POST', times: 99 })
    const { live, records } = liveRun(github)
    const { isUnchecked, summaries } = await published({ live })
    expect(records.at(-1)).toMatchObject({ ended: false, left: { resultPath: expect.any(String) } })
    // Whatever the one place refuses, the other has it.
    expect(isUnchecked).toBe(what === 'check')
    expect([github.state.checks.size, bodies().length]).toEqual(what === 'check' ? [0, 1] : [1, 0])
    expect(summaries).toHaveLength(1)
  })

  it('is told by the step after the job, where that has a token that is known', async () => {
    const resultPath = join(temporaryFolder(), 'result.json')
    writeFileSync(resultPath, JSON.stringify(stateOf('slower').result))
    const { live, records } = liveRun(github, { token: 'ghs_gone' })
    await published({ live, resultPath, ...clientOf('ghs_gone') })
    expect([github.state.checks.size, bodies()]).toEqual([0, []])
    const actions = recordingActions(undefined, { apiUrl: github.url })
    const after = { ...actions, remembered: JSON.stringify(records.at(-1)) }
    await afterJob({ actions: after, print: () => undefined }, { 'github-token': tokens.write })
    const [check] = github.state.checks.values()
    expect(check).toMatchObject({ status: 'completed', conclusion: 'failure' })
    for (const text of [bodies()[0], actions.summaries[0]])
      expect(text).toContain('### 🔴 Performance: 2 slower')
    expect(actions.alarms).toEqual([])
  })

  it('of what the runner has no room for is a warning, behind the verdict', async () => {
    const { live, records } = liveRun(github)
    const actions = recordingActions()
    const full = { ...actions, output: () => Promise.reject(new Error('ENOSPC: no space left')) }
    await publish(publicationOf(full, { live }))
    expect([github.state.checks.size, bodies().length]).toEqual([1, 1])
    expect(actions.warnings).toEqual([expect.stringContaining('ENOSPC')])
    expect(records.at(-1)?.ended).toBe(false)
  })
})

const reader = workflowIdentity({ contents: 'read', checks: 'write' })
const locked = 'Unable to create comment because issue is locked.'

it.each([
  ['a locked conversation', { locked: true }, tokens.write, [locked, 'unlock it'], 'write"'],
  ['a token without pull-requests', {}, 'reader', ['(403)', '"pull-requests: write"'], 'unlock'],
  ['an expired token', {}, 'ghs_gone', ['(401): Bad credentials', 'renew the token'], 'write"'],
])('what GitHub refuses, %s, is told with its own cure', async (_, changes, token, words, not) => {
  await github.restart({ identities: { reader } })
  github.plant.pull({ number: 482, ...changes })
  const { warnings } = await published(clientOf(token))
  expect(warnings).toHaveLength(1)
  for (const word of words) expect(warnings[0]).toContain(word)
  expect(warnings[0]).not.toContain(not)
})

it('the outputs are those that are documented', () => {
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
])('the outputs call a result that is %s %s', (name, verdict) => {
  const publication = publicationOf(recordingActions(), { result: stateOf(name).result })
  expect(new Map(outputsOf(publication, null)).get('verdict')).toBe(verdict)
})
