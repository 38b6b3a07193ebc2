import { describe, expect, it } from 'vitest'
import { pullRequestByHand } from '../../src/plan/pull-request-by-hand.ts'

const head = 'a'.repeat(40)
const pull = {
  number: 482,
  open: true,
  headSha: head,
  baseSha: 'b'.repeat(40),
  baseRef: 'main',
}
const byHand = { name: 'workflow_dispatch' }

describe('a run for a pull request by hand', () => {
  it('is about the head that was meant', () => {
    expect(pullRequestByHand(pull, head, byHand)).toEqual({
      facts: { number: 482, headSha: head, baseSha: 'b'.repeat(40), baseBranch: 'main' },
      refusal: null,
    })
  })

  it('is refused when the head moved, and still about the one that was meant', () => {
    const moved = pullRequestByHand({ ...pull, headSha: 'c'.repeat(40) }, head, byHand)
    expect(moved.facts.headSha).toBe(head)
    expect(moved.refusal).toContain('the head moved, so nothing was run')
  })

  it('is refused when the pull request is closed', () => {
    expect(pullRequestByHand({ ...pull, open: false }, head, byHand).refusal).toContain('closed')
  })

  it.each([undefined, 'main', 'a'.repeat(12)])('is none with the head %s', (given) => {
    expect(() => pullRequestByHand(pull, given, byHand)).toThrow('expected the full commit id')
  })

  it('is none on an event that names a pull request itself', () => {
    expect(() => pullRequestByHand(pull, head, { name: 'pull_request' })).toThrow(
      'on workflow_dispatch only',
    )
  })
})
