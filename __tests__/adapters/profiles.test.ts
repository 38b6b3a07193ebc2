import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuProfileTicks, functionName } from '../../src/adapters/profiles/cpu-profile.ts'
import { v8LogTicks } from '../../src/adapters/profiles/v8-log.ts'

function recorded(name: string): string {
  return readFileSync(new URL(`../fixtures/profiles/${name}`, import.meta.url), 'utf8')
}

describe('v8LogTicks', () => {
  it('counts the ticks of each function in a log of Node.js 4', () => {
    const ticks = v8LogTicks(recorded('node-4.4.1.log'))
    expect(ticks?.ticks).toBe(40)
    expect(ticks?.functions.slice(0, 3)).toEqual([
      { name: 'fromObject buffer', ticks: 19 },
      { name: '(node)', ticks: 10 },
      { name: 'IN native runtime', ticks: 2 },
    ])
  })

  it('reads the later form, with times and names without quotes', () => {
    const ticks = v8LogTicks(recorded('node-10.24.1.log'))
    expect(ticks?.functions.slice(0, 2)).toEqual([
      { name: 'run new-buffer', ticks: 23 },
      { name: 'CreateTypedArray', ticks: 5 },
    ])
  })

  it('follows code that moves, and code that takes the place of other code', () => {
    const log = [
      'v8-version,4,5,103,35,0',
      'code-creation,LazyCompile,0,0x1000,256,"old a.js:1:1",0x1,~',
      'tick,0x10ff,1,0,0x0,0',
      'code-move,0x1000,0x3000',
      'code-creation,LazyCompile,0,0x1080,256,"young b.js:2:2",0x2,~',
      'tick,0x1080,2,0,0x0,0',
      'tick,0x3001,3,0,0x0,0',
      'tick,0x1000,4,0,0x0,0',
    ].join('\n')
    expect(v8LogTicks(log)?.functions).toEqual([
      { name: 'old a', ticks: 2 },
      { name: 'young b', ticks: 1 },
      { name: '(unknown)', ticks: 1 },
    ])
  })

  it('takes any text for a log or for none', () => {
    expect(v8LogTicks('{"nodes":[]}')).toBe(null)
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(v8LogTicks(`v8-version,4\n${text}`)?.ticks ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('cpuProfileTicks', () => {
  it('counts the ticks of each function of a profile', () => {
    const ticks = cpuProfileTicks(recorded('node-20.20.2.cpuprofile'))
    expect(ticks?.ticks).toBe(163)
    expect(ticks?.functions[0]).toEqual({ name: 'fromArrayLike buffer', ticks: 58 })
  })

  it.each(['', 'v8-version,4', '{}', '{"nodes":[{}]}'])('is null for %j', (text) => {
    expect(cpuProfileTicks(text)).toBe(null)
  })
})

describe('functionName', () => {
  it.each([
    ['fromObject', 'buffer.js:121:20', 'fromObject buffer'],
    ['fromObject', 'node:buffer', 'fromObject buffer'],
    ['run', '/home/me/benchmarks/new-buffer.cjs:30:17', 'run new-buffer'],
    ['run', 'file:///home/me/run.mjs', 'run run'],
    ['', 'internal/url.js', '(anonymous) internal/url'],
    ['(garbage collector)', '', '(garbage collector)'],
  ])('of %s in %s is %s', (name, file, expected) => {
    expect(functionName(name, file)).toBe(expected)
  })
})
