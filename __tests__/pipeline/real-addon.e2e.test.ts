import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import type { Result } from '../../src/model/judging/result.ts'
import { runComparison } from '../../src/pipeline.ts'
import { cacheDirectory } from '../../src/settings/cache-directory.ts'
import { selectBase } from '../../src/plan/select-base.ts'
import { realHost } from '../fakes/real-host.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'deadheat-addon-'))

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

async function measured(base: string, head: string, only: string): Promise<Result> {
  const host = realHost()
  const { result } = await runComparison(
    {
      selection: selectBase({
        event: { name: '', pullRequest: null, push: null },
        checkedOut: null,
        given: { base, head },
      }),
      given: {
        'node-version': ['20.20.2'],
        benchmarks: join(top, 'benchmarks/demo'),
        only: [only],
        pairs: 10,
        cache: 'off',
      },
      settingsOf: 'disk',
      trustScope: 'trusted',
      repository: null,
      origin: folder,
      resultsDirectory: join(folder, `${base}-${head}`.replaceAll(/[^a-z0-9.]/g, '-')),
      cacheDirectory: cacheDirectory(process.env) ?? join(folder, 'cache'),
      harnessPath: join(top, 'benchmarks/harness.cjs'),
      seed: 20,
      keep: false,
      cancelled: () => false,
      onProgress: () => undefined,
    },
    host,
  )
  return result
}

describe('a real addon, built from source', () => {
  it('is neither slower nor faster than itself', async () => {
    const { findings, failures, builds, warnings } = await measured(
      'npm:keccak@3.0.1',
      'npm:keccak@3.0.1',
      '*=1048576',
    )
    expect(failures).toEqual([])
    const addon = { path: 'node_modules/keccak/build/Release/addon.node', builtHere: true }
    expect(builds.base?.addons).toMatchObject([{ ...addon, loadedBy: 1 }])
    expect(builds.head?.addons).toMatchObject([{ ...addon, loadedBy: 1 }])
    expect(warnings.map(({ code }) => code)).not.toContain('foreign-addon')
    const gating = findings.filter(({ metric }) =>
      ['time', 'cpu', 'peak-memory'].includes(metric ?? ''),
    )
    expect(gating).toHaveLength(3)
    expect(gating.map(({ verdict }) => verdict)).not.toContain('regression')
    expect(gating.map(({ verdict }) => verdict)).not.toContain('improvement')
  })

  it('is slower for small inputs after its port to Node-API, and the run says so', async () => {
    const { findings, conclusion } = await measured('npm:keccak@2.1.0', 'npm:keccak@3.0.1', '*=16')
    const time = findings.find(({ metric }) => metric === 'time')
    expect(time).toMatchObject({ verdict: 'regression', beyondLimit: true })
    expect(time?.judged?.estimate).toBeGreaterThan(0.1)
    expect(conclusion).toBe('failure')
  })
})
