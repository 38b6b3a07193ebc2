import { describe, expect, it } from 'vitest'
import type { Isolation } from '../../src/model/machine/machine.ts'
import { isolationForEvent } from '../../src/plan/events/isolation-for-event.ts'
import { settleBoundary } from '../../src/session/settle-boundary.ts'

const trouble = 'unshare: write failed /proc/self/uid_map: Operation not permitted'
const sweep: Isolation = { kind: 'sweep', how: 'x', trouble, readOnly: false }
const whole: Isolation = { kind: 'namespace', how: 'x', trouble: null, readOnly: true }

async function settled(
  isolation: Isolation,
  given: 'required' | 'best' | undefined,
  otherwise: 'required' | 'best',
): Promise<readonly string[]> {
  const told: string[] = []
  const request = {
    isolation: otherwise,
    onProgress: (progress: { readonly kind: string }) => told.push(progress.kind),
    onOpen: (text: string) => told.push(text),
  }
  const host = { processes: { isolation: () => Promise.resolve(isolation) } }
  await settleBoundary(request, { isolation: given }, host)
  return told
}

describe('settleBoundary', () => {
  it('says nothing where the whole boundary holds', async () => {
    expect(await settled(whole, 'required', 'required')).toEqual([])
  })

  it('refuses in one line with the cure where it is required', async () => {
    const refused = /^expected a mount namespace.*uid_map.*sudo sysctl kernel[^\n]*$/
    await expect(settled(sweep, undefined, 'required')).rejects.toThrow(refused)
    await expect(settled(sweep, 'required', 'best')).rejects.toThrow(refused)
  })

  it('goes on where the best will do, and says loudly what is open and what avoids it', async () => {
    const [note, warning, ...more] = await settled(sweep, 'best', 'required')
    expect(note).toBe('note')
    expect(warning).toContain("whoever writes the build script can take this job's token")
    expect(warning).toContain('two jobs avoid it')
    expect(more).toEqual([])
  })
})

describe('isolationForEvent', () => {
  const pullRequest = {
    number: 1,
    headSha: 'a'.repeat(40),
    baseSha: 'b'.repeat(40),
    baseBranch: 'main',
    fromFork: true,
  }

  it.each([
    ['', null, 'best'],
    ['push', null, 'required'],
    ['workflow_dispatch', null, 'required'],
    ['pull_request', pullRequest, 'best'],
    ['pull_request', { ...pullRequest, fromFork: false }, 'required'],
    ['pull_request_target', pullRequest, 'required'],
  ] as const)('is for "%s" of %o: %s', (name, about, wanted) => {
    expect(isolationForEvent({ name, pullRequest: about })).toBe(wanted)
  })
})
