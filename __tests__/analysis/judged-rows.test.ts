import { expect, it } from 'vitest'
import { geometricMeans } from '../../src/analysis/geometric-means.ts'
import { judgeTable } from '../../src/analysis/judge-table.ts'
import type { RowSeries, Table } from '../../src/model/judging/judged-row.ts'
import { randomOf } from '../../src/model/random.ts'
import type { Coin } from '../../src/model/run/sample.ts'
import { answersOf } from '../fakes/answers.ts'
import { pairsOf, rowOf, tableOf } from './rows.ts'
import { disturbances } from './simulation/disturbances.ts'
import { timedRows } from './simulation/early.ts'
import { mixedRow, type Mixture } from './simulation/mixtures.ts'

/** A row by what it is made of. */
interface Made {
  readonly count: number
  readonly effect?: number
  readonly noise?: number
  readonly seed?: number
  /** What runs are multiplied with: all, each second one, one more and more, or a share of them. */
  readonly times?: { readonly base?: number; readonly head?: number; readonly share?: number }
  readonly second?: number
  readonly rise?: number
  /** The step of a clock. */
  readonly step?: number
  /** Pairs in front of these. */
  readonly before?: RowSeries['pairs']
  readonly waits?: readonly [delay: number | null, steal: number | null]
  readonly row?: Partial<RowSeries>
}

function madeRow(made: Made): RowSeries {
  const { count, times, second = 1, rise = 0, step, before = [], waits, row } = made
  const random = randomOf(count)
  const isFar = (): boolean => random.next() < (times?.share ?? 1)
  const read = (value: number): number =>
    step === undefined ? value : Math.round(value / step) * step
  const pairs = pairsOf(count, made).map(([base, head], at) => [
    read(base * (isFar() ? (times?.base ?? 1) : 1) * (1 + 2 * at * rise)),
    read(head * (isFar() ? (times?.head ?? 1) : 1) * second * (1 + (2 * at + 1) * rise)),
  ])
  const [runDelayRatio = null, stealRatio = null] = waits ?? []
  const contention = waits === undefined ? [] : pairs.map(() => ({ runDelayRatio, stealRatio }))
  const order = pairs.map((_, at): Coin => (at % 3 === 0 ? 'BH' : 'HB'))
  const all = [...before, ...pairs.map(([base = 0, head = 0]) => [base, head] as const)]
  return rowOf(all, { order: before.length > 0 ? [] : order, contention, ...row })
}

interface Asked {
  readonly rows?: readonly Made[]
  readonly table?: Partial<Table>
  /** A benchmark with all times, of which so many pairs are there. */
  readonly disturbance?: string
  readonly change?: number
  readonly begun?: number
  /** Calls or processes of head that are slow now and then, in so many pairs. */
  readonly mixture?: Partial<Mixture>
  readonly count?: number
  readonly isTested?: boolean
  readonly isTurned?: boolean
}

const usual: Mixture = { call: 0.002, processNoise: 0.007, batchNoise: 0.03, odd: 0.01 }
const joint = { pairs: 9, controls: 1, rows: 3 }

function rowsOf(asked: Asked): readonly RowSeries[] {
  const { rows = [], disturbance, change = 0, begun, mixture, count = 12 } = asked
  if (disturbance !== undefined) {
    const kind = { pairs: 24, change, noise: 0.01, look: joint }
    const disturb = disturbances[disturbance] ?? ((series) => series)
    const all = timedRows({ ...kind, name: 'a', disturbance: disturb }, randomOf(change))
    return all.map((row) => ({ ...row, pairs: row.pairs.slice(0, begun) }))
  }
  if (mixture === undefined) return rows.map(madeRow)
  const row = mixedRow({ ...usual, ...mixture }, count, randomOf(count))
  const { isTested = true, isTurned = false } = asked
  const pairs = row.pairs.map(([base, head]) => [base, (head ?? 0) / (1 + change)] as const)
  const costs = row.costs?.pairs ?? []
  if (!isTurned) return [{ ...row, pairs, costs: { isTested, pairs: costs } }]
  const turned = costs.map(({ base, head }) => ({ base: head, head: base }))
  const turnedPairs = pairs.map(([base, head]) => [head, base] as const)
  return [{ ...row, pairs: turnedPairs, costs: { isTested, pairs: turned } }]
}

it('judges all kinds of rows as it did, in every number and word', async () => {
  const { text, golden } = answersOf('judged-rows', (asked: Asked) => {
    const changes = { early: true, joint: asked.disturbance === undefined ? null : joint }
    const { rows, measuredRows } = judgeTable(
      tableOf(rowsOf(asked), { ...changes, ...asked.table }),
    )
    const told = rows.map((row) => ({ ...row, name: undefined }))
    return rows.length > 1 ? [...told, geometricMeans(measuredRows)] : told[0]
  })
  await expect(text).toMatchFileSnapshot(golden)
})
