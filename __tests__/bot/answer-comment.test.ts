import { describe, expect, it } from 'vitest'
import { answerComment } from '../../src/bot/answer-comment.ts'
import type { BotAnswer } from '../../src/bot/bot-request.ts'
import type { Acceptance } from '../../src/model/judging/acceptance.ts'
import { commentFacts } from '../../src/plan/events/event-facts.ts'
import { acceptancesOn } from '../../src/publish/own-sections.ts'
import { renderComment } from '../../src/render/comment/comment.ts'
import { issueCommentEvent } from '../github-stand-in/events.ts'
import type { PullGiven } from '../github-stand-in/plant.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { actionsBot, person } from '../github-stand-in/users.ts'
import { clientFor, headSha } from '../fakes/live-run.ts'
import { jobOf } from '../fakes/recording-actions.ts'
import { fork } from '../fakes/report-job.ts'
import { stateOf } from '../render/states.ts'

const inputs = ['pull-request', 'head', 'only', 'pairs', 'base', 'node', 'key']

const github = gitHubOfEachTest({}, ({ plant }) => {
  plant.workflow({ file: 'performance.yml', inputs })
  plant.collaborator('alice', 'write')
})

type Wish = { author?: string; pull?: PullGiven; action?: 'created' | 'edited' | 'deleted' }

async function commented(body: string, wish: Wish = {}): Promise<BotAnswer> {
  const { author = 'alice', pull = { number: 482 }, action = 'created' } = wish
  if (!github.state.pulls.has(482)) github.plant.pull(pull)
  const comment = github.plant.comment({ issueNumber: 482, body, user: person(author) })
  const payload = issueCommentEvent({ body, action, pull, comment, sender: person(author) })
  const facts = commentFacts(payload)
  if (facts === null) throw new Error('the event is none for us')
  const sleep = () => Promise.resolve()
  return answerComment({
    facts,
    workflow: 'performance.yml',
    run: jobOf({ runId: 500, apiUrl: github.url }),
    github: await clientFor(github, tokens.write),
    login: actionsBot.login,
    clock: { monotonicSeconds: () => 0, now: () => '2026-01-01T00:00:00Z', sleep },
    tell: () => undefined,
  })
}

const reactions = (): readonly string[] =>
  [...github.state.reactions.values()].map(({ content }) => content)
const answers = (): readonly string[] =>
  [...github.state.comments.values()].flatMap(({ user, body }) =>
    user.login === actionsBot.login ? [body] : [],
  )

it('/bench starts the workflow of the default branch for the head of this moment, and says so', async () => {
  expect(await commented('/bench only="db/*" pairs=20')).toBe('done')
  const [dispatch, ...others] = github.state.dispatches
  expect(others).toEqual([])
  const handed = { 'pull-request': '482', head: headSha, only: 'db/*', pairs: '20' }
  expect(dispatch).toMatchObject({ workflow: 'performance.yml', ref: 'main', inputs: handed })
  expect(reactions()).toEqual(['eyes', '+1'])
  expect(answers()).toHaveLength(1)
  expect(answers()[0]).toContain(
    `Started [a run](https://github.com/octo/addon/actions/runs/${dispatch?.runId}) for \`${headSha.slice(0, 7)}\``,
  )
  const externalId = `deadheat run=${dispatch?.runId} attempt=0 start=1767225600`
  expect([...github.state.checks.values()]).toMatchObject([{ status: 'queued', externalId }])
})

it('/bench hands over all that it was told', async () => {
  await commented('/bench base=v1.2.0 node=20,24 key=linux')
  expect(github.state.dispatches).toMatchObject([
    { inputs: { base: 'v1.2.0', node: '20,24', key: 'linux-part' } },
  ])
  expect(answers()[0]).toContain('key=linux-part')
})

