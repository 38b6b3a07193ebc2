import { describe, expect, it } from 'vitest'
import { claimsChange } from '../../../src/model/judging/claims-change.ts'
import { randomOf } from '../../../src/model/random.ts'
import { metrics } from '../../../src/metrics/index.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import { budgetedRun, type BudgetedRun, type SimulatedRow } from '../simulation/budgeted.ts'

const gating = metrics.filter(({ id }) => id === 'time' || id === 'cpu')

const quiet = { seconds: 1, noise: 0.004 }

function runOf(
  rows: Readonly<Record<string, SimulatedRow>>,
  budgetSeconds: number,
  changes: Partial<BudgetedRun> = {},
) {
  const benchmarks = Object.keys(rows).map((id) => benchmarkOf(id))
  const plan = planOf({ benchmarks, metrics: gating, budgetSeconds })
  return budgetedRun({ plan, rows, random: randomOf(1), ...changes })
}

const named = (count: number, row: SimulatedRow): Readonly<Record<string, SimulatedRow>> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`row ${String(at)}`, row]))

const effects = { time: 0.2, cpu: 0.2 }

describe('a budget', () => {
  it('brings two of four rows to a claim, where it has 32 pairs', () => {
    const { result, pairs } = runOf(named(4, { ...quiet, effects }), 32 / 0.9)
    expect([...pairs.values()]).toEqual([12, 12])
    const words = result.findings.map(({ verdict }) => verdict)
    expect(words.filter((word) => word === 'regression')).toHaveLength(4)
    expect(words.filter((word) => word === 'not-measured')).toHaveLength(2)
  })

  it('is dealt again where blocks take longer than was expected: what cannot be called any more gives way', () => {
    const slowdownAt = (second: number) => (second > 20 ? 2 : 1)
    const rows = named(4, { ...quiet, effects })
    const all = runOf(rows, 56 / 0.9)
    expect([...all.pairs.values()]).toEqual([12, 12, 12, 12])
    const { pairs } = runOf(rows, 56 / 0.9, { slowdownAt })
    const counts = [...pairs.values()].toSorted((one, other) => other - one)
    expect(counts.slice(0, 2)).toEqual([12, 12])
    expect(counts.at(-1)).toBeLessThan(8)
  })

  it('waits with a row that scatters too much to be called, until the others are', () => {
    const rows = {
      wild: { seconds: 1, noise: 0.3 },
      ...named(3, { seconds: 2, noise: 0.01, effects }),
    }
    const { pairs, seconds } = runOf(rows, 120)
    expect(pairs.get('wild')).toBeGreaterThanOrEqual(12)
    for (const id of Object.keys(named(3, quiet))) expect(pairs.get(id)).toBe(12)
    expect(seconds).toBeGreaterThan(100)
  })

  it('measures nothing that nothing could be said of, and names what it would take', () => {
    const { result, seconds, pairs } = runOf(named(24, { ...quiet, seconds: 20 }), 60)
    expect([seconds, pairs.size]).toEqual([0, 0])
    expect(new Set(result.findings.map(({ verdict }) => verdict))).toEqual(
      new Set(['not-measured']),
    )
  })

  it('counts void pairs as time alone', () => {
    const { pairs } = runOf({ half: { ...quiet, voids: 0.5, noise: 0.3 } }, 1000)
    expect(pairs.get('half')).toBe(60)
  })

  // Rows whose times tell of their sizes, some of which scatter, under a load that comes and goes.
  const falseAlarms = (truth: Readonly<Record<string, number>>, tables: number): number => {
    const random = randomOf(7)
    let count = 0
    for (let table = 0; table < tables; table++) {
      const rows = Object.fromEntries(
        Array.from({ length: 4 }, (_, at) => [
          `row ${String(at)}`,
          { seconds: 1 + random.next(), noise: 0.01 * 10 ** random.next(), effects: truth },
        ]),
      )
      const period = 5 + 40 * random.next()
      const slowdownAt = (second: number) => 1 + (Math.floor(second / period) % 2)
      const benchmarks = Object.keys(rows).map((id) => benchmarkOf(id))
      const policy = { ...planOf().policy, alpha: 0.2 }
      const seed = random.between(0, 1e9)
      const budgetSeconds = 20 + 200 * random.next()
      const plan = planOf({ benchmarks, metrics: gating, budgetSeconds, policy, seed })
      const { result } = budgetedRun({ plan, rows, slowdownAt, random })
      const isFalse = result.findings.some(
        (finding) => claimsChange(finding) && truth[finding.metric ?? ''] === undefined,
      )
      if (isFalse) count++
    }
    return count
  }

  it.each([
    ['nothing has changed', {}],
    ['the time of all rows has changed, and their CPU time has not', { time: 0.04 }],
  ])(
    'calls no more than it promises where %s',
    (_, truth) => {
      // One in five at most; 60 tables exceed 22 in 0.1% of such simulations.
      expect(falseAlarms(truth, 60)).toBeLessThanOrEqual(22)
    },
    60_000,
  )
})
