import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Host } from '../../../src/host/host.ts'
import type { Outcome } from '../../../src/host/process/processes.ts'
import { profileSide } from '../../../src/parts/profiles/profile-side.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { outcomeOf } from '../../fakes/outcomes.ts'
import { benchmarkOf } from '../../fakes/plans.ts'
import { realHost } from '../../fakes/real-host.ts'
import { buildOf } from '../../fakes/results.ts'
import { targetOf } from '../../fakes/targets.ts'

const callFrame = { functionName: 'f', url: '', lineNumber: -1, columnNumber: -1 }
const counts = { calls: 4, seconds: 2, waited: 0 }
const written = { ...counts, profile: { nodes: [{ id: 1, callFrame, hitCount: 1 }] } }
const result = JSON.stringify(written)

async function profiled(
  leave: (path: string) => void,
  outcome: Partial<Outcome> = {},
  version = '8.17.0',
) {
  const folder = temporaryFolder()
  const { files, processes } = realHost()
  const host: Pick<Host, 'files' | 'processes'> = {
    files,
    processes: {
      ...processes,
      run: () => {
        leave(join(folder, 'profile.json'))
        return Promise.resolve(outcomeOf(outcome))
      },
    },
  }
  const target = targetOf('base', {
    environment: { TMPDIR: folder },
    build: { ...buildOf('base', version), directory: folder },
  })
  const benchmark = benchmarkOf('one', { module: 'one.cjs' })
  const got = await profileSide(benchmark, { target, unit: 's', perf: null }, host)
  return { got, left: await files.list(folder) }
}

it('the profile of a side is read and removed', async () => {
  const { got, left } = await profiled((path) => writeFileSync(path, result))
  expect(got).toMatchObject({ benchmarkId: 'one', side: 'base', unit: 's', ticks: 1 })
  expect(got).toMatchObject({ functions: [{ name: 'f', file: '', self: 0.5 }] })
  expect(left).toEqual([])
})

it.each([
  ['once where it had its CPU', [0.05], 4],
  ['again where it had none', [0.5, 0.2, 0.1], 6],
  ['three times at most', [0.5, 0.5, 0.5, 0.5], 6],
])('the profile of a side is taken %s', async (_, waits, calls) => {
  let taken = 0
  const { got } = await profiled((path) => {
    const starved = { ...written, calls: 4 + taken, waited: waits[taken++] }
    writeFileSync(path, JSON.stringify(starved))
  })
  expect(taken).toBe(Math.min(3, waits.length))
  // The last one counts.
  expect(got).toMatchObject({ functions: [{ self: 2 / calls }] })
})

it('the profile of a side is not read through a link that measured code has put in its place', async () => {
  const secret = join(temporaryFolder(), 'secret')
  writeFileSync(secret, result)
  const { got } = await profiled((path) => symlinkSync(secret, path))
  expect(got).toBe('base: it wrote no profile')
})

it('the profile of a side is not read when it is too large, no profile, a folder or left by a process that broke', async () => {
  const large = await profiled((path) => writeFileSync(path, 'x'.repeat(16_000_001)))
  expect(large.got).toBe('base: it wrote no profile')
  expect((await profiled((path) => writeFileSync(path, '{}'))).got).toMatch(/something else$/)
  expect((await profiled((path) => mkdirSync(path))).got).toBe('base: it wrote no profile')
  const broken = { exitCode: 1, lastLines: ['Error: no'] }
  const { got } = await profiled((path) => writeFileSync(path, result), broken)
  expect(got).toBe('base: Error: no')
})

it('the profile of a side is not asked of a Node.js that cannot profile a part of a process', async () => {
  const { got } = await profiled((path) => writeFileSync(path, result), {}, '4.9.1')
  expect(got).toBe('base: expected Node.js 8 or newer to profile time, got 4')
})