it('/bench takes a commit as base that a branch of this repository holds, and none that only a fork has', async () => {
  const [own, later, foreign] = ['1a'.repeat(20), '2b'.repeat(20), '3c'.repeat(20)]
  github.plant.commit({ sha: own })
  github.plant.commit({ sha: later, parents: [own] })
  github.plant.commit({ sha: foreign, parents: [own] })
  github.plant.pull({ number: 482 })
  github.plant.tag('main', later)
  expect(await commented(`/bench base=${own}`)).toBe('done')
  expect(await commented(`/bench base=${foreign.slice(0, 12)}~1+node:22`)).toBe('answered')
  expect(answers().at(-1)).toContain('expected a base in the history of main')
  expect(github.state.dispatches).toHaveLength(1)
})

it('/bench looks for a commit under a key of its own, for the head of this moment', async () => {
  github.state.workflows.clear()
  github.plant.workflow({ file: 'performance.yml', inputs: [...inputs, 'bisect'] })
  expect(await commented('/bench bisect "sort n=10" good=v1.2.0')).toBe('done')
  expect(github.state.dispatches.map((one) => one.inputs)).toEqual([
    { 'pull-request': '482', head: headSha, bisect: 'sort n=10', base: 'v1.2.0', key: 'bisect' },
  ])
  expect(answers()[0]).toContain('key=bisect')
})

it('/bench is understood with a head that is the newest, and refused with one that moved', async () => {
  expect(await commented(`/bench head=${headSha.slice(0, 12)}`)).toBe('done')
  expect(await commented(`/bench head=${'b'.repeat(40)}`)).toBe('answered')
  expect(github.state.dispatches).toHaveLength(1)
  expect(answers().at(-1)).toContain('it moved, so nothing was run')
})

it('/bench wants the head named when it comes from a fork', async () => {
  expect(await commented('/bench', { pull: fork })).toBe('answered')
  expect(github.state.dispatches).toEqual([])
  expect(answers()[0]).toContain('expected head=SHA')
  expect(await commented(`/bench head=${headSha}`, { pull: fork })).toBe('done')
  expect(github.state.dispatches).toMatchObject([{ inputs: { head: headSha } }])
})

it('/bench tells what the workflow lacks', async () => {
  github.state.workflows.clear()
  github.plant.workflow({ file: 'performance.yml', inputs: ['head'] })
  expect(await commented('/bench')).toBe('answered')
  expect(answers()[0]).toContain('"workflow_dispatch" with the inputs pull-request, head')
})

it.each(['none', 'read', 'triage'] as const)(
  '/bench of somebody who may only %s gets a reaction and nothing else',
  async (role) => {
    github.plant.collaborator('mallory', role)
    expect(await commented('/bench', { author: 'mallory' })).toBe('refused')
    expect(reactions()).toEqual(['-1'])
    expect(answers()).toEqual([])
    expect(github.state.dispatches).toEqual([])
  },
)

it.each(['write', 'maintain', 'admin'] as const)(
  '/bench of somebody who may %s counts',
  async (may) => {
    github.plant.collaborator('bob', may)
    expect(await commented('/bench', { author: 'bob' })).toBe('done')
  },
)

