import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { renderComment } from '../../src/render/comment/comment.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { clientFor, headSha } from '../fakes/live-run.ts'
import { findingOf, resultWith } from '../fakes/results.ts'
import { issueCommentEvent } from '../github-stand-in/events.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { actionsBot, person } from '../github-stand-in/users.ts'
import { context } from '../render/states.ts'
import { startShipped } from './start-shipped.ts'

const github = gitHubOfEachTest({}, ({ plant }) => {
  plant.pull({ number: 482 })
  plant.collaborator('alice', 'write')
})

/** What the shipped action does of a comment event. */
async function told(action: 'created' | 'deleted', body: string, login: string): Promise<string> {
  const temporary = join(temporaryFolder(), 'tmp')
  mkdirSync(temporary)
  const user = login === actionsBot.login ? actionsBot : person(login)
  const pull = { number: 482 }
  const payload = issueCommentEvent({ action, body, pull, comment: { user }, sender: user })
  const facts = { event: 'issue_comment', payload, apiUrl: github.url, workspace: temporary }
  const job = startShipped({ ...facts, temporary })
  await job.ended
  return job.output()
}

const ends = (): readonly unknown[] =>
  [...github.state.checks.values()].map(({ conclusion }) => conclusion)

it('forty regressions are accepted by one command, and by none once that is removed', async () => {
  const findings = Array.from({ length: 40 }, (_, at) =>
    findingOf({
      id: `suite/benchmark-${String(at)}`,
      verdict: 'regression',
      change: 0.2 + at / 100,
      beyondLimit: true,
    }),
  )
  const result = resultWith(findings, { conclusion: 'failure' })
  const body = renderComment(result, { ...context, headSha, runId: 77 })
  const { id } = github.plant.comment({ issueNumber: 482, body })
  const client = await clientFor(github, tokens.write)
  await client.createCheck({
    name: 'deadheat',
    headSha,
    externalId: 'deadheat run=77 attempt=1',
    state: {
      status: 'completed',
      conclusion: 'failure',
      text: { title: '40 slower', summary: '' },
      detailsUrl: null,
    },
  })
  expect(await told('created', '/bench accept * safer copies', 'alice')).toContain('was done')
  expect(ends()).toEqual(['success'])
  expect(github.state.comments.get(id)?.body).toContain('> **Accepted**: every row up to +')
  const reply = [...github.state.comments.values()].findLast((one) =>
    one.body.includes(' accepts '),
  )
  github.state.comments.delete(reply?.id ?? 0)
  const end = await told('deleted', reply?.body ?? '', actionsBot.login)
  expect(end).toContain('was done')
  expect(ends()).toEqual(['failure'])
  expect(github.state.comments.get(id)?.body).toBe(body)
})
