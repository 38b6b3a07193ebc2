import { afterEach, beforeEach, expect, it } from 'vitest'
import { description } from './description.ts'
import { issueCommentEvent, pullRequestEvent, workflowRunEvent } from './events.ts'
import { handlers } from './handlers/index.ts'
import type { Json } from './json.ts'
import { schemaProblems } from './schema-problems.ts'
import { startGitHub, type GitHub } from './start-github.ts'
import { tokens } from './tokens.ts'
import { actionsBot } from './users.ts'

let github: GitHub
beforeEach(async () => {
  github = await startGitHub()
  github.plant.pull({ number: 7, head: { sha: 'a'.repeat(40) } })
})
afterEach(() => github.close())

function ask(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${github.url}/repos/octo/addon${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens.write}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

const check = { name: 'deadheat', head_sha: 'a'.repeat(40) }
const checkOf = (more: object) => ({ ...check, output: { title: 't', summary: 's', ...more } })
const long = 'x'.repeat(65_536)

it.each([
  ['a misspelt name', '/issues/7/comments', { body: 'x', bdoy: 'y' }, 201, 'name "bdoy"'],
  ['a missing name', '/issues/7/comments', {}, 422, "required property 'body'"],
  ['a wrong type', '/issues/7/comments', { body: 7 }, 422, 'body/body must be string'],
  ['a wrong word', '/check-runs', { ...check, status: 'done' }, 422, 'body/status'],
  ['a misspelt name inside', '/check-runs', checkOf({ txt: 'x' }), 201, 'name "output.txt"'],
  ['a long text', '/check-runs', checkOf({ summary: long }), 422, 'more than 65535 characters'],
])('a breach of the description is recorded for %s', async (_, path, body, status, words) => {
  const reply = await ask('POST', path, body)
  expect(reply.status).toBe(status)
  expect(github.violations.join('\n')).toContain(words)
})

it.each([
  ['/issues/7/comments?perpage=5', 'query has the unknown name "perpage"'],
  ['/issues/7/comments?per_page=250', 'query "per_page" may not be "250"'],
  ['/pulls?state=opened', 'query "state" may not be "opened"'],
  ['/pulls?sort=popularity', 'query "sort" is not modelled by the stand-in'],
  ['/issues/7/coments', 'no such operation in the fixture'],
])('a breach of the description is recorded for the query %s', async (path, words) => {
  await ask('GET', path)
  expect(github.violations).toEqual([`GET /repos/octo/addon${path.split('?')[0]}: ${words}`])
})

it('a breach of the description is recorded when the stand-in itself answers what GitHub could not', async () => {
  github.plant.comment({ issueNumber: 7, id: 0.5 })
  await ask('GET', '/issues/7/comments')
  expect(github.violations.join('\n')).toContain("the stand-in's own answer 200: reply/0/id")
})

it('the handlers are those of all operations of the fixture, and complete no check without a conclusion', async () => {
  const described = Object.values(description.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => operation.operationId),
  )
  expect([...handlers.keys()].toSorted()).toEqual(described.toSorted())
  const body = { ...check, status: 'completed' }
  expect((await ask('POST', '/check-runs', body)).status).toBe(422)
  expect(github.state.checks.size).toBe(0)
})

const fork = { number: 7, head: { repository: 'mallory/addon', ref: 'faster' } }

// The parts of an event are the objects that the interface hands out.
it.each<readonly [string, Json | undefined]>([
  ['pull-request', pullRequestEvent({ pull: fork })['pull_request']],
  ['repository', issueCommentEvent({ body: '/bench' })['repository']],
  ['simple-user', issueCommentEvent({ body: '/bench', sender: actionsBot })['sender']],
  ['issue-comment', issueCommentEvent({ body: '/bench' })['comment']],
  ['workflow-run', workflowRunEvent({ pull: { number: 7 } })['workflow_run']],
])('events carry the %s as GitHub describes it', (name, part) => {
  const schema = { $ref: `#/components/schemas/${name}` }
  expect(schemaProblems(schema, part ?? null, name)).toEqual([])
})
