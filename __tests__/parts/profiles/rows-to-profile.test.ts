import { describe, expect, it } from 'vitest'
import { rowsToProfile } from '../../../src/parts/profiles/rows-to-profile.ts'
import { serverSchema } from '../../../src/model/run/server.ts'
import { startedOf } from '../../fakes/plans.ts'
import { findingOf, resultWith } from '../../fakes/results.ts'

const result = resultWith([
  findingOf({ id: 'same', verdict: 'unchanged', change: 0 }),
  findingOf({ id: 'faster', verdict: 'improvement', change: -0.5 }),
  findingOf({ id: 'bit slower', verdict: 'regression', change: 0.1 }),
  findingOf({ id: 'slower', verdict: 'regression', change: 0.3 }),
  findingOf({ id: 'larger', metric: 'peak-memory', verdict: 'regression', change: 0.2 }),
  findingOf({ id: 'unknown', verdict: 'inconclusive', change: 0.2 }),
])

describe('rowsToProfile', () => {
  it('takes what is called changed, regressions first, of which three do not wait for a budget', () => {
    const rows = rowsToProfile(result, () => false)
    expect(rows.map(({ benchmark, unit, always }) => [benchmark.id, unit, always])).toEqual([
      ['slower', 's', true],
      ['larger', 'B', true],
      ['bit slower', 's', true],
      ['faster', 's', false],
    ])
  })

  it('takes what was asked for first, whatever its verdict', () => {
    const rows = rowsToProfile(result, ({ id }) => id === 'same' || id === 'faster')
    expect(rows.map(({ benchmark }) => benchmark.id)).toEqual([
      'same',
      'faster',
      'slower',
      'larger',
      'bit slower',
    ])
    expect(rows.every(({ always }) => always)).toBe(true)
  })

  it('takes no whole command, server or suite, even when asked', () => {
    const started = startedOf('slower')
    const server = serverSchema.parse({ requests: [{ path: '/' }] })
    const benchmarks = [
      { ...started, driver: 'command' as const },
      { ...started, id: 'larger', driver: 'sliced' as const },
      { ...started, id: 'same', driver: 'suite' as const, adapter: 'json-lines' as const },
      { ...started, id: 'faster', driver: 'alternate' as const, server },
    ]
    const plan = { ...result.plan, benchmarks }
    expect(rowsToProfile({ ...result, plan }, () => true)).toEqual([])
  })
})
