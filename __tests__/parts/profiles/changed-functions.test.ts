import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../src/parts/profiles/profile.ts'
import { changedFunctions } from '../../../src/parts/profiles/changed-functions.ts'

function profileOf(differences: readonly number[], total: number): Profile {
  return {
    benchmarkId: 'sort',
    unit: 's',
    processes: { base: 7, head: 7 },
    ticks: { base: 700, head: 800 },
    nodes: [],
    total: { base: 1, head: 1 + total },
    functions: differences.map((difference, at) => ({
      name: `f${String(at)}`,
      file: '',
      line: null,
      own: true,
      self: { base: 0.5, head: 0.5 + difference },
      pAdjusted: 0.01,
    })),
  }
}

const sharesOf = (profile: Profile): readonly (number | null)[] =>
  changedFunctions(profile).map(({ share }) => share)

describe('changedFunctions', () => {
  it('tells the share of a function in the whole difference', () => {
    const [most, rest] = sharesOf(profileOf([0.375, 0.125], 0.5))
    expect(most).toBeCloseTo(0.75)
    expect(rest).toBeCloseTo(0.25)
    const [all, back] = sharesOf(profileOf([0.625, -0.125], 0.5))
    expect([all, back]).toEqual([1.25, -0.25])
    // Here nothing certain takes it back.
    expect(sharesOf(profileOf([0.55], 0.5))).toEqual([1])
  })

  it('tells no share where the others took back nearly all or more of it', () => {
    expect(sharesOf(profileOf([0.5, -0.3125], 0.1875))).toEqual([null, null])
    expect(sharesOf(profileOf([0.5], -0.25))).toEqual([null])
    expect(sharesOf(profileOf([0.5], 0))).toEqual([null])
  })
})

/** A function by its name: what it takes on both sides, and whether its text is the same. */
type Told = readonly [name: string, difference: number, text: 'same' | 'changed' | undefined]

/** Names of the causes, where each function calls the next one. */
function causesOf(...told: readonly Told[]): readonly string[] {
  const profile = profileOf(
    told.map(([, difference]) => difference),
    told.reduce((sum, [, difference]) => sum + difference, 0),
  )
  return changedFunctions({
    ...profile,
    functions: profile.functions.map((entry, at) => ({
      ...entry,
      name: told[at]?.[0] ?? '',
      text: told[at]?.[2],
    })),
    nodes: told.map((_, at) => [at - 1, at, 0.5, 0.5]),
  }).map(({ name }) => name)
}

describe('code of the same text', () => {
  it('is no cause beside changed code, whatever it differs by', () => {
    expect(causesOf(['parse', 0.4, 'same'], ['weigh', 0.2, 'changed'])).toEqual(['weigh'])
    expect(causesOf(['parse', -0.4, 'same'], ['weigh', 0.5, 'changed'])).toEqual(['weigh'])
  })

  it('is one where changed code calls it, but not against the whole', () => {
    const parse = ['parse', 0.2, 'changed'] as const
    expect(causesOf(parse, ['check', 0.4, 'same'])).toEqual(['parse', 'check'])
    expect(causesOf(parse, ['check', -0.1, 'same'])).toEqual(['parse'])
  })

  it('is one where nothing changed differs, or its text is not known', () => {
    expect(causesOf(['parse', 0.4, 'same'], ['weigh', 0.2, 'same'])).toEqual(['parse', 'weigh'])
    expect(causesOf(['(garbage collector)', 0.4, undefined], ['weigh', 0.2, 'changed'])).toEqual([
      '(garbage collector)',
      'weigh',
    ])
  })
})
