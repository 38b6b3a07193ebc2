import { expect, it } from 'vitest'
import { reproduceLine } from '../../../src/render/rows/reproduce.ts'
import { publishedOf, resultWith } from '../../fakes/results.ts'

it('reproduceLine names the benchmarks that were asked for', () => {
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
  'reproduceLine is safe to paste when a name is %j',
  (name) => {
    const base = publishedOf('base', name, '1.0.0')
    const line = reproduceLine(resultWith([], { plan: { revisions: { base, head: base } } }))
    expect(line).toMatch(
      /^deadheat compare '(?:[^'\n]|'\\'')*' '(?:[^'\n]|'\\'')*' --node-version /,
    )
  },
)
