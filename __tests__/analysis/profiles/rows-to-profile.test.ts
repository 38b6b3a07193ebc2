import { describe, expect, it } from 'vitest'
import { rowsToProfile } from '../../../src/analysis/profiles/rows-to-profile.ts'
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

  it('takes only benchmarks that the harness can call', () => {
    const started = { ...startedOf('slower'), driver: 'command' as const }
    const benchmarks = [started, ...result.plan.benchmarks.slice(0, 2)]
    const plan = { ...result.plan, benchmarks }
    const rows = rowsToProfile({ ...result, plan }, () => true)
    expect(rows.map(({ benchmark }) => benchmark.id)).not.toContain('slower')
  })
})
