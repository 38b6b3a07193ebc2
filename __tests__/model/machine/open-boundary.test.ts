import { describe, expect, it } from 'vitest'
import { openBoundary } from '../../../src/model/machine/open-boundary.ts'

describe('openBoundary', () => {
  it('is nothing where the whole boundary holds', () => {
    const isolation = { kind: 'namespace', how: 'x', trouble: null, readOnly: true } as const
    expect(openBoundary(isolation)).toBeNull()
  })

  it.each([
    ['unshare: write failed /proc/self/uid_map: Operation not permitted', 'sudo sysctl kernel.app'],
    ['there is no unshare here; there is no cgroup v2 here', 'install util-linux'],
    ['something else', 'on Linux as root'],
  ])('says what is missing and the cure for "%s"', (trouble, hint) => {
    const found = openBoundary({ kind: 'sweep', how: 'x', trouble, readOnly: false })
    expect(found?.missing).toContain(trouble)
    expect(found?.hint).toContain(hint)
    expect(found?.open).toContain("can take this job's token")
  })
})
