// Prints how often code that only moves is called changed, and what is found when the layout
// matters.

import { adaptive } from '../../__tests__/analysis/simulation/adaptive.ts'
import { laidRow, type Laying } from '../../__tests__/analysis/simulation/layouts.ts'
import { randomOf, seedOf } from '../../src/model/random.ts'

const LOOKS = [8, 12, 16, 24, 36, 60]
const ROWS = 6
const NOISE = 0.01

/** One line of the table for each size of the layout effect. */
export function printLayouts(tables: number, seed: number): void {
  console.log(
    '\nplaces differ by | linked once, tables wrong | linked anew, tables wrong | +2 % found (pairs) | +5 % found (pairs) | +20 % found (pairs)',
  )
  for (const layout of [0, 0.01, 0.02, 0.05, 0.1, 0.15]) {
    const wrong = (laying: Laying): string => {
      const { claiming } = played({ tables, seed, layout, change: 0, laying })
      return `${((100 * claiming) / tables).toFixed(1)} %`
    }
    const found = (change: number): string => {
      const count = Math.ceil(tables / 4)
      const { worse, pairs } = played({ tables: count, seed, layout, change, laying: 'anew' })
      const rows = count * ROWS
      return `${((100 * worse) / rows).toFixed(0)} % (${(pairs / count).toFixed(1)})`
    }
    const cells = [wrong('once'), wrong('anew'), found(0.02), found(0.05), found(0.2)]
    console.log(`| ${layout * 100} % | ${cells.join(' | ')} |`)
  }
}

interface Play {
  readonly tables: number
  readonly seed: number
  readonly layout: number
  readonly change: number
  readonly laying: Laying
}

function played({ tables, seed, layout, change, laying }: Play) {
  let claiming = 0
  let worse = 0
  let pairs = 0
  for (let table = 0; table < tables; table++) {
    const random = randomOf(seedOf(seed, table, layout * 1000, change * 1000))
    const rows = Array.from({ length: ROWS }, (_, at) =>
      laidRow({ name: `row ${at}`, pairs: 60, noise: NOISE, layout, change, laying }, random),
    )
    const ended = adaptive(rows, LOOKS)
    const verdicts = ended.rows.map(({ verdict }) => verdict)
    worse += verdicts.filter((verdict) => verdict === 'regression').length
    if (verdicts.some((one) => one === 'regression' || one === 'improvement')) claiming++
    pairs += ended.meanPairs
  }
  return { claiming, worse, pairs }
}
