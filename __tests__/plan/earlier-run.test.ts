import { expect, it } from 'vitest'
import { assertSameRows } from '../../src/plan/assert-same-facts.ts'
import { continuedPlan, earlierRunOf } from '../../src/plan/earlier-run.ts'
import { pilotOf, runEntry } from '../fakes/journals.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'

it('lets a run go on whose runs may take another time now', () => {
  const plan = planOf({ benchmarks: [{ ...benchmarkOf('one'), timeoutSeconds: 7 }] })
  const earlier = earlierRunOf([runEntry(planOf({ benchmarks: [benchmarkOf('one')] }))])
  if (earlier === null) throw new Error('expected a run, got none')
  expect(() => assertSameRows(continuedPlan(earlier, 7), plan)).not.toThrow()
  expect(continuedPlan(earlier, 7).benchmarks).toEqual(plan.benchmarks)
})

it('earlierRunOf finds no run in an empty journal, and refuses one without its first line', () => {
  expect(earlierRunOf([])).toBeNull()
  expect(() => earlierRunOf([{ type: 'pilot', pilot: pilotOf('one') }])).toThrow('a "run" line')
})