describe('any other comment', () => {
  it('is not even looked up', async () => {
    expect(await commented('Looks good, /bench it?')).toBe('ignored')
    expect(github.requests).toEqual([])
  })

  it.each(['edited', 'deleted'] as const)('that was %s gives no command', async (action) => {
    expect(await commented('/bench', { action })).toBe('ignored')
    const forged = '<!-- deadheat:accepted key=default pr=482 x -->'
    expect(await commented(forged, { action })).toBe('ignored')
    expect(github.requests).toEqual([])
  })

  it.each(['/bench help', '/bench profile', '/bench bisect', '/bench @octocat <b>#1'])(
    '%j is answered, and runs nothing',
    async (body) => {
      expect(await commented(body)).toBe('answered')
      expect(github.state.dispatches).toEqual([])
      expect(answers()).toHaveLength(1)
      expect(answers()[0]).toContain('/bench cancel')
      expect(answers()[0]).toMatch(/^```text|^A command/)
    },
  )
})

describe('/bench accept', () => {
  const slower = stateOf('slower')
  const bodyOf = (head: string): string =>
    renderComment(slower.result, { ...slower.context, headSha: head, runId: 77 })
  const write = 'db-bench/write-sorted'
  const create = '"napi/create-object n=1e5"'

  /** The comment and the failed check of a run that found two regressions. */
  async function shown(head = headSha): Promise<void> {
    github.plant.pull({ number: 482 })
    github.plant.comment({ issueNumber: 482, body: bodyOf(head) })
    const client = await clientFor(github, tokens.write)
    const ended = { status: 'completed', conclusion: 'failure', detailsUrl: null } as const
    const state = { ...ended, text: { title: '2 slower', summary: '' } }
    const externalId = 'deadheat run=77 attempt=1'
    await client.createCheck({ name: 'deadheat', headSha, externalId, state })
  }
  const checks = (): readonly unknown[] =>
    [...github.state.checks.values()].map(({ conclusion }) => conclusion)
  const place = { key: 'default', pullRequest: 482, login: actionsBot.login }
  const acceptances = async (): Promise<readonly Acceptance[]> =>
    acceptancesOn(await clientFor(github, tokens.write), place)

  it('keeps what was shown, by whom and why, and says so where it is shown', async () => {
    await shown()
    expect(await commented(`/bench accept ${write} safer <b>copies</b> @octocat`)).toBe('done')
    expect(await acceptances()).toEqual([
      {
        name: write,
        bounds: [{ metric: 'time', bound: expect.closeTo(0.0635) }],
        reason: 'safer <b>copies</b> @octocat',
        by: 'alice',
      },
    ])
    expect(answers()[0]).toContain('### 🔴 Performance: 2 slower')
    expect(answers()[0]).toContain(`> **Accepted**: \`${write}\` up to +6.3%`)
    expect(answers().join()).not.toContain('<b>copies')
    expect(checks()).toEqual(['failure'])
  })

  it('believes no comment of a stranger that shows a regression', async () => {
    github.plant.pull({ number: 482 })
    github.plant.comment({ issueNumber: 482, body: bodyOf(headSha), user: person('mallory') })
    expect(await commented(`/bench accept ${write} safer`)).toBe('answered')
    expect(await acceptances()).toEqual([])
  })

  it('leaves the check of a head alone that has moved', async () => {
    await shown('0123abc'.padEnd(40, '0'))
    expect(await commented(`/bench accept ${write} safer`)).toBe('done')
    expect(await acceptances()).toHaveLength(1)
    expect(checks()).toEqual(['failure'])
  })

  it('is still kept when the check cannot be changed', async () => {
    await shown()
    await commented(`/bench accept ${create} safer`)
    github.fault({ kind: 'status', status: 403, method: 'PATCH', path: /check-runs/ })
    expect(await commented(`/bench accept ${write} safer`)).toBe('done')
    expect(await acceptances()).toHaveLength(2)
  })
})

it('/bench cancel says so when there is nothing to end', async () => {
  expect(await commented('/bench cancel')).toBe('answered')
  expect(answers()[0]).toContain('nothing is running')
})

it.each([
  ['a comment on a plain issue', issueCommentEvent({ body: '/bench', onPlainIssue: true })],
  ['a closed pull request', issueCommentEvent({ body: '/bench', pull: { state: 'closed' } })],
  ['a program’s comment', issueCommentEvent({ body: '/bench', comment: { user: actionsBot } })],
  ['another sender', issueCommentEvent({ body: '/bench', comment: { user: person('mallory') } })],
  ['nothing', null],
])('an event may give no command: %s', (_, payload) => {
  expect(commentFacts(payload)).toBeNull()
})
