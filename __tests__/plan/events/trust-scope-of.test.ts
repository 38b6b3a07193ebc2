import { describe, expect, it } from 'vitest'
import { eventFacts } from '../../../src/plan/events/event-facts.ts'
import { pullRequestByHand } from '../../../src/plan/events/pull-request-by-hand.ts'
import { trustScopeOf } from '../../../src/plan/events/isolation-for-event.ts'
import { storeOf, trustedScope } from '../../../src/store/store.ts'

const sha = 'a'.repeat(40)
const baseSha = 'b'.repeat(40)
const nobody = { base: null, head: null }

function pullRequest(headRepository: { readonly id: number } | null | undefined): unknown {
  return {
    pull_request: {
      number: 482,
      head: { sha, repo: headRepository },
      base: { sha, ref: 'main', repo: { id: 1 } },
    },
  }
}

function trustScope(name: string, payload: unknown, head: string | null = null): string {
  return trustScopeOf({ event: eventFacts(name, payload), specs: { ...nobody, head } })
}

describe('zoneOf', () => {
  it.each(['mallory/addon', null])(
    'leaves builds of a fork that a command asked for where no trusted run looks: %s',
    (headRepository) => {
      const pull = {
        number: 482,
        open: true,
        headSha: sha,
        headRepository,
        baseSha,
        baseRef: 'main',
      }
      const event = eventFacts('workflow_dispatch', {})
      const { facts, refusal } = pullRequestByHand(pull, {
        head: sha,
        event,
        repository: 'octo/addon',
      })
      expect(refusal).toBeNull()
      const commanded = trustScopeOf({
        event: { ...event, pullRequest: facts },
        specs: { ...nobody, head: sha },
      })
      // The same as without the command, so that neither builds again what the other has built.
      expect(commanded).toBe(trustScope('pull_request', pullRequest({ id: 2 })))
      const { writes } = storeOf('/cache', commanded, '1.0.0')
      expect(storeOf('/cache', trustedScope, '1.0.0').reads).not.toContain(writes)
    },
  )

  it('lets no run read what strangers of another pull request have left', () => {
    const foreign = [
      trustScope('pull_request', pullRequest({ id: 2 })),
      trustScope('repository_dispatch', {}),
    ]
    for (const one of foreign) {
      const others = ['trusted', 'fork-483', 'named'].filter((other) => other !== one)
      const { writes } = storeOf('/cache', one, '1.0.0')
      for (const other of others) {
        expect(storeOf('/cache', other, '1.0.0').reads).not.toContain(writes)
      }
    }
  })
})
