import { describe, expect, it } from 'vitest'
import { nothingLeft, type JournalEntry } from '../../src/model/run/journal.ts'
import { earlierRunOf, isFinished } from '../../src/plan/earlier-run.ts'
import { pilotOf, runEntry } from '../fakes/journals.ts'
import { planOf } from '../fakes/plans.ts'
import { buildOf } from '../fakes/results.ts'

const pilot: JournalEntry = { type: 'pilot', pilot: pilotOf('one') }

function finished(ends: readonly JournalEntry[], budgetSeconds: number | null = null): boolean {
  const earlier = earlierRunOf([runEntry(), pilot, ...ends])
  return earlier !== null && isFinished(earlier, budgetSeconds)
}

const endOf = (reason: string): JournalEntry => ({ type: 'end', seconds: 60, reason })

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
  it('holds when nothing was left to measure', () => {
    expect(finished([endOf(nothingLeft)])).toBe(true)
    expect(finished([endOf('cancelled'), endOf(nothingLeft)])).toBe(true)
  })

  it('does not hold for a run that was killed, or cancelled, also after it had gone on once', () => {
    expect(finished([])).toBe(false)
    expect(finished([endOf('cancelled')], 10)).toBe(false)
    expect(finished([endOf('cancelled'), pilot])).toBe(false)
  })

  it('holds for a run that was probed, profiled and timed after its end', () => {
    const after: readonly JournalEntry[] = [
      { type: 'trial', when: 'after', trial: { windows: [[1, 1]], seconds: 1 } },
      { type: 'part', part: 'profiles', entry: {} },
      { type: 'stage', stage: 'probe', seconds: 2 },
    ]
    expect(finished([endOf(nothingLeft), ...after])).toBe(true)
    expect(finished([endOf('cancelled'), ...after])).toBe(false)
  })

  it('goes on after a used-up budget only when there is more of it', () => {
    const end = endOf('the budget is used up')
    expect(finished([end], 60)).toBe(true)
    expect(finished([end], 67)).toBe(false)
    expect(finished([end])).toBe(false)
  })
})
