import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ask } from './ask.ts'
import { startGitHub, type GitHub } from './start-github.ts'

let github: GitHub
beforeEach(async () => {
  github = await startGitHub()
  github.plant.pull({ number: 7, head: { sha: 'a'.repeat(40) } })
})
afterEach(async () => {
  await github.close()
})

const check = { name: 'deadheat', head_sha: 'a'.repeat(40) }

describe('a breach of the description', () => {
  it.each([
    ['a misspelt name', '/issues/7/comments', { body: 'x', bdoy: 'y' }, 201, 'name "bdoy"'],
    ['a missing name', '/issues/7/comments', {}, 422, "required property 'body'"],
    ['a wrong type', '/issues/7/comments', { body: 7 }, 422, 'body/body must be string'],
    ['a wrong word', '/check-runs', { ...check, status: 'done' }, 422, 'body/status'],
    [
      'a misspelt name inside',
      '/check-runs',
      { ...check, output: { title: 't', summary: 's', txt: 'x' } },
      201,
      'name "output.txt"',
    ],
    [
      'a text that is too long',
      '/check-runs',
      { ...check, output: { title: 't', summary: 'x'.repeat(65_536) } },
      422,
      'more than 65535 characters',
    ],
  ])('is recorded for %s', async (_, path, body, status, words) => {
    const reply = await ask(github, 'POST', path, { body })
    expect(reply.status).toBe(status)
    expect(github.violations.join('\n')).toContain(words)
  })

  it.each([
    ['/issues/7/comments?perpage=5', 'query has the unknown name "perpage"'],
    ['/issues/7/comments?per_page=250', 'query "per_page" may not be "250"'],
    ['/pulls?state=opened', 'query "state" may not be "opened"'],
    ['/pulls?sort=popularity', 'query "sort" is not modelled by the stand-in'],
    ['/issues/7/coments', 'no such operation in the fixture'],
  ])('is recorded for the query %s', async (path, words) => {
    await ask(github, 'GET', path)
    expect(github.violations).toEqual([`GET /repos/octo/addon${path.split('?')[0]}: ${words}`])
  })

  it('is recorded when the stand-in itself answers what GitHub could not', async () => {
    github.plant.pull({ number: 8, title: 'fine' })
    github.plant.comment({ issueNumber: 8, createdAt: 'yesterday' })
    await ask(github, 'GET', '/issues/8/comments')
    expect(github.violations.join('\n')).toContain(
      "the stand-in's own answer 200: reply/0/created_at",
    )
  })
})
