import { describe, expect, it } from 'vitest'
import { mayBeNoise, noiseProbeOf } from '../../../src/analysis/findings/machine-drift.ts'
import { findingOf, gatingMetrics, informingMetrics, resultWith } from '../../fakes/results.ts'
import { resultOf } from '../../../src/analysis/result-of.ts'
import type { JournalEntry } from '../../../src/model/run/journal.ts'
import { resultSchema } from '../../../src/model/judging/result.ts'
import { journalOf, samplesOf } from '../../fakes/journals.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'

const same = findingOf({ id: 'a', verdict: 'unchanged', change: 0 })
const metrics = [...gatingMetrics, ...informingMetrics]

it.each([
  [{ verdict: 'unchanged', change: 0.001 }, false],
  [{ verdict: 'regression', change: 0.05 }, true],
  [{ verdict: 'improvement', change: -0.05 }, true],
  [{ verdict: 'inconclusive', change: 0.01 }, true],
  // A metric that informs.
  [{ verdict: 'regression', change: 0.05, metric: 'gc-pause' }, true],
  [{ verdict: 'inconclusive', change: 0.05, metric: 'gc-pause' }, false],
] as const)('mayBeNoise says of %j beside a row that is the same: %j', (facts, expected) => {
  const result = resultWith([same, findingOf({ id: 'b', ...facts })], { plan: { metrics } })
  expect(mayBeNoise(result)).toBe(expected)
})

/** Windows that scatter by so much, evenly around the mean of each process pair. */
function windowsOf(spread: number): number[][] {
  return [0, 0, 0].map((mean) =>
    Array.from({ length: 16 }, (_, at) => mean + spread * Math.sin(1 + at * 2.39996)),
  )
}

const plan = planOf({ benchmarks: [benchmarkOf('one'), benchmarkOf('two')] })
const entries = journalOf(plan, {
  one: samplesOf('one', { count: 24, effect: 0.1 }),
  two: samplesOf('two', { count: 24, noise: 0.004 }),
})

function tried(before: number, after: number, of: readonly JournalEntry[] = entries) {
  const trial = (when: 'before' | 'after', spread: number): JournalEntry => ({
    type: 'trial',
    when,
    trial: { windows: windowsOf(spread), seconds: 3 },
  })
  const [first, ...rest] = of
  if (first === undefined) throw new Error('expected a journal, got an empty one')
  return [first, trial('before', before), ...rest, trial('after', after)]
}

describe('a result of a machine that was tried', () => {
  it('tells what it resolves, and is else the same', () => {
    const plain = resultOf(entries)
    const result = resultOf(tried(0.01, 0.015))
    expect(resultSchema.parse(result)).toEqual(result)
    const { steadiness, ...machine } = result.machine
    expect(steadiness?.before?.noise).toBeLessThan(steadiness?.after?.noise ?? 0)
    expect({ ...result, machine }).toEqual(plain)
    expect(plain.machine.steadiness).toBeUndefined()
  })

  it('counts the last of several probes, as of a run that was continued', () => {
    const entriesOf = [
      ...tried(0.01, 0.015),
      ...tried(0.03, 0.05).filter(({ type }) => type === 'trial'),
    ]
    const { before, after } = resultOf(entriesOf).machine.steadiness ?? {}
    expect(before).toEqual(noiseProbeOf({ windows: windowsOf(0.03), seconds: 3 }))
    expect(after).toEqual(noiseProbeOf({ windows: windowsOf(0.05), seconds: 3 }))
  })

  it('takes back a change that the new noise hides, and says why', () => {
    const faint = journalOf(plan, {
      one: samplesOf('one', { count: 60, effect: 0.02, noise: 0.02 }),
      two: samplesOf('two', { count: 60, noise: 0.004 }),
    })
    expect(resultOf(faint).findings[0]?.verdict).toBe('regression')
    const { findings, warnings, conclusion } = resultOf(tried(0.02, 0.05, faint))
    expect(findings.map(({ verdict }) => verdict)).toEqual(['inconclusive', 'unchanged'])
    expect(findings[0]).toMatchObject({ beyondLimit: false })
    expect(findings[0]?.judged?.warnings[0]).toMatchObject({ code: 'unrest' })
    expect(warnings[0]).toMatchObject({ code: 'unrest' })
    expect(conclusion).not.toBe('failure')
  })

  it('leaves a change that the new noise does not hide, with a warning', () => {
    const { findings, warnings } = resultOf(tried(0.02, 0.05))
    expect(findings.map(({ verdict }) => verdict)).toEqual(['regression', 'unchanged'])
    expect(findings[0]?.judged?.warnings[0]).toMatchObject({ code: 'unrest' })
    expect(findings[1]?.judged?.warnings).toEqual([])
    expect(warnings[0]).toMatchObject({ code: 'unrest' })
  })
})
