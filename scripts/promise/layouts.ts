// Shows how often code that only moves is called changed, and what is found when the layout
// matters.

import { adaptive } from '../../__tests__/analysis/simulation/adaptive.ts'
import { laidRow, type Laying } from '../../__tests__/analysis/simulation/layouts.ts'
import { randomOf, seedOf } from '../../src/model/random.ts'
import { printFigures } from '../figures.ts'

const LOOKS = [8, 12, 16, 24, 36, 60]
const ROWS = 6
const NOISE = 0.01

/** Shows how often unchanged tables are wrong and how many changes are found, by the size of the layout effect. */
export function showLayouts(tables: number, seed: number): void {
  printFigures({
    title: 'Layouts',
    command: 'npm run bench:promise',
    about: `${tables} simulated tables of six rows of unchanged code with 1% of noise, whose speed depends on its placement, and a quarter as many with real changes; all in %, with the mean number of pairs. Not repeating: the effect of placement does not repeat with cache lines.`,
    columns: [
      '>Placements differ by (SD)',
      '>tables wrong: linked once',
      '>anew',
      '>in cycles',
      '>+2% found in cycles',
      '>+5%',
      '>+2% found without',
      '>+5%',
    ],
    rows: [false, true].flatMap((unlike) =>
      [0, 0.01, 0.02, 0.05, 0.1, 0.15].map((layout) => rowOf({ tables, seed, layout, unlike })),
    ),
  })
}

function rowOf({ tables, ...facts }: Omit<Play, 'change' | 'laying'>): readonly string[] {
  const wrong = (laying: Laying): string => {
    const { claiming } = played({ ...facts, tables, change: 0, laying })
    return ((100 * claiming) / tables).toFixed(1)
  }
  const found = (laying: Laying, change: number): string => {
    const count = Math.ceil(tables / 4)
    const { worse, pairs } = played({ ...facts, tables: count, change, laying })
    return `${((100 * worse) / (count * ROWS)).toFixed(0)} (${(pairs / count).toFixed(1)})`
  }
  return [
    `${facts.layout * 100}${facts.unlike ? ', not repeating' : ''}`,
    ...(['once', 'anew', 'cycles'] as const).map(wrong),
    ...[0.02, 0.05].map((change) => found('cycles', change)),
    ...[0.02, 0.05].map((change) => found('anew', change)),
  ]
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
