import { describe, expect, it } from 'vitest'
import { findPerf } from '../../../src/parts/profiles/perf.ts'
import { profileSide } from '../../../src/parts/profiles/profile-side.ts'
import { benchmarkFolder } from '../../fakes/benchmark-folder.ts'
import { benchmarkOf } from '../../fakes/plans.ts'
import { realHost } from '../../fakes/real-host.ts'
import { realTarget } from '../../fakes/targets.ts'

const host = realHost()
const perf = await findPerf(host.processes)

// What the kernel or the machine does not have cannot be tried.
describe.each(perf === null ? [] : [perf])('%s', (path) => {
  it('sees native functions beside those of JavaScript, and nothing of what calls them', async () => {
    const folder = benchmarkFolder({
      'one.cjs': `'use strict'
const { deflateSync } = require('zlib')
const data = Buffer.from(Array.from({ length: 30000 }, function (_, at) { return (at * at) % 251 }))
module.exports = { run: function pack() {
  let sum = 0
  for (let at = 0; at < 1e4; at++) sum = (sum * 31 + at) | 0
  return deflateSync(data).length + sum
} }`,
    })
    const target = realTarget('head', folder)
    const profile = await profileSide(benchmarkOf('one'), { target, unit: 's', perf: path }, host)
    if (typeof profile === 'string') throw new Error(profile)
    const { functions, native, ticks } = profile
    expect(native).toBe(true)
    expect(ticks).toBeGreaterThan(100)
    const [heaviest] = functions
    expect(heaviest).toMatchObject({ file: 'node', line: null })
    expect(heaviest?.name).toMatch(/deflate|match/i)
    const names = functions.map(({ name }) => name)
    expect(names).toContain('pack')
    expect(names.join(' ')).not.toContain('node::Start')
    expect((await host.files.list(folder)).map(({ name }) => name)).toEqual(['one.cjs'])
  })
})
