// Prints how often each method of judging is wrong, and what it costs, on runs with a known truth.
//
//   npm run bench:promise                 full size, some minutes
//   npm run bench:promise -- --tables 20  a quick look
//   npm run bench:promise -- --shortest   one table of each kind, which shows that everything still works
//   npm run bench:promise -- --keep      the same, and two of the tables kept for docs/figures.md
//
// Every method gets the same runs in the layout that it uses: recorded series of unchanged
// programs, dealt to two sides, with head multiplied by a known factor and machine disturbances
// added.

import { parseArgs } from 'node:util'
import { mean } from 'simple-statistics'
import { adaptive } from '../__tests__/analysis/simulation/adaptive.ts'
import {
  dealtRow,
  noises,
  usualNoise,
  type Deal,
  type DealtRow,
} from '../__tests__/analysis/simulation/deal.ts'
import { randomOf, seedOf } from '../src/model/random.ts'
import { showFigures } from './figures.ts'
import { rulesAtFive, rulesInUse, type Layouts } from './promise/peers.ts'
import { showLayouts, showMixtures, showOddProcesses } from './promise/simulated.ts'

const ROWS = 20
const LOOKS = [8, 12, 16, 24, 36, 60]

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
    shortest: { type: 'boolean', default: false },
  },
})
const tables = values.shortest ? 1 : Number(values.tables)
const seed = Number(values.seed)

showLayouts(tables, seed)
showMixtures(tables, seed)
showOddProcesses()

showFigures('04-promise', {
  title: 'The promise',
  command: 'npm run bench:promise',
  about: `Share of unchanged tables with a false claim, in %: ${tables} tables of ${ROWS} rows each.`,
  columns: ['Noise', '>deadheat', ...Object.keys(rulesInUse).map((name) => `>${name}`)],
  rows: Object.entries(noises).map(([name, noise]) => {
    const threshold = noise.pairNoise === null ? 0.05 : 0.02
    const { shares } = played({ noise, change: 0, threshold }, tables, rulesInUse)
    return [name, ...shares((said) => (said.some((one) => one !== 0) ? 1 : 0))]
  }),
})

showFigures('05-power', {
  title: 'Slowdowns found',
  command: 'npm run bench:promise',
  about:
    'Rows called slower, in %, with the mean number of pairs it took. Signed ranks at 5% each pay with false alarms in about two tables of three.',
  columns: [
    'Pair noise, true change',
    '>deadheat',
    ...Object.keys(rulesAtFive).map((name) => `>${name}`),
  ],
  rows: [0.01, 0.025].flatMap((pairNoise) =>
    [0.02, 0.05, 0.1].map((change) => {
      const deal = { noise: { ...usualNoise, pairNoise }, change, threshold: 0.02 }
      const { shares, pairs } = played(deal, Math.ceil(tables / 4), rulesAtFive)
      const [own = '', ...others] = shares((said) => mean(said.map((one) => (one > 0 ? 1 : 0))))
      return [`${pairNoise * 100}%, +${change * 100}%`, `${own} (${pairs})`, ...others]
    }),
  ),
})

/** Judges some tables by the program and by other rules; `shares` has the program first. */
function played(
  deal: Omit<Deal, 'name' | 'pairs'>,
  count: number,
  rules: Readonly<Record<string, (layouts: Layouts) => number>>,
) {
  const ended = Array.from({ length: count }, (_, table) => {
    const rows = Array.from({ length: ROWS }, (_row, index) => {
      const random = randomOf(seedOf(seed, table, index, Math.round(deal.change * 1e4) >>> 0))
      return dealtRow({ ...deal, name: `row ${index}`, pairs: 60 }, random)
    })
    const own = adaptive(
      rows.map(({ row }) => row),
      LOOKS,
    )
    const layouts = rows.map(layoutsOf)
    const said = [
      own.rows.map(({ verdict }) =>
        verdict === 'regression' ? 1 : verdict === 'improvement' ? -1 : 0,
      ),
      ...Object.values(rules).map((rule) => layouts.map(rule)),
    ]
    return { said, pairs: own.meanPairs }
  })
  return {
    shares: (shareOf: (said: readonly number[]) => number): readonly string[] =>
      [null, ...Object.keys(rules)].map((_, at) =>
        (100 * mean(ended.map(({ said }) => shareOf(said[at] ?? [])))).toFixed(1),
      ),
    pairs: mean(ended.map(({ pairs }) => pairs)).toFixed(1),
  }
}

function layoutsOf({ row, slots, change }: DealtRow): Layouts {
  const runs = slots.map((slot) => Math.exp(slot))
  const changed = runs.map((run) => run * (1 + change))
  const half = runs.length / 2
  return {
    coins: row.pairs.map(([base, head]) => [base ?? 1, head ?? 1] as const),
    alternating: Array.from(
      { length: half },
      (_, pair) => [runs[2 * pair] ?? 1, changed[2 * pair + 1] ?? 1] as const,
    ),
    inTurn: { base: runs.slice(0, half), head: changed.slice(half) },
  }
}
