import { expect, it } from 'vitest'
import { patientClient } from '../fakes/live-run.ts'
import { GitHubError } from '../../src/host/github/index.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'

const github = gitHubOfEachTest()

it('createGitHub reads a pull request', async () => {
  const pull = github.plant.pull({ number: 7, head: { repository: 'mallory/addon' } })
  const client = await patientClient(github)
  expect(await client.getPullRequest(7)).toEqual({
    number: 7,
    open: true,
    headSha: pull.head.sha,
    headRepository: 'mallory/addon',
    baseRef: 'main',
    baseSha: pull.base.sha,
    mergeSha: pull.mergeSha,
  })
})

it('reads a pull request whose fork is gone', async () => {
  github.plant.pull({ number: 7, state: 'closed', head: { repository: undefined } })
  const pull = await (await patientClient(github)).getPullRequest(7)
  expect(pull).toMatchObject({ open: false, headRepository: null })
})

it('talks to an Enterprise Server under its path', async () => {
  github.plant.pull({ number: 7 })
  const client = await patientClient(github, { apiUrl: `${github.url}/api/v3/` })
  expect(await client.listComments(7)).toEqual([])
  expect(github.requests).toHaveLength(1)
})

it.each(['', '/api/v3'])('asks once whose token it has, at %j', async (path) => {
  const client = await patientClient(github, { apiUrl: `${github.url}${path}` })
  expect(await client.login()).toBe('github-actions[bot]')
  expect(await client.login()).toBe('github-actions[bot]')
  expect(github.accountRequests.map(({ status }) => status)).toEqual([200])
})

it('says whose token is not known', async () => {
  const login = (await patientClient(github, { token: 'ghs_gone' })).login()
  await expect(login).rejects.toThrow(GitHubError)
  await expect(login).rejects.toThrow('could not ask for the account (401)')
})

it('takes a comment that is gone for none, and its removal for done', async () => {
  const client = await patientClient(github)
  expect(await client.getComment(5)).toBeNull()
  await expect(client.deleteComment(5)).resolves.toBeUndefined()
})

it('tells in one line what was asked and what came', async () => {
  const client = await patientClient(github)
  await expect(client.getPullRequest(99)).rejects.toThrow(
    /^could not read the pull request \(404\): Not Found[^\n]*$/,
  )
})
