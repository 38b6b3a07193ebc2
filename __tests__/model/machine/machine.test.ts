import { describe, expect, it } from 'vitest'
import { type Isolation, openBoundary } from '../../../src/model/machine/machine.ts'

const sweep: Isolation = {
  kind: 'sweep',
  how: 'x',
  trouble: 'something',
  readOnly: false,
  network: 'host',
}

describe('openBoundary', () => {
  it('is nothing where there is a sandbox', () => {
    expect(openBoundary({ ...sweep, kind: 'namespace', readOnly: true })).toBeNull()
  })

  it('says what is missing, what follows from it, and the cure', () => {
    const remedy = 'run "sudo sysctl -w user.max_user_namespaces=15000" in an earlier step'
    expect(openBoundary({ ...sweep, remedy })).toEqual({
      missing: 'a sandbox around foreign code: something',
      open: expect.stringContaining("can take this job's token"),
      hint: remedy,
    })
  })

  it('takes a process table of its own alone for no sandbox', () => {
    expect(openBoundary({ ...sweep, kind: 'namespace' })?.hint).toContain('on Linux as root')
  })
})
