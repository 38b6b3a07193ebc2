import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  harnessProfileSchema,
  rawProfileOf,
  type RawProfile,
  processProfile,
} from '../../../../src/parts/profiles/readers/raw-profile.ts'

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
  })

  const frame = { functionName: 'f', url: '', lineNumber: 0, columnNumber: 0 }

  it('leaves out the time in which nothing ran', () => {
    const idle = { ...frame, functionName: '(idle)' }
    const nodes = [
      { callFrame: idle, hitCount: 90 },
      { callFrame: frame, hitCount: 10 },
    ]
    const profile = rawProfileOf({ nodes }, 's', 5)
    expect(profile).toMatchObject({ ticks: 10 })
    expect(profile.frames.map(({ self }) => self)).toEqual([5])
  })
})

it('processProfile leaves out frames that are no part of the work', () => {
  const at = (name: string) => ({ name, url: '', line: 0, column: 0 })
  const profile: RawProfile = {
    unit: 's',
    ticks: 1,
    frames: [
      { frame: at('harness'), self: 7 },
      { frame: at('run'), self: 4000 },
      { frame: at('tiny'), self: 2 },
      { frame: at('parse'), self: 4500 },
      { frame: at('parse'), self: 1500 },
    ],
  }
  const { functions } = processProfile(profile, 2, ({ name }) =>
    name === 'harness' ? null : { name, file: '', line: 1, own: true },
  )
  expect(functions.map(({ name, self }) => [name, self])).toEqual([
    ['parse', 3000],
    ['run', 2000],
    ['tiny', 1],
  ])
})
