import type { Block } from '../model/block.ts'
import type { Plan } from '../model/plan.ts'
import { randomOf, seedOf } from '../model/random.ts'

/**
 * The blocks of one round: one for every benchmark that is still measured, in an order drawn anew,
 * and control blocks at the plan's share.
 *
 * Coin and seed of a block depend only on the plan's seed, the round and the benchmark, so they do
 * not change with what else is measured. Round 0 warms up; it has no control blocks.
 *
 * @param round - from 0
 * @param live - ids of the benchmarks that go on
 */
export function blocksOfRound(
  plan: Plan,
  round: number,
  live: readonly string[],
): readonly Block[] {
  const all = plan.benchmarks.map((benchmark, position) => ({ benchmark, position }))
  const going = all.filter(({ benchmark }) => live.includes(benchmark.id))
  const blocks = going.flatMap(({ benchmark, position }) =>
    kindsInRound(plan, round, position).map((control): Omit<Block, 'index'> => {
      const seed = seedOf(plan.seed, round, position, control ? 1 : 0)
      const coin = randomOf(seed).coin() ? 'BH' : 'HB'
      const { id, driver } = benchmark
      return { round, benchmarkId: id, driver, coin, seed, control }
    }),
  )
  const firstIndex = round * plan.benchmarks.length * 2
  return randomOf(seedOf(plan.seed, round))
    .shuffled(blocks)
    .map((block, position) => ({ index: firstIndex + position, ...block }))
}

/** Control blocks come at equal distances, at another phase for every benchmark. */
function kindsInRound(plan: Plan, round: number, position: number): readonly boolean[] {
  const phase = randomOf(seedOf(plan.seed, position, 0xc0)).next()
  const upTo = (rounds: number): number => Math.floor(rounds * plan.controlShare + phase)
  return round > 0 && upTo(round) > upTo(round - 1) ? [false, true] : [false]
}
