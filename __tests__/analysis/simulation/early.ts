import type { RowSeries } from '../../../src/model/judging/judged-row.ts'
import type { Random } from '../../../src/model/random.ts'
import type { JointLook } from '../../../src/stats/joint-look.ts'
import { normalOf, rowOf } from '../rows.ts'
import type { Disturbance } from './disturbances.ts'

/** A benchmark with time, CPU time and peak memory. */
export interface TimedBenchmark {
  readonly name: string
  readonly pairs: number
  /** True head / base − 1 of its two times. */
  readonly change: number
  /** Standard deviation of a pair's log ratio. */
  readonly noise: number
  readonly disturbance: Disturbance
  /** `null` where controls come in rounds of their own accord. */
  readonly look: JointLook | null
  /** How much less controls differ than pairs do; 1 for as much. */
  readonly calmerControls?: number
}

const threshold = 0.02

/**
 * The three rows of a benchmark: blocks in time order, of which a lot has made some of the first controls, and a
 * coin for each that all metrics share.
 */
export function timedRows(
  { name, pairs, change, noise, disturbance, look, calmerControls = 1 }: TimedBenchmark,
  random: Random,
): readonly RowSeries[] {
  const controls = look?.controls ?? 0
  const isControl = random.shuffle([
    ...Array.from({ length: look?.pairs ?? 0 }, () => false),
    ...Array.from({ length: controls }, () => true),
  ])
  const coins = Array.from({ length: pairs + controls }, () => random.coin())
  const half = noise / Math.SQRT2
  const plain = coins.flatMap(() => [half * normalOf(random), half * normalOf(random)])
  const time = disturbance(plain, random)
  const cpu = time.map((value) => value + 0.3 * half * normalOf(random))
  const memory = coins.flatMap(() => [0.003 * normalOf(random), 0.003 * normalOf(random)])
  const series = [
    { metric: 'time', slots: time, factor: 1 + change },
    { metric: 'cpu', slots: cpu, factor: 1 + change },
    { metric: 'peak-memory', slots: memory, factor: 1 },
  ]
  return series.map(({ metric, slots, factor }) => {
    const blocks = coins.map((coin, at): [number, number] => {
      const [one, two] = [slots[2 * at] ?? 0, slots[2 * at + 1] ?? 0]
      const [base, head] = coin ? [one, two] : [two, one]
      return isControl[at] === true
        ? [1, Math.exp((head - base) / calmerControls)]
        : [Math.exp(base), Math.exp(head) * factor]
    })
    const of = (wanted: boolean): [number, number][] =>
      blocks.filter((_, at) => (isControl[at] === true) === wanted)
    const early =
      look === null || metric === 'peak-memory'
        ? {}
        : { early: { pairs: of(false).slice(0, look.pairs), controls: of(true) } }
    return rowOf(of(false), { name, metric, threshold, ...early })
  })
}
