import type { RowSeries } from '../../../src/model/judging/judged-row.ts'
import type { Random } from '../../../src/model/random.ts'
import { normalOf, rowOf } from '../rows.ts'
import { disturbances, type Disturbance } from './disturbances.ts'
import { measuredSeries, type MeasuredMetric } from './measured-series.ts'

/** Where the noise of a simulated row comes from. */
export interface Noise {
  /** `model`: independent normal numbers; otherwise measured runs of that machine. */
  readonly source: 'model' | 'realtime' | 'busy'
  readonly metric: MeasuredMetric
  /** Log ratio of neighbouring runs as a standard deviation; `null` leaves it as measured. */
  readonly pairNoise: number | null
  readonly disturbance: Disturbance
}

/** A quiet start: measured CPU time, pair noise set to 2%. */
export const usualNoise: Noise = {
  source: 'realtime',
  metric: 'cpu',
  pairNoise: 0.02,
  disturbance: (series) => series,
}

/** A row whose truth is known, and the same runs in the order in which they were taken. */
export interface DealtRow {
  readonly row: RowSeries
  /** True head / base − 1. */
  readonly change: number
  /** Logarithms of all runs in time order, without the change. */
  readonly slots: readonly number[]
}

/** How one row is dealt. */
export interface Deal {
  readonly name: string
  readonly pairs: number
  readonly change: number
  readonly threshold: number
  readonly noise: Noise
}

/**
 * Deals the runs of one unchanged program to two sides by a fair coin for each pair, and multiplies
 * head by a known factor.
 */
export function dealtRow(
  { name, pairs, change, threshold, noise }: Deal,
  random: Random,
): DealtRow {
  const slots = noise.disturbance(seriesOf(noise, 2 * pairs, random), random)
  const factor = 1 + change
  const order = Array.from({ length: pairs }, () => (random.coin() ? 'BH' : 'HB'))
  const dealt = order.map((coin, index): [number, number] => {
    const first = Math.exp(slots[2 * index] ?? 0)
    const second = Math.exp(slots[2 * index + 1] ?? 0)
    return coin === 'BH' ? [first, second * factor] : [second, first * factor]
  })
  return { row: rowOf(dealt, { name, threshold, order }), change, slots }
}

/** Logarithms of runs in time order, centred at 0. */
function seriesOf({ source, metric, pairNoise }: Noise, count: number, random: Random): number[] {
  if (source === 'model') {
    const sd = (pairNoise ?? 0.02) / Math.SQRT2
    return Array.from({ length: count }, () => sd * normalOf(random))
  }
  const pool = measuredSeries.filter(({ machine }) => machine === source)
  const runs = pool[random.between(0, pool.length - 1)]?.[metric] ?? []
  const start = random.between(0, Math.max(0, runs.length - count))
  const piece = Array.from({ length: count }, (_, slot) =>
    Math.log(runs[(start + slot) % runs.length] ?? 1),
  )
  const series = random.coin() ? piece : piece.toReversed()
  const centre = medianOfList(series)
  const scale = pairNoise === null ? 1 : Math.min(1, pairNoise / neighbourNoise(series))
  return series.map((value) => (value - centre) * scale)
}

/** Spread of the differences of neighbours, by their median size. */
function neighbourNoise(series: readonly number[]): number {
  const differences = series.flatMap((value, slot) =>
    slot % 2 === 1 ? [Math.abs(value - (series[slot - 1] ?? value))] : [],
  )
  return 1.4826 * medianOfList(differences) || 1e-9
}

function medianOfList(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** Every disturbance on the usual noise, and other noise as it comes. */
export const noises: Readonly<Record<string, Noise>> = {
  ...Object.fromEntries(
    Object.entries(disturbances).map(([name, disturbance]) => [
      name === 'none' ? 'measured, pair noise 2%' : name,
      { ...usualNoise, disturbance },
    ]),
  ),
  'normal model': { ...usualNoise, source: 'model' },
  'busy machine, time as measured': {
    ...usualNoise,
    source: 'busy',
    metric: 'time',
    pairNoise: null,
  },
  'peak memory as measured': { ...usualNoise, metric: 'peakMemory', pairNoise: null },
}
