import type { Benchmark } from '../model/run/benchmark.ts'
import type { Block, BlockKind } from '../model/run/block.ts'
import { groupedBy } from '../model/grouped-by.ts'
import type { PlacementSeeds } from '../model/run/placement.ts'
import type { Plan } from '../model/run/plan.ts'
import { randomOf, seedOf } from '../model/random.ts'
import { suiteKey } from '../model/run/suite.ts'

/**
 * The blocks of one round: one for every benchmark that is still measured, in an order drawn anew,
 * control blocks at the plan's share, and one of base against its control build when the plan has a rebuild
 * control.
 *
 * Coin and seed of a block depend only on the plan's seed, the round and the benchmark, so they do
 * not change with what else is measured. Round 0 warms up; it has no control blocks. The rows of a suite
 * share coin and seed and follow each other, because one pair of processes serves them all. All blocks
 * of a round share the places of the addons, which are those of this round only.
 *
 * @param round - from 0
 * @param live - ids of the benchmarks that go on
 */
export function blocksOfRound(
  plan: Plan,
  round: number,
  live: readonly string[],
): readonly Block[] {
  const going = new Set(live)
  const turns = turnsOf(plan.benchmarks).flatMap(({ members, position }) => {
    const measured = members.filter(({ id }) => going.has(id))
    return measured.length === 0
      ? []
      : kindsInRound(plan, round, position).map((kind) => {
          const seed = seedOf(plan.seed, round, position, seedPart[kind])
          const coin = randomOf(seed).coin() ? 'BH' : 'HB'
          const placement = placementIn(plan, round, kind)
          const drawn = placement === null ? {} : { placement }
          return measured.map(
            ({ id, driver }) =>
              ({ round, benchmarkId: id, driver, coin, seed, kind, ...drawn }) as const,
          )
        })
  })
  // A pair, a control, and perhaps a rebuild control.
  const most = plan.rebuildControl === true ? 3 : 2
  const firstIndex = round * plan.benchmarks.length * most
  return randomOf(seedOf(plan.seed, round))
    .shuffled(turns)
    .flat()
    .map((block, position) => ({ index: firstIndex + position, ...block }))
}

/** What comes out of the same processes. */
interface Turn {
  readonly members: readonly Benchmark[]
  /** Of the first of them in the plan. */
  readonly position: number
}

/** Each benchmark by itself, but all rows of a suite together. */
function turnsOf(benchmarks: readonly Benchmark[]): readonly Turn[] {
  const places = benchmarks.map((benchmark, position) => ({ benchmark, position }))
  const groups = groupedBy(places, ({ benchmark, position }) => suiteKey(benchmark) ?? position)
  return [...groups.values()].map((group) => ({
    members: group.map(({ benchmark }) => benchmark),
    position: group[0]?.position ?? 0,
  }))
}

/** Their numbers in what seeds are made from. */
const seedPart: Readonly<Record<BlockKind, number>> = {
  'warm-up': 0,
  pair: 0,
  control: 1,
  rebuild: 2,
}

// No benchmark has this position, so no coin is drawn from the same numbers.
const placementPart = 0xb1ace

/**
 * Where the addons of both sides lie in a round. Each side's places are drawn for themselves: for code
 * that is the same, any two are as likely the other way round, which is what the judge flips coins
 * for. Base's control build has places of its own.
 */
function placementIn(
  { seed, placements }: Plan,
  round: number,
  kind: BlockKind,
): PlacementSeeds | null {
  if (placements === undefined || 'refused' in placements) return null
  const base = seedOf(seed, round, placementPart, 0)
  if (kind === 'rebuild') return { base, head: seedOf(seed, round, placementPart, 2) }
  return { base, head: placements.alike ? base : seedOf(seed, round, placementPart, 1) }
}

/**
 * Control blocks come at equal distances, at another phase for every benchmark. Base meets its control build in
 * every round, the warm-up included: the control build needs one, and as much evidence as what it limits.
 */
function kindsInRound(plan: Plan, round: number, position: number): readonly BlockKind[] {
  const phase = randomOf(seedOf(plan.seed, position, 0xc0)).next()
  const upTo = (rounds: number): number => Math.floor(rounds * plan.controlShare + phase)
  const controls = round > 0 && upTo(round) > upTo(round - 1)
  return [
    round === 0 ? 'warm-up' : 'pair',
    ...(controls ? (['control'] as const) : []),
    ...(plan.rebuildControl === true ? (['rebuild'] as const) : []),
  ]
}
