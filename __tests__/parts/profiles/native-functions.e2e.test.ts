import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findPerf } from '../../../src/parts/profiles/find-perf.ts'
import { profileSide } from '../../../src/parts/profiles/profile-side.ts'
import { benchmarkFolder, harnessPath } from '../../fakes/benchmark-folder.ts'
import { benchmarkOf, startedOf } from '../../fakes/plans.ts'
import { realHost } from '../../fakes/real-host.ts'
import { buildOf } from '../../fakes/results.ts'
import { targetOf } from '../../fakes/targets.ts'

const host = realHost()
const perf = await findPerf(host)

const version = process.versions.node

function targetIn(folder: string) {
  const own = buildOf('head', version)
  return targetOf('head', {
    benchmarkDirectory: folder,
    harnessPath,
    environment: {
      PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
      TMPDIR: folder,
      HOME: folder,
    },
    build: {
      ...own,
      directory: folder,
      packageDirectory: folder,
      runtime: { ...own.runtime, path: process.execPath },
    },
    kept: {
      readOnly: [join(harnessPath, '..'), dirname(process.execPath)],
      writable: [folder],
      network: 'loopback',
    },
  })
}

describe('a machine without perf', () => {
  it('has no profile of a command, and says so', async () => {
    const folder = benchmarkFolder({})
    const benchmark = { ...startedOf('command', 'node', '--version'), driver: 'command' as const }
    expect(
      await profileSide(benchmark, { target: targetIn(folder), unit: 's', perf: null }, host),
    ).toMatch(/^head: expected perf/)
  })
})

// What the kernel or the machine does not have cannot be tried.
describe.each(perf === null ? [] : [perf])('%s', (path) => {
  it('sees native functions below those of JavaScript, and nothing of what calls them', async () => {
    const folder = benchmarkFolder({
      'one.cjs': `'use strict'
const { deflateSync } = require('zlib')
const data = Buffer.from(Array.from({ length: 30000 }, function (_, at) { return (at * at) % 251 }))
module.exports = { run: function pack() { return deflateSync(data).length } }`,
    })
    const profile = await profileSide(
      benchmarkOf('one', { module: 'one.cjs' }),
      { target: targetIn(folder), unit: 's', perf: path },
      host,
    )
    if (typeof profile === 'string') throw new Error(profile)
    const { functions, nodes, native, ticks } = profile
    expect(native).toBe(true)
    expect(ticks).toBeGreaterThan(100)
    const [heaviest] = functions
    expect(heaviest).toMatchObject({ file: 'node', line: null })
    expect(heaviest?.name).toMatch(/deflate|match/i)
    const callers: string[] = []
    for (let at = nodes.findIndex(([, place]) => place === 0); at >= 0; at = nodes[at]?.[0] ?? -1) {
      callers.push(functions[nodes[at]?.[1] ?? -1]?.name ?? '')
    }
    expect(callers.at(-1)).toBe('pack')
    expect(callers.join(' ')).not.toContain('node::Start')
    expect((await host.files.list(folder)).map(({ name }) => name)).toEqual(['one.cjs'])
  })

  it('sees the processes that a command starts, by the names of their functions', async () => {
    const folder = benchmarkFolder({
      'outer.js': `require('child_process').execFileSync(process.execPath, [__dirname + '/inner.js'])`,
      'inner.js': `function work() { let x = 1; for (let i = 0; i < 3e8; i++) x = (x * 31 + i) | 0; return x }\nwork()`,
    })
    const command = startedOf('command', 'node', '{directory}/outer.js')
    const profile = await profileSide(
      { ...command, driver: 'command' },
      { target: targetIn(folder), unit: 's', perf: path },
      host,
    )
    if (typeof profile === 'string') throw new Error(profile)
    expect(profile.functions[0]).toMatchObject({ name: 'work', file: 'inner.js', line: 1 })
  })

  it('tells why a command failed', async () => {
    const folder = benchmarkFolder({ 'broken.js': `console.error('no database'); process.exit(3)` })
    const command = startedOf('command', 'node', '{directory}/broken.js')
    expect(
      await profileSide(
        { ...command, driver: 'command' },
        { target: targetIn(folder), unit: 's', perf: path },
        host,
      ),
    ).toContain('no database')
  })
})
