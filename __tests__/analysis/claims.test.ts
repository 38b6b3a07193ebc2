import { describe, expect, it } from 'vitest'
import { judgeTable } from '../../src/analysis/judge-table.ts'
import { controlFlags } from '../../src/analysis/findings/control-flags.ts'
import { randomOf, seedOf } from '../../src/model/random.ts'
import { tableOf } from './rows.ts'
import { adaptive } from './simulation/adaptive.ts'
import { dealtRow, noises, usualNoise, type Noise } from './simulation/deal.ts'

const ROWS = 20
const LOOKS = [8, 12, 16, 24, 36, 60]

interface Tables {
  readonly count: number
  readonly noise: Noise
  readonly change: number
  readonly threshold?: number
  readonly pairs?: number
  readonly seed: number
}

function tablesOf({ count, noise, change, threshold = 0.02, pairs = 60, seed }: Tables) {
  return Array.from({ length: count }, (_, table) =>
    Array.from({ length: ROWS }, (__, index) => {
      const random = randomOf(seedOf(seed, table, index))
      return dealtRow({ name: `row ${index}`, pairs, change, threshold, noise }, random).row
    }),
  )
}

function slack(truth: number, count: number): number {
  return 3 * Math.sqrt((truth * (1 - truth)) / count)
}

function isClaim({ verdict }: { readonly verdict: string }): boolean {
  return verdict === 'regression' || verdict === 'improvement'
}

function share<T>(items: readonly T[], isWanted: (item: T) => boolean): number {
  return items.filter(isWanted).length / items.length
}

describe('the promise', () => {
  it.each(Object.entries(noises).map(([name, noise]) => ({ name, noise })))(
    'keeps false claims to 1% of the tables, all looks together: $name',
    ({ noise }) => {
      const tables = tablesOf({ count: 40, noise, change: 0, seed: 101 })
      const wrong = share(tables, (rows) => adaptive(rows, LOOKS).rows.some(isClaim))
      expect(wrong).toBeLessThanOrEqual(0.01 + slack(0.01, tables.length))
    },
  )

  it.each([-0.02 / 1.02, 0.02])('calls a change of %d, the threshold, the same in 5%', (change) => {
    for (const pairNoise of [0.01, 0.025]) {
      const noise = { ...usualNoise, pairNoise }
      const rows = tablesOf({ count: 40, noise, change, seed: 303 }).flatMap(
        (table) => adaptive(table, LOOKS).rows,
      )
      const wrong = share(rows, ({ verdict }) => verdict === 'unchanged')
      expect(wrong).toBeLessThanOrEqual(0.05 + slack(0.05, rows.length))
    }
  })

  it.each([12, 30, 60])('covers the truth in 95% of the intervals of %i pairs', (pairs) => {
    const change = 0.03
    const rows = [usualNoise, noises['normal model'] ?? usualNoise].flatMap((noise) =>
      tablesOf({ count: 40, noise, change, pairs, seed: 404 }).flatMap(
        (table) => judgeTable(tableOf(table, { looks: [pairs] })).rows,
      ),
    )
    const covered = share(
      rows,
      ({ ci: [low, high] }) => (low ?? 1) <= change && change <= (high ?? -1),
    )
    expect(covered).toBeGreaterThanOrEqual(0.95 - slack(0.95, rows.length))
  })

  it('never calls a real change by the wrong direction', () => {
    const rows = tablesOf({ count: 30, noise: usualNoise, change: 0.03, seed: 505 }).flatMap(
      (table) => adaptive(table, LOOKS).rows,
    )
    expect(share(rows, ({ verdict }) => verdict === 'improvement')).toBe(0)
  })

  it('flags a control of base against itself in at most 1% of the runs', () => {
    const tables = Object.values(noises).flatMap((noise) =>
      tablesOf({ count: 20, noise, change: 0, pairs: 6, seed: 606 }),
    )
    const wrong = share(tables, (rows) => controlFlags(tableOf(rows)).length > 0)
    expect(wrong).toBeLessThanOrEqual(0.01 + slack(0.01, tables.length))
  })
})

describe('the price', () => {
  const quiet = { ...usualNoise, pairNoise: 0.01 }

  it.each([
    ['unchanged', 0, 14, 0.95],
    ['a change of 5%', 0.05, 20, 0.99],
    ['a change of 10%', 0.1, 17, 0.99],
  ])('settles %s at 1%% pair noise in few of the 60 pairs', (_, change, mostPairs, settled) => {
    const ends = tablesOf({ count: 20, noise: quiet, change, seed: 707 }).map((rows) =>
      adaptive(rows, LOOKS),
    )
    const rows = ends.flatMap((end) => end.rows)
    const right = change === 0 ? 'unchanged' : 'regression'
    expect(share(rows, ({ verdict }) => verdict === right)).toBeGreaterThanOrEqual(settled)
    const meanPairs = ends.reduce((sum, end) => sum + end.meanPairs, 0) / ends.length
    expect(meanPairs).toBeLessThan(mostPairs)
  })
})
