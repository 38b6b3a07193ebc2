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
import { adaptive } from '../__tests__/analysis/simulation/adaptive.ts'
import {
  dealtRow,
  noises,
  usualNoise,
  type DealtRow,
  type Noise,
} from '../__tests__/analysis/simulation/deal.ts'
import { randomOf, seedOf } from '../src/model/random.ts'
import type { JudgedVerdict } from '../src/model/judging/verdict.ts'
import { showFigures } from './figures.ts'
import { showLayouts } from './promise/layouts.ts'
import { showMixtures, showOddProcesses } from './promise/mixtures.ts'
import { peers, type Layouts, type Saying } from './promise/peers.ts'

const ROWS = 20
const PAIRS = 60
const LOOKS = [8, 12, 16, 24, 36, 60]
const OURS = 'deadheat, looks at 8 to 60'
const CHANGES = [0.02, 0.05, 0.1]

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

/** Results of one method for all rows of one kind. */
interface Tally {
  rows: number
  worse: number
  better: number
  same: number
  pairs: number
  tables: number
  /** Tables with any claim. */
  claiming: number
}

showLayouts(tables, seed)
showMixtures(tables, seed)
showOddProcesses()

const methods = [OURS, ...peers.map(({ name }) => name)]

showFigures('04-promise', {
  title: 'The promise',
  command: 'npm run bench:promise',
  about: `Share of unchanged tables with a false claim, in %: ${tables} tables of ${ROWS} rows each.`,
  columns: ['Noise', ...methods.map((method) => `>${method}`)],
  rows: Object.entries(noises).map(([name, noise]) => {
    const threshold = noise.pairNoise === null ? 0.05 : 0.02
    const tallies = talliesOf({ noise, change: 0, threshold, count: tables })
    const shareOf = (method: string): string => {
      const { claiming, tables: count } = tallies.get(method) ?? emptyTally()
      return percent(claiming / count)
    }
    return [name, ...methods.map(shareOf)]
  }),
})

showFigures('05-power', {
  title: 'Slowdowns found',
  command: 'npm run bench:promise',
  about:
    'Rows called slower, in %, with the mean number of pairs it took; the last column is how often deadheat called the change *same*.',
  columns: ['Pair noise, true change', ...methods.map((method) => `>${method}`), '>said same'],
  rows: [0.01, 0.025].flatMap((pairNoise) =>
    CHANGES.map((change) => {
      const noise = { ...usualNoise, pairNoise }
      const tallies = talliesOf({ noise, change, threshold: 0.02, count: Math.ceil(tables / 4) })
      const cells = methods.map((method) => {
        const { rows, worse, pairs } = tallies.get(method) ?? emptyTally()
        return `${percent(worse / rows)} (${(pairs / rows).toFixed(1)})`
      })
      const { rows, same } = tallies.get(OURS) ?? emptyTally()
      return [`${pairNoise * 100}%, +${change * 100}%`, ...cells, percent(same / rows)]
    }),
  ),
})

interface Kind {
  readonly noise: Noise
  readonly change: number
  readonly threshold: number
  readonly count: number
}

function talliesOf({ noise, change, threshold, count }: Kind): ReadonlyMap<string, Tally> {
  const tallies = new Map(
    [OURS, ...peers.map((peer) => peer.name)].map((way) => [way, emptyTally()]),
  )
  for (let table = 0; table < count; table += 1) {
    const rows = Array.from({ length: ROWS }, (_, index) => {
      const random = randomOf(seedOf(seed, table, index, Math.round(change * 1e4) >>> 0))
      return dealtRow({ name: `row ${index}`, pairs: PAIRS, change, threshold, noise }, random)
    })
    const ended = adaptive(
      rows.map(({ row }) => row),
      LOOKS,
    ).rows.map(({ verdict, pairs }) => ({ ...sayingOf(verdict), pairs }))
    add(tallies, OURS, ended)
    for (const peer of peers)
      add(
        tallies,
        peer.name,
        rows.map((row) => peer.judge(layoutsOf(row))),
      )
  }
  return tallies
}

function sayingOf(verdict: JudgedVerdict): { readonly says: -1 | 0 | 1; readonly same: boolean } {
  const says = verdict === 'regression' ? 1 : verdict === 'improvement' ? -1 : 0
  return { says, same: verdict === 'unchanged' }
}

function add(
  tallies: ReadonlyMap<string, Tally>,
  way: string,
  sayings: readonly (Saying & { readonly same?: boolean })[],
): void {
  const tally = tallies.get(way)
  if (tally === undefined) return
  for (const { says, same, pairs } of sayings) {
    tally.rows += 1
    tally.pairs += pairs
    if (says > 0) tally.worse += 1
    if (says < 0) tally.better += 1
    if (same === true) tally.same += 1
  }
  tally.tables += 1
  if (sayings.some(({ says }) => says !== 0)) tally.claiming += 1
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

function emptyTally(): Tally {
  return { rows: 0, worse: 0, better: 0, same: 0, pairs: 0, tables: 0, claiming: 0 }
}

function percent(ratio: number): string {
  return (ratio * 100).toFixed(1)
}
