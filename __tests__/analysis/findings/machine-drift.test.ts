import { describe, expect, it } from 'vitest'
import {
  isStillCalm,
  machineDriftOf,
  mayBeNoise,
  noiseProbeOf,
  withdrawClaim,
} from '../../../src/analysis/findings/machine-drift.ts'
import { findingOf, gatingMetrics, informingMetrics, resultWith } from '../../fakes/results.ts'
import { resultOf } from '../../../src/analysis/result-of.ts'
import type { JournalEntry } from '../../../src/model/run/journal.ts'
import { resultSchema } from '../../../src/model/judging/result.ts'
import { journalOf, samplesOf } from '../../fakes/journals.ts'
import { judgeRow, pairsOf, rowOf } from '../rows.ts'
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
function windowsOf(spread: number, means: readonly number[] = [0, 0, 0]): number[][] {
  return means.map((mean) =>
    Array.from({ length: 16 }, (_, at) => mean + spread * Math.sin(1 + at * 2.39996)),
  )
}

describe('isStillCalm', () => {
  const before = noiseProbeOf({ windows: windowsOf(0.01), seconds: 3 })

  it('is sure after one pair of processes that scatters as before, wherever its mean is', () => {
    expect(isStillCalm(windowsOf(0.01, [0.2]), before)).toBe(true)
    expect(isStillCalm(windowsOf(0.002, [0]), before)).toBe(true)
  })

  it('wants more of a machine that may scatter twice as much', () => {
    expect(isStillCalm(windowsOf(0.014, [0]), before)).toBe(false)
    expect(isStillCalm(windowsOf(0.03, [0]), before)).toBe(false)
  })
})

describe('machineDriftOf', () => {
  const probe = (resolution: number, noise: number) => ({ resolution, noise })

  it.each([
    ['more than twice the noise, and coarser', probe(0.01, 0.01), probe(0.011, 0.021), 2.1],
    ['twice the noise and no more', probe(0.01, 0.01), probe(0.03, 0.02), undefined],
    [
      'three times the noise, but as fine as before',
      probe(0.01, 0.01),
      probe(0.01, 0.03),
      undefined,
    ],
    ['three times the noise, but finer', probe(0.01, 0.01), probe(0.009, 0.03), undefined],
    ['coarser, but harmless', probe(0.0001, 0.001), probe(0.002, 0.01), undefined],
    ['coarser, and no longer harmless', probe(0.0001, 0.001), probe(0.0021, 0.01), 10],
    ['one probe is missing', null, probe(0.02, 0.03), undefined],
    ['the other is missing', probe(0.02, 0.03), null, undefined],
  ])('%s', (_, before, after, times) => {
    const drift = machineDriftOf({ before, after })
    expect(drift?.times.toFixed(6)).toBe(times?.toFixed(6))
  })

  it('knows what the end gives a pair: as much as windows or whole processes scatter', () => {
    const spreadOf = (resolution: number, noise: number): number | undefined =>
      machineDriftOf({ before: probe(0.001, 0.001), after: probe(resolution, noise) })?.spread
    expect(spreadOf(0.01, 0.2)).toBe(0.2)
    // ln 1.01 × √(30 ÷ 0.8) ÷ 1.96
    expect(spreadOf(0.01, 0.003)).toBeCloseTo(0.03109, 4)
  })
})

