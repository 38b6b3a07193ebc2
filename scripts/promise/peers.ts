import { min, wilcoxonRankSum } from 'simple-statistics'
import { groupedBy } from '../../src/model/grouped-by.ts'
import { hodgesLehmann } from '../../src/stats/hodges-lehmann.ts'
import { normalCumulative } from '../../src/stats/normal-cumulative.ts'
import { signedRankP } from '../../src/stats/signed-rank-p.ts'
import { sortedCopy } from '../../src/stats/sorted-copy.ts'
import { welch, type WelchResult } from '../peers/welch.ts'

type Pairs = readonly (readonly [base: number, head: number])[]

/** The same runs as each layout would have measured them. */
export interface Layouts {
  readonly coins: Pairs
  /** Strictly alternating sides. */
  readonly alternating: Pairs
  /** All of base, then all of head. */
  readonly inTurn: { readonly base: readonly number[]; readonly head: readonly number[] }
}

/** What is said of a row: 1 for slower, −1 for faster, 0 for nothing. */
type Rule = (layouts: Layouts) => number

const FIRST = 12

/** Rules of other tools, each in the layout in which it is used: of Node core, benchstat, tachometer and many scripts. */
export const rulesInUse: Readonly<Record<string, Rule>> = {
  'Welch, alternating': ({ alternating }) => saidOf(welchOf(alternating)),
  'Mann-Whitney, in turn': ({ inTurn }) => saidOf(mannWhitney(inTurn)),
  'until the interval excludes 0': ({ alternating }) => {
    for (let pairs = FIRST; pairs < alternating.length; pairs += 1) {
      const said = saidOf(welchOf(alternating.slice(0, pairs)))
      if (said !== 0) return said
    }
    return saidOf(welchOf(alternating))
  },
  'minimum beyond 2%': ({ alternating }) => {
    const [base, head] = sidesOf(alternating)
    const change = min(head) / min(base) - 1
    return Math.abs(change) > 0.02 ? Math.sign(change) : 0
  },
}

/** Rules that find as much as can be found, at 5% for each row. */
export const rulesAtFive: Readonly<Record<string, Rule>> = {
  'Welch, 60 pairs': ({ alternating }) => saidOf(welchOf(alternating)),
  'signed rank, 60': ({ coins }) => signedRank(coins),
  'signed rank, 30': ({ coins }) => signedRank(coins.slice(0, 30)),
}

function saidOf({ p, effect }: WelchResult): number {
  return p <= 0.05 ? Math.sign(effect) : 0
}

function signedRank(pairs: Pairs): number {
  const sorted = sortedCopy(pairs.map(([base, head]) => Math.log(head / base)))
  return saidOf({ p: signedRankP(sorted), effect: hodgesLehmann(sorted) })
}

function welchOf(pairs: Pairs): WelchResult {
  return welch(...sidesOf(pairs))
}

function sidesOf(pairs: Pairs): readonly [base: number[], head: number[]] {
  return [pairs.map(([base]) => base), pairs.map(([, head]) => head)]
}

/** Normal approximation with the corrections for ties and continuity (Mann and Whitney 1947). */
function mannWhitney({ base, head }: Layouts['inTurn']): WelchResult {
  const groups = [...groupedBy([...base, ...head], (value) => value).values()]
  const ties = groups.reduce((sum, { length }) => sum + length ** 3 - length, 0)
  const n = base.length + head.length
  const product = base.length * head.length
  const headRanks = wilcoxonRankSum([...head], [...base])
  const distance = headRanks - (head.length * (head.length + 1)) / 2 - product / 2
  const spread = Math.sqrt((product / 12) * (n + 1 - ties / (n * (n - 1))))
  const z = spread > 0 ? Math.max(0, Math.abs(distance) - 0.5) / spread : 0
  return { p: 2 * normalCumulative(-z), effect: distance }
}
