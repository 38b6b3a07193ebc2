import { describe, expect, it } from 'vitest'
import { reproduceLine } from '../../../src/render/rows/reproduce.ts'
import { commitOf, publishedOf, resultWith } from '../../fakes/results.ts'

describe('reproduceLine', () => {
  it('names packages and commits exactly, with the runtime, the pairs and the seed', () => {
    const base = publishedOf('base', 'keccak', '2.1.0')
    const head = commitOf('head', 'a'.repeat(40), 'feature', 'explicit')
    expect(reproduceLine(resultWith([], { plan: { revisions: { base, head } } }))).toBe(
      `deadheat compare npm:keccak@2.1.0 ${'a'.repeat(40)} --node-version 24.9.0 --pairs 60 --alpha 0.01 --threshold 0.02 --seed 7`,
    )
  })

  it('names the benchmarks that were asked for', () => {
    const chosen = { suite: 'promises', preset: 'quick' as const, only: ['promises/*'] }
    expect(reproduceLine(resultWith([], { plan: { chosen } }))).toContain(
      ` --suite promises --preset quick --only 'promises/*' `,
    )
    const named = { benchmarks: 'perf folder' }
    expect(reproduceLine(resultWith([], { plan: { chosen: named } }))).toContain(
      ` --benchmarks 'perf folder' `,
    )
  })

  it.each(['$(touch x)', "a'b", '; rm -rf ~', '--upload-pack=x', '`id`', 'a\nb'])(
    'is safe to paste when a name is %j',
    (name) => {
      const base = publishedOf('base', name, '1.0.0')
      const line = reproduceLine(resultWith([], { plan: { revisions: { base, head: base } } }))
      expect(line).toMatch(
        /^deadheat compare '(?:[^'\n]|'\\'')*' '(?:[^'\n]|'\\'')*' --node-version /,
      )
    },
  )
})
