import { describe, expect, it } from 'vitest'
import { botComplaint } from '../../src/action/start-for-job.ts'
import { GitHubError } from '../../src/host/github/index.ts'

describe('what kept the bot from what it was asked for', () => {
  it.each([
    ['not-permitted', 'said so; the job needs "actions: write"'],
    ['locked', 'said so; the conversation is locked: unlock it'],
    ['archived', 'said so; the repository is archived'],
    ['no-credentials', 'said so; GitHub does not know the token in "github-token"'],
    ['limited', 'said so; the rate limit of the token is used up'],
  ] as const)('is told with its own cure when it is %s', (trouble, text) => {
    expect(botComplaint(new GitHubError(trouble, 'said so'))).toContain(text)
  })

  it('is told alone when nothing but another attempt helps', () => {
    expect(botComplaint(new GitHubError('unreliable', 'said so'))).toBe('said so')
  })
})