describe('withdrawClaim', () => {
  // With four times the noise, the smallest detectable change is (1.02)⁴ − 1 = 8.24%.
  const judged = judgeRow(rowOf(pairsOf(24, { effect: 0.1 })))
  const claim = { ...judged, smallestDetectable: 0.02, pairSpread: 0.01 }
  const drift = { times: 4, spread: 1 }
  const down = { ...claim, verdict: 'improvement' as const }

  it.each([
    ['stays beyond what the noise could hide', { ...claim, estimate: 0.083 }, 'regression'],
    ['goes within it', { ...claim, estimate: 0.082 }, 'inconclusive'],
    ['stays beyond it downwards', { ...down, estimate: 1 / 1.083 - 1 }, 'improvement'],
    ['goes within it downwards', { ...down, estimate: 1 / 1.082 - 1 }, 'inconclusive'],
    ['goes where nothing is known', { ...claim, smallestDetectable: null }, 'inconclusive'],
  ])('a claim %s', (_, row, verdict) => {
    const withdrawn = withdrawClaim(row, drift)
    expect(withdrawn.verdict).toBe(verdict)
    expect(withdrawn.warnings[0]).toMatchObject({ code: 'unrest' })
  })

  it('multiplies the noise of a row by no more than the end adds to it', () => {
    // Pairs that scatter by 12% anyway scatter by √(0.12² + 0.05²) with it: 1.083 times as much.
    const wide = { ...claim, smallestDetectable: 0.28, pairSpread: 0.12 }
    const of = (estimate: number): string =>
      withdrawClaim({ ...wide, estimate }, { times: 40, spread: 0.05 }).verdict
    expect(of(1.28 ** 1.08 - 1)).toBe('inconclusive')
    expect(of(1.28 ** 1.09 - 1)).toBe('regression')
    expect(of(2.97)).toBe('regression')
  })

  it('multiplies it by all of what the probe shows where pairs did not scatter, or nobody knows', () => {
    for (const pairSpread of [0, null]) {
      const still = { ...claim, pairSpread, estimate: 0.082 }
      expect(withdrawClaim(still, drift).verdict).toBe('inconclusive')
    }
  })

  it('leaves alone what claims nothing', () => {
    const steady = judgeRow(rowOf(pairsOf(24)))
    expect(withdrawClaim(steady, drift)).toBe(steady)
  })
})

describe('noiseProbeOf', () => {
  it('has the standard deviation of normal noise, which is 1.4826 times the median absolute deviation', () => {
    // The distances from the centre 0 are 0, 1, 1, 2 and 2 hundredths, so their median is 0.01.
    const windows = [[-0.02, -0.01, 0, 0.01, 0.02]]
    expect(noiseProbeOf({ windows, seconds: 3 }).noise).toBeCloseTo(0.014826, 10)
  })

  it('is never finer than the noise inside of pairs makes the mean of a block', () => {
    // Means of 0 scatter not at all; 1.96 × 0.014826 / √5, of thirty seconds in blocks of three.
    const windows = [[-0.02, -0.01, 0, 0.01, 0.02]]
    const { resolution } = noiseProbeOf({ windows, seconds: 3 })
    expect(Math.log1p(resolution)).toBeCloseTo((1.96 * 0.014826) / Math.sqrt(5) / Math.sqrt(10), 5)
  })

  it('tells the noise inside process pairs, whatever their means are', () => {
    const quiet = noiseProbeOf({ windows: windowsOf(0.01), seconds: 3 })
    expect(quiet.noise).toBeGreaterThan(0.005)
    expect(quiet.noise).toBeLessThan(0.015)
    const apart = noiseProbeOf({ windows: windowsOf(0.01, [0.3, -0.2, 0.1]), seconds: 3 })
    expect(apart.noise).toBeCloseTo(quiet.noise, 10)
    expect(apart.resolution).toBeGreaterThan(5 * quiet.resolution)
  })

  it('resolves twice as much where the means scatter half as much, and less in longer blocks', () => {
    const of = (scale: number, seconds: number): number => {
      const windows = windowsOf(0, [0.02 * scale, -0.02 * scale, 0.02 * scale])
      return Math.log1p(noiseProbeOf({ windows, seconds }).resolution)
    }
    expect(of(2, 3)).toBeCloseTo(2 * of(1, 3), 10)
    expect(of(1, 12)).toBeCloseTo(2 * of(1, 3), 10)
    // 1.96 × 0.02 / √30: thirty blocks of a second each.
    expect(of(1, 3)).toBeCloseTo(0.00716, 5)
  })
})

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
