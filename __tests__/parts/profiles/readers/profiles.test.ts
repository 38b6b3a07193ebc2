import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  harnessProfileSchema,
  rawProfileOf,
  type RawProfile,
} from '../../../../src/parts/profiles/readers/raw-profile.ts'
import { processProfile } from '../../../../src/parts/profiles/readers/process-profile.ts'
import { v8LogProfile } from '../../../../src/parts/profiles/readers/v8-log.ts'

function recorded(name: string): string {
  return readFileSync(new URL(`../../../fixtures/profiles/${name}`, import.meta.url), 'utf8')
}

/** Functions of a profile by their own ticks, where each stands for a second. */
function heaviest(profile: RawProfile | null): readonly (readonly [string, number])[] {
  if (profile === null) return []
  const { functions } = processProfile(profile, 1, ({ name, url, line }) => ({
    name,
    file: url,
    line: line < 0 ? null : line + 1,
    own: false,
  }))
  return functions.map(({ name, file, self }) => [`${name} ${file}`.trim(), Math.round(self)])
}

function logOf(text: string): RawProfile | null {
  return v8LogProfile(text, v8LogProfile(text, 1)?.ticks ?? 0)
}

describe('v8LogProfile', () => {
  it('counts the ticks of each function in a log of Node.js 4', () => {
    expect(logOf(recorded('node-4.4.1.log'))?.ticks).toBe(40)
    expect(heaviest(logOf(recorded('node-4.4.1.log'))).slice(0, 2)).toEqual([
      ['fromObject buffer.js', 19],
      ['(node)', 10],
    ])
  })

  it('reads the later form, with times and names without quotes', () => {
    const [first, second] = heaviest(logOf(recorded('node-10.24.1.log')))
    expect(first?.[0]).toMatch(/^run .*new-buffer/)
    expect(first?.[1]).toBe(23)
    expect(second).toEqual(['CreateTypedArray', 5])
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
    expect(heaviest(logOf(log))).toEqual([
      ['old a.js', 2],
      ['young b.js', 1],
      ['(unknown)', 1],
    ])
  })

  it('takes any text for a log or for none', () => {
    expect(v8LogProfile('{"nodes":[]}', 1)).toBe(null)
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(v8LogProfile(`v8-version,4\n${text}`, 1)?.ticks ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

const writtenSchema = harnessProfileSchema.shape.profile.unwrap()

describe('rawProfileOf', () => {
  it('reads what --cpu-prof writes', () => {
    const profile = rawProfileOf(
      writtenSchema.parse(JSON.parse(recorded('node-20.20.2.cpuprofile'))),
      's',
      163,
    )
    const [first] = heaviest(profile)
    expect(first?.[0]).toBe('fromArrayLike node:buffer')
    expect(profile?.nodes.every(({ parent }, at) => parent < at)).toBe(true)
  })

  const frame = { functionName: 'f', url: '', lineNumber: 0, columnNumber: 0 }

  it('is null for nodes that are no tree', () => {
    const circle = [
      { id: 1, callFrame: frame, children: [2] },
      { id: 2, callFrame: frame, children: [1] },
    ]
    expect(rawProfileOf({ nodes: circle }, 's', 1)).toBe(null)
    const twice = [
      { id: 1, callFrame: frame, children: [2, 2] },
      { id: 2, callFrame: frame },
    ]
    expect(rawProfileOf({ nodes: twice }, 's', 1)).toBe(null)
    expect(rawProfileOf({ nodes: [{ id: 1, callFrame: frame, children: [9] }] }, 's', 1)).toBe(null)
  })

  it('leaves out the time in which nothing ran', () => {
    const idle = { ...frame, functionName: '(idle)' }
    const nodes = [
      { id: 1, callFrame: idle, hitCount: 90 },
      { id: 2, callFrame: frame, hitCount: 10 },
    ]
    const profile = rawProfileOf({ nodes }, 's', 5)
    expect(profile).toMatchObject({ ticks: 10 })
    expect(profile?.nodes.map(({ self }) => self)).toEqual([0, 5])
  })
})

describe('processProfile', () => {
  it('counts small branches and frames that are no part of the work to their caller', () => {
    const at = (name: string) => ({ name, url: '', line: 0, column: 0 })
    const profile: RawProfile = {
      unit: 's',
      ticks: 1,
      nodes: [
        { parent: -1, frame: at('harness'), self: 7 },
        { parent: 0, frame: at('run'), self: 4000 },
        { parent: 1, frame: at('tiny'), self: 2 },
        { parent: 1, frame: at('parse'), self: 6000 },
      ],
    }
    const { functions, nodes } = processProfile(profile, 2, ({ name }) =>
      name === 'harness' ? null : { name, file: '', line: 1, own: true },
    )
    expect(functions.map(({ name, self }) => [name, self])).toEqual([
      ['parse', 3000],
      ['run', 2000],
      ['tiny', 1],
    ])
    expect(nodes).toEqual([
      [-1, 1, 2001],
      [0, 0, 3000],
    ])
  })
})
