import { describe, expect, it } from 'vitest'
import { pullRequestByHand } from '../../../src/plan/events/pull-request-by-hand.ts'

const head = 'a'.repeat(40)
const pull = {
  number: 482,
  open: true,
  headSha: head,
  headRepository: 'octo/addon',
  baseSha: 'b'.repeat(40),
  baseRef: 'main',
}
const byHand = { name: 'workflow_dispatch' }

function asked(
  changes: Partial<typeof pull> = {},
  given: string | undefined = head,
  event = byHand,
): ReturnType<typeof pullRequestByHand> {
  return pullRequestByHand(
    { ...pull, ...changes },
    { head: given, event, repository: 'octo/addon' },
  )
}

describe('a run for a pull request by hand', () => {
  it('is about the head that was meant', () => {
    expect(asked()).toEqual({
      facts: {
        number: 482,
        headSha: head,
        baseSha: 'b'.repeat(40),
        baseBranch: 'main',
        fromFork: false,
      },
      refusal: null,
    })
  })

  it('is refused when the head moved, and still about the one that was meant, or is closed', () => {
    const moved = asked({ headSha: 'c'.repeat(40) })
    expect(moved.facts.headSha).toBe(head)
    expect(moved.refusal).toContain('the head moved, so nothing was run')
    expect(asked({ open: false }).refusal).toContain('closed')
  })

  it('is known to come from a fork', () => {
    expect(asked({ headRepository: 'mallory/addon' }).facts.fromFork).toBe(true)
  })

  it.each(['', 'main', 'a'.repeat(12)])('is none with the head %s', (given) => {
    expect(() => asked({}, given)).toThrow('expected the full commit id')
  })

  it('is none on an event that names a pull request itself', () => {
    expect(() => asked({}, head, { name: 'pull_request' })).toThrow('on workflow_dispatch only')
  })
})
