import { Octokit } from 'octokit'
import { describe, expect, it } from 'vitest'
import { ask } from './ask.ts'
import { gitHubOfEachTest } from './github-of-each-test.ts'
import { tokens } from './tokens.ts'

const github = gitHubOfEachTest({}, ({ plant }) => void plant.pull({ number: 7 }))

async function write(): Promise<Response> {
  return ask(github, 'POST', '/issues/7/comments', { body: { body: 'x' } })
}

async function list(): Promise<Response> {
  return ask(github, 'GET', '/issues/7/comments')
}

describe('a fault', () => {
  it('strikes only the requests it is meant for, as often as it is told', async () => {
    const fault = github.fault({
      kind: 'status',
      status: 500,
      method: 'POST',
      path: /\/comments$/,
      skip: 1,
      times: 2,
    })
    const statuses = [(await list()).status]
    for (let count = 0; count < 4; count += 1) statuses.push((await write()).status)
    expect(statuses).toEqual([200, 201, 500, 500, 201])
    expect(fault.hits).toBe(2)
    expect(github.state.comments.size).toBe(2)
  })

  it.each([
    ['a status', { kind: 'status', status: 500 }, [500, 'Server Error', 0]],
    ['a status with a page', { kind: 'status', status: 502 }, [502, '<html>', 0]],
    ['the page of a proxy', { kind: 'html' }, [200, '<html>', 0]],
    ['a connection that ends before', { kind: 'drop' }, [null, 'fetch failed', 0]],
    ['a reply that is lost', { kind: 'reply-lost' }, [null, 'fetch failed', 1]],
  ] as const)('can be %s', async (_, fault, [status, words, comments]) => {
    github.fault(fault)
    const [reply, text] = await write().then(
      async (each) => [each.status, await each.text()] as const,
      (error: unknown) => [null, String(error)] as const,
    )
    expect([reply, github.state.comments.size]).toEqual([status, comments])
    expect(text).toContain(words)
  })

  it.each([403, 429] as const)(
    'of the secondary limit is known to octokit at %i',
    async (status) => {
      github.fault({ kind: 'secondary-limit', status, retryAfterSeconds: 3600 })
      const seen: number[] = []
      const octokit = new Octokit({
        auth: tokens.write,
        baseUrl: github.url,
        retry: { enabled: false },
        throttle: {
          onRateLimit: () => false,
          onSecondaryRateLimit: (retryAfter: number) => {
            seen.push(retryAfter)
            return false
          },
        },
      })
      const asked = octokit.rest.issues.get({ owner: 'octo', repo: 'addon', issue_number: 7 })
      await expect(asked).rejects.toMatchObject({ status })
      expect(seen).toEqual([3600])
    },
  )

  it('can cut the reply in half, which octokit takes for an empty text', async () => {
    github.plant.comment({ issueNumber: 7 })
    github.fault({ kind: 'half-body' })
    const octokit = new Octokit({ auth: tokens.write, baseUrl: github.url })
    const place = { owner: 'octo', repo: 'addon', issue_number: 7 }
    const { data, status } = await octokit.rest.issues.listComments(place)
    expect({ data, status }).toEqual({ data: '', status: 200 })
  })

  it('can show a list as it was when the fault was set', async () => {
    github.fault({ kind: 'stale', method: 'GET' })
    await write()
    const [stale, fresh] = [await (await list()).json(), await (await list()).json()]
    expect(stale).toEqual([])
    expect(fresh).toHaveLength(1)
  })
})
