import type { Random } from '../../../src/model/random.ts'
import { normalOf } from '../rows.ts'

/** Changes what a machine shows, run by run; values are logarithms, in time order. */
export type Disturbance = (series: readonly number[], random: Random) => readonly number[]

/** What machines do while nobody changes the code. */
export const disturbances: Readonly<Record<string, Disturbance>> = {
  none: (series) => series,
  'drift of 30%': (series) => series.map((value, slot) => value + (0.3 * slot) / series.length),
  'step of 50%': (series, random) => {
    const at = random.between(Math.floor(series.length / 4), Math.floor((3 * series.length) / 4))
    return series.map((value, slot) => (slot < at ? value : value + 0.5))
  },
  'load of 80%, on and off': (series, random) => {
    const period = random.between(3, 8)
    return series.map((value, slot) => value + 0.8 * (Math.floor(slot / period) % 2))
  },
  'two modes': (series, random) => series.map((value) => value + (random.next() < 0.35 ? 0.16 : 0)),
  'heavy tails': (series, random) =>
    series.map((value) => value + 0.05 * Math.abs(heavyTailed(random))),
  autocorrelation: (series, random) => {
    let state = 0
    return series.map((value) => {
      state = 0.8 * state + 0.04 * normalOf(random)
      return value + state
    })
  },
  'slower second places': (series) => series.map((value, slot) => value + 0.1 * (slot % 2)),
  'coarse ticks': (series) =>
    series.map((value) => Math.log(Math.max(1, Math.round(Math.exp(value) * 10)))),
}

/** Student's t with two degrees of freedom, which has no variance. */
function heavyTailed(random: Random): number {
  const exponential = -Math.log(1 - random.next())
  return normalOf(random) / Math.sqrt(exponential)
}
