import { normalCumulative } from '../../src/stats/normal-cumulative.ts'
import { signedRankP } from '../../src/stats/signed-rank-p.ts'
import { sortedCopy } from '../../src/stats/sorted-copy.ts'
import { hodgesLehmann } from '../../src/stats/hodges-lehmann.ts'
import { welch } from '../peers/welch.ts'

/** The same runs as each layout would have measured them. */
export interface Layouts {
  /** Coin-flip pairs, as [base, head]. */
  readonly coins: readonly (readonly [number, number])[]
  /** Strictly alternating sides. */
  readonly alternating: readonly (readonly [number, number])[]
  /** All of base, then all of head. */
  readonly inTurn: { readonly base: readonly number[]; readonly head: readonly number[] }
}

/** A rule's verdict for one row: worse, better or nothing, and the number of pairs it used. */
export interface Saying {
  readonly says: -1 | 0 | 1
  readonly pairs: number
}

/** A rule that other tools use. */
export interface Peer {
  readonly name: string
  readonly judge: (layouts: Layouts) => Saying
}

const FIRST = 12

/** Rules in use today, each with the layout in which it is used. */
export const peers: readonly Peer[] = [
  {
    name: 'Welch p < .05, alternating, 60 (Node core)',
    judge: ({ alternating }) => fixed(welchOf(alternating)),
  },
  {
    name: 'Mann-Whitney p < .05, in turn, 60 (benchstat)',
    judge: ({ inTurn }) => fixed(mannWhitney(inTurn.base, inTurn.head)),
  },
  {
    name: 'until 95% interval excludes 0, 12 to 60 (tachometer)',
    judge: ({ alternating }) => {
      for (let pairs = FIRST; pairs < alternating.length; pairs += 1) {
        const { p, effect } = welchOf(alternating.slice(0, pairs))
        if (p <= 0.05) return { says: sign(effect), pairs }
      }
      return fixed(welchOf(alternating))
    },
  },
  {
    name: 'minimum of 60 beyond 2%, alternating',
    judge: ({ alternating }) => {
      const base = Math.min(...alternating.map((pair) => pair[0]))
      const head = Math.min(...alternating.map((pair) => pair[1]))
      const change = head / base - 1
      return { says: Math.abs(change) > 0.02 ? sign(change) : 0, pairs: alternating.length }
    },
  },
  {
    name: 'signed rank p < .05, coin flips, 30',
    judge: ({ coins }) => signedRank(coins.slice(0, 30)),
  },
  { name: 'signed rank p < .05, coin flips, 60', judge: ({ coins }) => signedRank(coins) },
]

interface Tested {
  readonly p: number
  /** Above 0 when head is larger. */
  readonly effect: number
  readonly pairs: number
}

function fixed({ p, effect, pairs }: Tested): Saying {
  return { says: p <= 0.05 ? sign(effect) : 0, pairs }
}

function signedRank(pairs: readonly (readonly [number, number])[]): Saying {
  const sorted = sortedCopy(pairs.map(([base, head]) => Math.log(head / base)))
  return fixed({ p: signedRankP(sorted), effect: hodgesLehmann(sorted), pairs: pairs.length })
}

function welchOf(pairs: readonly (readonly [number, number])[]): Tested {
  const result = welch(
    pairs.map((pair) => pair[0]),
    pairs.map((pair) => pair[1]),
  )
  return { ...result, pairs: pairs.length }
}

/** Normal approximation with the corrections for ties and continuity (Mann and Whitney 1947). */
function mannWhitney(base: readonly number[], head: readonly number[]): Tested {
  const all = [
    ...base.map((value) => ({ value, head: 0 })),
    ...head.map((value) => ({ value, head: 1 })),
  ]
  const sorted = all.toSorted((one, other) => one.value - other.value)
  let ties = 0
  let headRanks = 0
  for (let from = 0; from < sorted.length;) {
    const to = sorted.findLastIndex(({ value }) => value === sorted[from]?.value) + 1
    const count = to - from
    ties += count ** 3 - count
    const heads = sorted.slice(from, to).reduce((sum, one) => sum + one.head, 0)
    headRanks += (heads * (from + 1 + to)) / 2
    from = to
  }
  const n = sorted.length
  const product = base.length * head.length
  const distance = headRanks - (head.length * (head.length + 1)) / 2 - product / 2
  const spread = Math.sqrt((product / 12) * (n + 1 - ties / (n * (n - 1))))
  const z = spread > 0 ? Math.max(0, Math.abs(distance) - 0.5) / spread : 0
  return { p: 2 * normalCumulative(-z), effect: distance, pairs: base.length }
}

function sign(value: number): -1 | 0 | 1 {
  return value > 0 ? 1 : value < 0 ? -1 : 0
}
