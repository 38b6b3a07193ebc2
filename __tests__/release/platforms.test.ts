import { describe, expect, it } from 'vitest'
import { openBoundary } from '../../src/model/machine/open-boundary.ts'
import { refusedPlatform } from '../../src/model/machine/refused-platform.ts'
import { selectSides } from '../../src/plan/select-sides.ts'
import { runComparison } from '../../src/pipeline.ts'
import type { ComparisonRequest } from '../../src/session/session.ts'
import { realHost } from '../fakes/real-host.ts'

const request: ComparisonRequest = {
  selection: selectSides({ words: ['main', 'HEAD'], isRepository: true, defaultBranch: null }),
  given: {},
  settingsOf: 'disk',
  repository: null,
  origin: '/nowhere',
  resultsDirectory: '/nowhere/results',
  cacheDirectory: '/nowhere/cache',
  trustScope: 'trusted',
  harnessPath: '/nowhere/harness.cjs',
  seed: 1,
  keep: false,
  cancelled: () => false,
  onProgress: () => undefined,
}

describe('a machine that cannot be measured on', () => {
  it('is refused in one line before anything is looked for: Windows', async () => {
    const host = realHost()
    const windows = { ...host, processes: { ...host.processes, platform: 'win32' as const } }
    await expect(runComparison(request, windows)).rejects.toThrow(
      /^expected Linux, or macOS in a terminal, got Windows: run it in WSL/,
    )
  })

  it.each(['linux', 'darwin'])('is not %s', (platform) => {
    expect(refusedPlatform(platform)).toBeNull()
  })

  it('is open on macOS, and says what to do', () => {
    const open = openBoundary({ kind: 'sweep', how: 'a search', trouble: 'not Linux' })
    expect(open?.hint).toBe('run the job on Linux as root, or as a user who may make namespaces')
  })
})
