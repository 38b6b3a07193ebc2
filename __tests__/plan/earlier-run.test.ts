import { describe, expect, it } from 'vitest'
import { nothingLeft, type JournalEntry } from '../../src/model/run/journal.ts'
import { assertSameRows } from '../../src/plan/assert-same-facts.ts'
import { continuedPlan, earlierRunOf, isFinished } from '../../src/plan/earlier-run.ts'
import { pilotOf, runEntry } from '../fakes/journals.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { buildOf } from '../fakes/results.ts'

const pilot: JournalEntry = { type: 'pilot', pilot: pilotOf('one') }

function finished(ends: readonly JournalEntry[], budgetSeconds: number | null): boolean {
  const earlier = earlierRunOf([runEntry(), pilot, ...ends])
  return earlier !== null && isFinished(earlier, budgetSeconds)
}

const endOf = (reason: string): JournalEntry => ({ type: 'end', seconds: 60, reason })

it('lets a run go on whose runs may take another time now', () => {
  const plan = planOf({ benchmarks: [{ ...benchmarkOf('one'), timeoutSeconds: 7 }] })
  const earlier = earlierRunOf([runEntry(planOf({ benchmarks: [benchmarkOf('one')] }))])
  if (earlier === null) throw new Error('expected a run, got none')
  expect(() => assertSameRows(continuedPlan(earlier, 7), plan)).not.toThrow()
  expect(continuedPlan(earlier, 7).benchmarks).toEqual(plan.benchmarks)
})

describe('earlierRunOf', () => {
  it('finds no run in an empty journal', () => {
    expect(earlierRunOf([])).toBeNull()
  })

  it('refuses a journal without its first line', () => {
    expect(() => earlierRunOf([pilot])).toThrow('expected a journal that begins with a "run" line')
  })

  it('refuses a run in which a side did not build', () => {
    const run = runEntry(planOf(), { base: buildOf('base'), head: null })
    expect(() => earlierRunOf([run])).toThrow('got one in which a side did not build')
  })
})

describe('isFinished', () => {
  const [nothing, cancelled] = [endOf(nothingLeft), endOf('cancelled')]
  const spent = endOf('the budget is used up')
  const after: readonly JournalEntry[] = [
    { type: 'trial', when: 'after', trial: { windows: [[1, 1]], seconds: 1 } },
    { type: 'part', part: 'profiles', entry: {} },
    { type: 'stage', stage: 'profiles', seconds: 2 },
  ]
  const profiled = after.slice(-1)

  it.each<readonly [string, readonly JournalEntry[], number | null, boolean]>([
    ['with nothing left to measure', [nothing, ...profiled], null, true],
    ['that was killed in its profiles', [nothing, ...after.slice(0, 2)], null, false],
    ['that was killed in those that followed others', [...after, nothing], null, false],
    ['with nothing left after it was continued', [cancelled, nothing, ...profiled], null, true],
    ['that was killed', [], null, false],
    ['that was cancelled', [cancelled], 10, false],
    ['that was killed after it had gone on once', [cancelled, pilot], null, false],
    ['that was probed, profiled and timed after its end', [nothing, ...after], null, true],
    ['that was probed after a cancel', [cancelled, ...after], null, false],
    ['whose budget is used up', [spent, ...profiled], 60, true],
    ['whose budget is larger now', [spent, ...profiled], 67, false],
    ['whose budget has no end now', [spent, ...profiled], null, false],
  ])('is asked of a run %s', (_, ends, budgetSeconds, expected) => {
    expect(finished(ends, budgetSeconds)).toBe(expected)
  })
})
