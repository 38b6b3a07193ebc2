import { expect, it } from 'vitest'
import { openBoundary, type Isolation } from '../../src/model/machine/machine.ts'
import { isolationForEvent } from '../../src/plan/events/isolation-for-event.ts'
import { settleBoundary } from '../../src/session/build/find-programs.ts'

const trouble = 'unshare: write failed /proc/self/uid_map: Operation not permitted'
const remedy = 'run "sudo sysctl -w user.max_user_namespaces=15000" in an earlier step'
const [how, network] = ['x', 'host'] as const
const sweep: Isolation = { kind: 'sweep', how, trouble, remedy, readOnly: false, network }
const whole: Isolation = { kind: 'namespace', how, trouble: null, readOnly: true, network }

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

it('settleBoundary says nothing where the whole boundary holds', async () => {
  expect(await settled(whole, 'required', 'required')).toEqual([])
})

it('settleBoundary refuses in one line with the hint where it is required', async () => {
  const refused = /^expected a sandbox.*uid_map.*sudo sysctl -w user\.max_user[^\n]*$/
  await expect(settled(sweep, undefined, 'required')).rejects.toThrow(refused)
  await expect(settled(sweep, 'required', 'best')).rejects.toThrow(refused)
})

it('settleBoundary goes on where the best will do, and says loudly that nothing is kept apart and what avoids it', async () => {
  const [note, warning, ...more] = await settled(sweep, 'best', 'required')
  expect(note).toBe('note')
  expect(warning).toMatch(/^nothing keeps foreign code apart on this machine: /)
  expect(warning).toContain("the author of the build script can take this job's token")
  expect(warning).toContain('two jobs avoid it')
  expect(more).toEqual([])
})

it('a process table of its own alone is no sandbox, and no boundary is open where there is one', () => {
  expect(openBoundary({ ...sweep, kind: 'namespace', remedy: undefined })?.hint).toContain(
    'on Linux as root',
  )
  expect(openBoundary(whole)).toBeNull()
})

it.each([
  ['', 'best'],
  ['push', 'required'],
  ['pull_request_target', 'required'],
] as const)('isolationForEvent is for "%s": %s, whoever wrote the code', (name, expected) => {
  expect(isolationForEvent({ name })).toBe(expected)
})
