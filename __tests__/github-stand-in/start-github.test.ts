import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { ask } from './ask.ts'
import { changePull } from './change-pull.ts'
import { gitHubOfEachTest } from './github-of-each-test.ts'
import { tokens } from './tokens.ts'

const github = gitHubOfEachTest({}, ({ plant }) => void plant.pull({ number: 7 }))

describe('the stand-in for GitHub', () => {
  it('links to the neighbours of a page', async () => {
    for (let index = 0; index < 5; index += 1) github.plant.comment({ issueNumber: 7 })
    const reply = await ask(github, 'GET', '/issues/7/comments?per_page=2&page=2')
    const list = `${github.url}/repos/octo/addon/issues/7/comments?per_page=2&page=`
    expect(reply.headers.get('link')).toBe(
      `<${list}1>; rel="prev", <${list}3>; rel="next", <${list}3>; rel="last", <${list}1>; rel="first"`,
    )
  })

  it('refuses a body above 65,536 characters and a blank one in the words of GitHub', async () => {
    const fits = await ask(github, 'POST', '/issues/7/comments', {
      body: { body: 'é'.repeat(65_536) },
    })
    const long = await ask(github, 'POST', '/issues/7/comments', {
      body: { body: 'x'.repeat(65_537) },
    })
    const blank = await ask(github, 'POST', '/issues/7/comments', { body: { body: ' \n' } })
    expect([fits.status, long.status, blank.status]).toEqual([201, 422, 422])
    expect(await long.json()).toMatchObject({
      message: 'Validation Failed',
      errors: [{ message: 'Body is too long (maximum is 65536 characters)' }],
    })
    expect(github.violations).toEqual([])
  })

  it('answers 304 to who already has the reply', async () => {
    const first = await ask(github, 'GET', '/issues/7')
    const etag = first.headers.get('etag') ?? ''
    const again = await ask(github, 'GET', '/issues/7', { headers: { 'if-none-match': etag } })
    changePull(github.state, 7, { title: 'changed' })
    const changed = await ask(github, 'GET', '/issues/7', { headers: { 'if-none-match': etag } })
    expect([first.status, again.status, changed.status]).toEqual([200, 304, 200])
  })

  it('refuses a request without a User-Agent', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${tokens.write}` }
      request(`${github.url}/repos/octo/addon/issues/7`, { headers }, (reply) => {
        reply.resume()
        resolve(reply.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(403)
  })

  it('refuses a body that is no JSON object', async () => {
    const broken = await ask(github, 'POST', '/issues/7/comments', { body: '{"body": ' })
    const list = await ask(github, 'POST', '/issues/7/comments', { body: '[]' })
    expect([broken.status, list.status]).toEqual([400, 400])
    expect(await broken.json()).toMatchObject({ message: 'Problems parsing JSON' })
  })

  it('knows no other repository, issue or comment', async () => {
    const elsewhere = await fetch(`${github.url}/repos/octo/other/issues/7`, {
      headers: { authorization: `Bearer ${tokens.write}` },
    })
    const issue = await ask(github, 'GET', '/issues/8')
    const comment = await ask(github, 'PATCH', '/issues/comments/9', { body: { body: 'x' } })
    expect([elsewhere.status, issue.status, comment.status]).toEqual([404, 404, 404])
  })
})
