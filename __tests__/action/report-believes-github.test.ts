import { describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import type { GivenSettings } from '../../src/settings/settings.ts'
import { pullRequestEvent } from '../github-stand-in/events.ts'
import { changePull } from '../github-stand-in/change-pull.ts'
import { shaOf } from '../github-stand-in/plant.ts'
import { workflowIdentity } from '../github-stand-in/tokens.ts'
import { journalText, samplesOf } from '../fakes/journals.ts'
import { headSha, pullRevisions } from '../fakes/live-run.ts'
import { fork, reportJob } from '../fakes/report-job.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { publishedOf } from '../fakes/results.ts'

// main, which the pull request left at "left".
const chain = ['root', 'old', 'left', 'base', 'newest'].map(shaOf)
const [, old = '', left = '', base = '', newest = ''] = chain
const merge = shaOf('merge')
const mallory = shaOf('only in the fork')

const identities = {
  noContents: workflowIdentity({ checks: 'write', 'pull-requests': 'write' }),
  reporter: workflowIdentity({ checks: 'write', contents: 'read', 'pull-requests': 'write' }),
}

const job = reportJob({ identities }, plantHistory)
const { github, bodies, checks } = job

function plantHistory(): void {
  github.plant.pull({ ...fork, mergeSha: merge })
  for (const [at, sha] of chain.entries())
    github.plant.commit({ sha, parents: chain.slice(Math.max(0, at - 1), at) })
  github.plant.commit({ sha: headSha, parents: [left] })
  github.plant.commit({ sha: merge, parents: [base, headSha] })
  github.plant.commit({ sha: mallory, parents: [left] })
  github.plant.tag('main', newest)
}

function comparing(head: string, on: string): Plan['revisions'] {
  const forged = { ...pullRevisions.base, label: 'forged' }
  return {
    head: { ...forged, sha: head, spec: head, side: 'head' },
    base: { ...forged, sha: on, spec: on },
  }
}

function measuredIs(revisions: Plan['revisions'], changes: Partial<Plan> = {}) {
  const plan = planOf({ revisions, benchmarks: [benchmarkOf('one')], ...changes })
  const text = journalText(plan, samplesOf('one', { count: 40, effect: 0.2, noise: 0.005 }))
  job.measuredIs(text)
  return parseJournal(text, 'journal.ndjson')
}

const reported = (given: GivenSettings = {}): ReturnType<typeof job.reported> =>
  job.reported({}, { 'github-token': 'reporter', ...given })
const shaLinks = (): readonly string[] =>
  [...(bodies()[0] ?? '').matchAll(/\/commit\/([0-9a-f]+)/g)].map(([, sha = '']) => sha)

it('the commits of a report are the head and its merge into the branch, as GitHub knows them', async () => {
  measuredIs(comparing(merge, base))
  await reported()
  expect(shaLinks()).toEqual([merge, base])
  expect(bodies()[0]).toContain('(this pull request merged into `main`)')
  expect(bodies()[0]).not.toContain('forged')
  expect(checks()).toEqual(['failure'])
})

it.each([
  ['the head against where it left the branch', headSha, left],
  ['the head against the branch as it is now', headSha, newest],
])('the commits of a report may be %s', async (_, head, on) => {
  measuredIs(comparing(head, on))
  await reported()
  expect(shaLinks()).toEqual([head, on])
})

it('the commits of a report lead to the head of the pull request when GitHub names another merge by now', async () => {
  changePull(github.state, 482, { mergeSha: shaOf('merge made anew') })
  measuredIs(comparing(merge, base))
  await reported()
  expect(shaLinks()).toEqual([headSha, base])
})

it.each([
  ['a head that is not there', shaOf('nowhere'), base],
  ['a head that is another commit', newest, base],
  ['a base that is not there', headSha, shaOf('nowhere')],
  ['a base that only the fork has', headSha, mallory],
  ['a base from before the pull request', headSha, old],
  ['a merge into something else', shaOf('forged merge'), base],
  ['a merge into an old commit', shaOf('old merge'), old],
])('the commits of a report are refused when the journal names %s', async (_, head, on) => {
  github.plant.commit({ sha: shaOf('forged merge'), parents: [mallory, headSha] })
  github.plant.commit({ sha: shaOf('old merge'), parents: [old, headSha] })
  measuredIs(comparing(head, on))
  await expect(reported()).rejects.toThrow(/^expected a journal whose (?:head|base) is/)
  expect(checks()).toEqual(['failure'])
  expect(bodies().join('')).not.toContain('/commit/')
  expect(bodies().join('')).not.toContain('slower')
})

it('the commits of a report are refused when the journal names a package, unless this job was told to', async () => {
  const release = { ...publishedOf('base', 'addon', '1.2.3'), spec: 'npm:addon@1' }
  measuredIs({ ...comparing(headSha, base), base: release })
  await expect(reported()).rejects.toThrow('got the package "npm:addon@1"')
  await reported({ base: 'npm:addon@1' })
  expect(bodies()[0]).toContain('`addon@1.2.3`')
  await expect(reported({ base: 'npm:other@1' })).rejects.toThrow('got the package')
})

it('the commits of a report may be what the input "base" of this job names', async () => {
  github.plant.tag('v1', old)
  measuredIs(comparing(headSha, old))
  await reported({ base: 'v1' })
  expect(shaLinks()).toEqual([headSha, old])
})

it('what a report judges by is the settings file of base, as for the job that measures', async () => {
  github.plant.content(base, 'deadheat.yml', 'limit: 80%\n')
  const policy = { ...planOf().policy, limit: 0.8 }
  const entries = measuredIs(comparing(merge, base), { policy })
  await reported()
  expect(checks()).toEqual([resultOf(entries).conclusion])
  expect(checks()).toEqual(['success'])
  expect(bodies()[0]).toContain('1 slower')
})

it('what a report judges by is nothing that the journal, head or the newest commit of the branch say', async () => {
  for (const sha of [headSha, merge, newest])
    github.plant.content(sha, 'deadheat.yml', 'limit: 900%\nthreshold: 900%\n')
  measuredIs(comparing(merge, base), { policy: { ...planOf().policy, limit: 9 } })
  await reported()
  expect(checks()).toEqual(['failure'])
})

it('what a report judges by is below what this job was given', async () => {
  github.plant.content(base, 'deadheat.yml', 'limit: 80%\n')
  measuredIs(comparing(merge, base))
  await reported({ limit: 0.05 })
  expect(checks()).toEqual(['failure'])
})

it('what a report judges by is refused when it is not understood', async () => {
  github.plant.content(base, 'deadheat.yml', 'limits: 80%\n')
  measuredIs(comparing(merge, base))
  await expect(reported()).rejects.toThrow('deadheat.yml: unknown key "limits"')
})

it('what a report judges by needs a token that may read it', async () => {
  await github.restart({ identities, private: true })
  measuredIs(comparing(merge, base))
  await expect(reported({ 'github-token': 'noContents' })).rejects.toThrow('"contents: read"')
})

describe('several pull requests of one head', () => {
  const other = { number: 483, head: { sha: headSha, repository: 'mallory/addon' } }

  it('have a report each, of what was measured against its own base', async () => {
    github.plant.pull({ ...other, base: { ref: 'next', sha: left } })
    measuredIs(comparing(merge, base))
    await reported()
    expect(bodies()).toHaveLength(1)
    expect(bodies()[0]).toContain('pr=482 ')
    expect(bodies()[0]).toContain('slower')
  })

  it('have no report where both have that base, and each says why', async () => {
    github.plant.pull({ ...other, base: { ref: 'next', sha: base } })
    measuredIs(comparing(merge, base))
    const { lines } = await reported()
    expect(lines.join('\n')).toContain('several pull requests have this head (483, 482)')
    expect(bodies()).toHaveLength(2)
    for (const body of bodies()) {
      expect(body).toContain('### ⚫ Performance: could not be measured')
      expect(body).toContain('close all but one')
      expect(body).not.toContain('slower')
    }
    // One of each, and one over both.
    expect(checks()).toEqual(['failure', 'failure', 'failure'])
  })
})

const newer = { sha: shaOf('newer'), ref: 'topic', repository: 'mallory/addon' }

describe('a pull request that is not what it was', () => {
  it.each([
    ['closed', { state: 'closed' }, 'is closed'],
    ['moved on', { head: newer }, 'pull request 482 moved'],
  ] as const)('because it is %s has no report of any run, and the log says so', async (...row) => {
    const [, changes, words] = row
    measuredIs(comparing(merge, base))
    changePull(github.state, 482, changes)
    const { lines } = await reported()
    expect(lines.join('\n')).toMatch(new RegExp(`${words}.*nothing is reported`))
    const payload = pullRequestEvent({ pull: fork })
    const same = await job.reportedOn({ name: 'pull_request', payload })
    expect(same.lines.join('\n')).toContain(words)
    expect([...bodies(), ...checks()]).toEqual([])
  })

  it('because its branch is gone has no report, and the log says so', async () => {
    measuredIs(comparing(merge, base))
    github.state.pulls.clear()
    const { lines } = await reported()
    expect(lines.join('\n')).toContain('the branch was deleted, or never had one')
  })
})

it('a report without a check carries the verdict in the step, where nothing else says it', async () => {
  measuredIs(comparing(merge, base))
  github.fault({ kind: 'status', status: 500, path: '/repos/*/*/check-runs', times: 999 })
  const { alarms, failures } = await reported()
  expect(alarms).toEqual([expect.stringContaining('this step fails in its place')])
  expect(failures).toEqual([expect.stringContaining('a regression beyond the limit')])
})
