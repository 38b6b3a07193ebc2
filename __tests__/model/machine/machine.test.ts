import { describe, expect, it } from 'vitest'
import { openBoundary } from '../../../src/model/machine/machine.ts'

const sweep = { kind: 'sweep', how: 'x', trouble: 'something', readOnly: false } as const

describe('openBoundary', () => {
  it('is nothing where there is a sandbox', () => {
    const isolation = { kind: 'namespace', how: 'x', trouble: null, readOnly: true } as const
    expect(openBoundary(isolation)).toBeNull()
  })

  it('says what is missing, what follows from it, and the cure', () => {
    const remedy = 'run "sudo sysctl -w user.max_user_namespaces=15000" in an earlier step'
    expect(openBoundary({ ...sweep, remedy })).toEqual({
      missing: 'a sandbox around foreign code: something',
      open: expect.stringContaining("can take this job's token"),
      hint: remedy,
    })
  })

  it.each([
    { ...sweep, kind: 'cgroup', files: 'landlock' },
    { ...sweep, kind: 'namespace' },
    { ...sweep, readOnly: undefined },
  ] as const)('takes nothing that older versions did instead for a sandbox: %o', (isolation) => {
    expect(openBoundary(isolation)?.hint).toContain('on Linux as root')
  })
})
