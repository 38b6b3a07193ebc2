import { describe, expect, it } from 'vitest'
import { resultOf } from '../../../src/analysis/result-of.ts'
import type { Pilot } from '../../../src/model/run/pilot.ts'
import { pilotOf, runEntry, samplesOf } from '../../fakes/journals.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'

function judged(effect: number, pilot: Partial<Pilot>) {
  const plan = planOf({ benchmarks: [benchmarkOf('one')] })
  const { findings, conclusion } = resultOf([
    runEntry(plan),
    { type: 'pilot', pilot: pilotOf('one', pilot) },
    ...samplesOf('one', { count: 24, effect }).map(
      (sample) => ({ type: 'sample', sample }) as const,
    ),
  ])
  const codes = findings[0]?.judged?.warnings.map(({ code }) => code) ?? []
  return { verdict: findings[0]?.verdict, codes, conclusion }
}

describe('a benchmark whose calls cost more the more there were before', () => {
  it.each([0.3, 0])(
    'is neither changed nor the same, and does not fail the check (%d)',
    (effect) => {
      const { verdict, codes, conclusion } = judged(effect, { grows: true })
      expect(verdict).toBe('inconclusive')
      expect(codes[0]).toBe('growing')
      expect(conclusion).toBe('neutral')
    },
  )

  it('is judged as ever where it does not', () => {
    expect(judged(0.3, {})).toMatchObject({ verdict: 'regression', codes: [] })
  })
})
