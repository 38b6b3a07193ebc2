import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Host } from '../../../src/host/host.ts'
import type { Outcome } from '../../../src/host/process/processes.ts'
import { profileSide } from '../../../src/parts/profiles/profile-side.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { outcomeOf } from '../../fakes/outcomes.ts'
import { benchmarkOf } from '../../fakes/plans.ts'
import { realHost } from '../../fakes/real-host.ts'
import { buildOf } from '../../fakes/results.ts'
import { targetOf } from '../../fakes/targets.ts'

const log = 'v8-version,4,5,103,35,0\ntick,0x1000,1,0,0x0,0\n'
const result = '{"calls":4,"seconds":2,"waited":0}'

const ended = outcomeOf()

/** A side whose process leaves something at the place of its profile. */
async function profiled(leave: (path: string) => void, outcome: Partial<Outcome> = {}) {
  const folder = temporaryFolder()
  const { files, processes } = realHost()
  const host: Pick<Host, 'files' | 'processes'> = {
    files,
    processes: {
      ...processes,
      run: () => {
        writeFileSync(join(folder, 'profile.json'), result)
        leave(join(folder, 'profile.log'))
        return Promise.resolve({ ...ended, ...outcome })
      },
    },
  }
  const target = targetOf('base', {
    environment: { TMPDIR: folder },
    build: { ...buildOf('base', '4.9.1'), directory: folder },
  })
  const got = await profileSide(
    benchmarkOf('one', { module: 'one.cjs' }),
    { target, unit: 's', perf: null },
    host,
  )
  return { got, left: await files.list(folder) }
}

describe('the profile of a side', () => {
  it('is read and removed', async () => {
    const { got, left } = await profiled((path) => writeFileSync(path, log))
    expect(got).toMatchObject({ benchmarkId: 'one', side: 'base', unit: 's', ticks: 1 })
    expect(got).toMatchObject({ functions: [{ name: '(unknown)', file: '', self: 0.5 }] })
    expect(left).toEqual([])
  })

  it.each([
    ['once where it had its CPU', [0.05], 4],
    ['again where it had none', [0.5, 0.2, 0.1], 6],
    ['three times at most', [0.5, 0.5, 0.5, 0.5], 6],
  ])('is taken %s', async (_, waits, calls) => {
    let taken = 0
    const { got } = await profiled((path) => {
      writeFileSync(path, log)
      const starved = { calls: 4 + taken, seconds: 2, waited: waits[taken++] }
      writeFileSync(path.replace('.log', '.json'), JSON.stringify(starved))
    })
    expect(taken).toBe(Math.min(3, waits.length))
    // The last one counts.
    expect(got).toMatchObject({ functions: [{ self: 2 / calls }] })
  })

  it('is not read through a link that measured code has put in its place', async () => {
    const secret = join(temporaryFolder(), 'secret')
    writeFileSync(secret, log)
    const { got } = await profiled((path) => symlinkSync(secret, path))
    expect(got).toBe('base: it wrote no profile')
  })

  it('is not read when it is too large, no profile, a folder or left by a process that broke', async () => {
    const large = await profiled((path) => writeFileSync(path, 'x'.repeat(16_000_001)))
    expect(large.got).toBe('base: it wrote no profile')
    expect((await profiled((path) => writeFileSync(path, '{}'))).got).toMatch(/something else$/)
    expect((await profiled((path) => mkdirSync(path))).got).toBe('base: it wrote no profile')
    const broken = { exitCode: 1, lastLines: ['Error: no'] }
    const { got } = await profiled((path) => writeFileSync(path, log), broken)
    expect(got).toBe('base: Error: no')
  })
})
