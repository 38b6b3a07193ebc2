import { describe, expect, it } from 'vitest'
import { findPerf } from '../../../src/parts/profiles/perf.ts'
import { profileSide } from '../../../src/parts/profiles/profile-side.ts'
import type { ProfiledBenchmark } from '../../../src/parts/profiles/profiled-benchmark.ts'
import { benchmarkFolder } from '../../fakes/benchmark-folder.ts'
import { benchmarkOf, startedOf } from '../../fakes/plans.ts'
import { realHost } from '../../fakes/real-host.ts'
import { realTarget } from '../../fakes/targets.ts'

const host = realHost()
const perf = await findPerf(host)

function profiled(benchmark: ProfiledBenchmark, folder: string, perfPath: string | null) {
  const target = realTarget('head', folder)
  return profileSide(benchmark, { target, unit: 's', perf: perfPath }, host)
}

function command(...words: string[]): ProfiledBenchmark {
  return { ...startedOf('command', ...words), driver: 'command' }
}

describe('a machine without perf', () => {
  it('has no profile of a command, and says so', async () => {
    const said = await profiled(command('node', '--version'), benchmarkFolder({}), null)
    expect(said).toMatch(/^head: expected perf/)
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
    const profile = await profiled(benchmarkOf('one'), folder, path)
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
    const profile = await profiled(command('node', '{directory}/outer.js'), folder, path)
    if (typeof profile === 'string') throw new Error(profile)
    expect(profile.functions[0]).toMatchObject({ name: 'work', file: 'inner.js', line: 1 })
  })

  it('tells why a command failed', async () => {
    const folder = benchmarkFolder({ 'broken.js': `console.error('no database'); process.exit(3)` })
    const said = await profiled(command('node', '{directory}/broken.js'), folder, path)
    expect(said).toContain('no database')
  })
})
