import { expect, it } from 'vitest'
import type { Profile } from '../../../src/parts/profiles/profile.ts'
import { changedFunctions } from '../../../src/parts/profiles/changed-functions.ts'

function profileOf(differences: readonly number[], total: number): Profile {
  return {
    benchmarkId: 'sort',
    unit: 's',
    processes: { base: 7, head: 7 },
    ticks: { base: 700, head: 800 },
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
