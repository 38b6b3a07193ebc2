import { describe, expect, it } from 'vitest'
import { parts } from '../../../../src/parts/index.ts'
import { profilesIn, type Profile } from '../../../../src/parts/profiles/profile.ts'
import { allProfileLines } from '../../../../src/parts/profiles/drawing/profile-lines.ts'
import { renderComment, renderReport } from '../../../../src/render/comment/comment.ts'
import { findingOf, resultWith } from '../../../fakes/results.ts'
import { context } from '../../../render/states.ts'

function functionOf(
  [name, file, line]: readonly [string, string, number | null],
  base: number,
  head: number,
  pAdjusted: number,
): Profile['functions'][number] {
  return { name, file, line, own: file.startsWith('lib/'), self: { base, head }, pAdjusted }
}

const profile: Profile = {
  benchmarkId: 'parse n=1',
  unit: 's',
  processes: { base: 6, head: 6 },
  ticks: { base: 9000, head: 9000 },
  total: { base: 10e-6, head: 15e-6 },
  functions: [
    functionOf(['readHeader', 'lib/parts (old)/header.js', 42], 1e-6, 5.5e-6, 0.0065),
    functionOf(['fromArrayLike', 'node:buffer', 300], 4e-6, 4.5e-6, 0.009),
    functionOf(['(garbage collector)', '', null], 5e-6, 5e-6, 1),
  ],
}
const finding = findingOf({ id: 'parse n=1', verdict: 'regression', change: 0.5, base: 1e-5 })
const result = { ...resultWith([finding]), parts: { profiles: [profile] } }

it('the profiles of a run tell by function what a call needed, what differs most first', () => {
  expect(allProfileLines([profile], 100).slice(0, 6)).toEqual([
    'Where the time of parse n=1 went: 6 processes of base, 6 of head',
    '',
    '         function                                    base     head    change',
    'differs  readHeader lib/parts (old)/header.js:42  1.00 µs  5.50 µs  +4.50 µs',
    'differs  fromArrayLike node:buffer:300            4.00 µs  4.50 µs   +500 ns',
    '         (garbage collector)                      5.00 µs  5.00 µs       0 s',
  ])
})

it('the profiles of a run stand in the report, and are of the schema', () => {
  expect(renderReport(result, parts)).toContain('Where the time went')
  expect(renderReport(resultWith([]), parts)).not.toContain('Where the time went')
  expect(profilesIn(result)).toEqual([profile])
})

function commentWith(changes: Partial<Profile> = {}): string {
  const changed = { ...result, parts: { profiles: [{ ...profile, ...changes }] } }
  return renderComment(changed, { ...context, parts })
}

function functionsWith(changes: Partial<Profile['functions'][number]>): Profile['functions'] {
  return profile.functions.map((one, at) => (at === 0 ? { ...one, ...changes } : one))
}

describe('the functions of a slower row', () => {
  it('are named in the comment with place, change and share', () => {
    const sha = context.headSha
    expect(commentWith()).toContain(
      [
        '**Why** `parse n=1` takes +5.00 µs a call, by function, in profiles of 6 processes a side:',
        `- \`readHeader\` [\`lib/parts (old)/header.js:42\`](https://github.com/octo-org/leveldown/blob/${sha}/lib/parts%20%28old%29/header.js#L42): +4.50 µs, 90% of the change`,
        '- `fromArrayLike` `node:buffer:300`: +500 ns, 10% of the change',
      ].join('\n'),
    )
    expect(commentWith()).toContain('look at the functions below')
  })

  const whyOf = (heads: readonly [number, number], changes: Partial<Profile> = {}): string => {
    const functions = profile.functions.map((one, at) => ({
      ...one,
      self: { ...one.self, head: heads[at] ?? one.self.head },
    }))
    const total = { base: 10e-6, head: 5e-6 + heads[0] + heads[1] }
    const comment = commentWith({ functions, total, ...changes })
    return comment.slice(comment.indexOf('**Why**'))
  }

  it('are told in the time of the row, though profiled calls take longer', () => {
    // Three times the time of the pairs, and the same shares.
    const total = { base: 30e-6, head: 45e-6 }
    const tripled = profile.functions.map((one) => ({
      ...one,
      self: { base: 3 * one.self.base, head: 3 * one.self.head },
    }))
    expect(whyOf([0, 0], { functions: tripled, total })).toContain(': +4.50 µs, 90% of the change')
  })

  it('have more than the whole only with a word about it', () => {
    const text = whyOf([6.5e-6, 3.4e-6])
    expect(text).toContain(': +5.61 µs, 110% of the change; other functions take some back')
    expect(text).toContain(': −612 ns, the other way')
  })

  it('have no share where they nearly cancel out', () => {
    const text = whyOf([2e-6, 3.2e-6])
    expect(text).not.toContain('of the change')
    expect(text).toContain('No shares are told')
  })

  it('say where they have moved from, and what the profiles do not show', () => {
    const text = whyOf([0, 0], {
      functions: functionsWith({ movedFrom: 'lib/old.js' }),
      total: { base: 100e-6, head: 105e-6 },
    })
    expect(text).toContain(', moved from `lib/old.js`: +4.50 µs')
    expect(text).toContain('The profiles show +5.0% of +50.0%.')
  })

  it('are not named when none differs for certain', () => {
    const unclear = profile.functions.map((one) => ({ ...one, pAdjusted: 0.06 }))
    const comment = commentWith({ functions: unclear })
    expect(comment).toContain('**Why** `parse n=1`: no function differs for certain')
    expect(comment).not.toContain('readHeader')
    expect(comment).not.toContain('functions below')
  })

  it('cannot bring markup along', () => {
    const evil = '](https://evil.example) <img src=x> `|\n# big'
    const comment = commentWith({ functions: functionsWith({ name: evil, file: evil }) })
    expect(comment).not.toMatch(/<img|^# big|\]\(https:\/\/evil/m)
  })
})
