import { typicalPair, wholeCosts } from '../../../src/drivers/typical-pair.ts'
import type { RowCosts, RowSeries } from '../../../src/model/judging/judged-row.ts'
import type { Random } from '../../../src/model/random.ts'
import { perSlot } from '../../../src/drivers/actors.ts'
import { normalOf, rowOf } from '../rows.ts'

/** Code that costs more in some calls or some processes, and what noise it is measured in. */
export interface Mixture {
  /** Seconds of a typical call. */
  readonly call: number
  /** Share of head's calls that wait, and how long. */
  readonly slowCalls?: { readonly share: number; readonly seconds: number }
  /** Share of head's processes that are slower, and by what factor. */
  readonly slowProcesses?: { readonly share: number; readonly factor: number }
  /** Standard deviation of a process's typical call, of the logarithm. */
  readonly processNoise: number
  /** The same of one batch. */
  readonly batchNoise: number
  /** Share of the processes of either side that are off for no reason of the code, by half at most. */
  readonly odd: number
}

/** A batch takes about this long, and a block has so many pairs of them. */
const batchSeconds = 0.002
const batches = 45

/** The time of a function as the driver takes it: batches of two processes, pair by pair. */
export function mixedRow(mixture: Mixture, pairs: number, random: Random): RowSeries {
  const blocks = Array.from({ length: pairs }, () => blockOf(mixture, random))
  const costs = blocks.map(({ costs: own }) => own)
  return rowOf(
    blocks.map(({ pair }) => pair),
    { costs: { isTested: true, pairs: costs } },
  )
}

interface MixedBlock {
  readonly pair: readonly [number, number]
  readonly costs: RowCosts['pairs'][number]
}

function blockOf(mixture: Mixture, random: Random): MixedBlock {
  const { call, slowProcesses, slowCalls } = mixture
  const processOf = (isHead: boolean): number => {
    const isSlow = isHead && slowProcesses !== undefined && random.next() < slowProcesses.share
    const isOdd = random.next() < mixture.odd
    return (
      call *
      Math.exp(mixture.processNoise * normalOf(random)) *
      (isSlow ? slowProcesses.factor : 1) *
      (isOdd ? 1 + random.next() / 2 : 1)
    )
  }
  const typical = { one: processOf(false), two: processOf(true) }
  const rounds = Array.from({ length: batches }, () => {
    const usual = Math.max(1, batchSeconds / call)
    const calls = Math.max(1, Math.round(usual * (0.5 + random.next())))
    const batchOf = (seconds: number, isHead: boolean): number => {
      const waits = isHead && slowCalls !== undefined ? countOf(calls, slowCalls.share, random) : 0
      const own = seconds * Math.exp(mixture.batchNoise * normalOf(random))
      return own + (waits * (slowCalls?.seconds ?? 0)) / calls
    }
    return { one: batchOf(typical.one, false), two: batchOf(typical.two, true) }
  })
  const time = typicalPair(rounds)
  const whole = wholeCosts({ one: rounds.map(({ one }) => one), two: rounds.map(({ two }) => two) })
  const { one: base, two: head } = perSlot(whole, (readings) => ({
    mean: readings['mean-time'] ?? Number.NaN,
    farShare: readings['far-share'] ?? 0,
    farTime: readings['far-time'] ?? 0,
  }))
  return { pair: [time.one, time.two], costs: { base, head } }
}

/** How many of some calls are slow: each with the same probability. */
function countOf(calls: number, share: number, random: Random): number {
  let count = 0
  // Skips from one to the next, so that a million calls take no million draws.
  for (let at = skip(share, random); at < calls; at += 1 + skip(share, random)) count++
  return count
}

function skip(share: number, random: Random): number {
  return Math.floor(Math.log(1 - random.next()) / Math.log(1 - share))
}
