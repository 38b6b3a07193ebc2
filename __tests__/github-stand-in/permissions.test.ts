import { describe, expect, it } from 'vitest'
import { ask } from './ask.ts'
import { gitHubOfEachTest } from './github-of-each-test.ts'
import { startGitHub } from './start-github.ts'
import { tokens, workflowIdentity } from './tokens.ts'
import { person } from './users.ts'

const identities = {
  pulls: workflowIdentity({ 'pull-requests': 'write' }),
  issues: workflowIdentity({ issues: 'write' }),
  nothing: workflowIdentity({}),
  alice: { user: person('alice'), permissions: { checks: 'write' } },
} as const

const github = gitHubOfEachTest({ identities }, ({ plant }) => void plant.pull({ number: 7 }))

async function comment(number: number, token: string): Promise<Response> {
  return ask(github, 'POST', `/issues/${number}/comments`, { token, body: { body: 'x' } })
}

describe('the permissions of a token', () => {
  it('are named in the refusal when they do not suffice', async () => {
    const reply = await comment(7, tokens.read)
    expect(reply.status).toBe(403)
    expect(reply.headers.get('x-accepted-github-permissions')).toBe(
      'issues=write; pull_requests=write',
    )
    expect(await reply.json()).toMatchObject({ message: 'Resource not accessible by integration' })
    expect(github.state.comments.size).toBe(0)
  })

  it('must be those of the very kind: issues do not help with pull requests', async () => {
    const statuses = [(await comment(7, 'pulls')).status, (await comment(7, 'issues')).status]
    expect(statuses).toEqual([201, 403])
  })

  it('are asked when a private repository is read', async () => {
    const secret = await startGitHub({ identities, private: true })
    secret.plant.pull({ number: 7 })
    const without = await ask(secret, 'GET', '/pulls/7', { token: 'issues' })
    const having = await ask(secret, 'GET', '/pulls/7', { token: 'pulls' })
    await secret.close()
    expect([without.status, having.status]).toEqual([403, 200])
  })

  it('of people are told by role, with the legacy word beside it', async () => {
    github.plant.collaborator('maintainer', 'maintain')
    const told = async (login: string): Promise<unknown> =>
      (await ask(github, 'GET', `/collaborators/${login}/permission`)).json()
    expect(await told('Maintainer')).toMatchObject({ permission: 'write', role_name: 'maintain' })
    expect(await told('stranger')).toMatchObject({ permission: 'read', role_name: 'read' })
    expect(await told('github-actions%5Bbot%5D')).toMatchObject({ status: '404' })
  })
})
