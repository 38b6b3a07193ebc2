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
  for (const unlike of [false, true]) {
    console.log(
      unlike
        ? '\nwhat places cost does not repeat with cache lines:'
        : '\nwhat places cost repeats with cache lines:',
    )
    console.log(
      'places differ by | tables wrong: linked once | linked anew | in cycles | found (pairs) in cycles: +2 % | +5 % | +20 % | found linked anew: +2 % | +5 % | +20 %',
    )
    for (const layout of [0, 0.01, 0.02, 0.05, 0.1, 0.15]) {
      printLine({ tables, seed, layout, unlike })
    }
  }
}

function printLine({ tables, ...facts }: Omit<Play, 'change' | 'laying'>): void {
  const wrong = (laying: Laying): string => {
    const { claiming } = played({ ...facts, tables, change: 0, laying })
    return `${((100 * claiming) / tables).toFixed(1)} %`
  }
  const found = (laying: Laying, change: number): string => {
    const count = Math.ceil(tables / 4)
    const { worse, pairs } = played({ ...facts, tables: count, change, laying })
    const rows = count * ROWS
    return `${((100 * worse) / rows).toFixed(0)} % (${(pairs / count).toFixed(1)})`
  }
  const changes = [0.02, 0.05, 0.2]
  const cells = [
    ...(['once', 'anew', 'cycles'] as const).map(wrong),
    ...changes.map((change) => found('cycles', change)),
    ...changes.map((change) => found('anew', change)),
  ]
  console.log(`| ${facts.layout * 100} % | ${cells.join(' | ')} |`)
}

interface Play {
  readonly tables: number
  readonly seed: number
  readonly layout: number
  readonly change: number
  readonly laying: Laying
  readonly unlike: boolean
}

function played({ tables, seed, layout, change, laying, unlike }: Play) {
  let claiming = 0
  let worse = 0
  let pairs = 0
  for (let table = 0; table < tables; table++) {
    const random = randomOf(seedOf(seed, table, layout * 1000, change * 1000))
    const rows = Array.from({ length: ROWS }, (_, at) =>
      laidRow(
        {
          name: `row ${at}`,
          pairs: 60,
          noise: NOISE,
          layout,
          change,
          laying,
          ...(unlike && { unlike }),
        },
        random,
      ),
    )
    const ended = adaptive(rows, LOOKS)
    const verdicts = ended.rows.map(({ verdict }) => verdict)
    worse += verdicts.filter((verdict) => verdict === 'regression').length
    if (verdicts.some((one) => one === 'regression' || one === 'improvement')) claiming++
    pairs += ended.meanPairs
  }
  return { claiming, worse, pairs }
}
