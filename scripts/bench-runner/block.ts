import type { Driver, DriverContext } from '../../src/drivers/driver.ts'
import type { BySlot } from '../../src/drivers/slot.ts'
import type { Host } from '../../src/host/host.ts'
import type { HyperfineFound } from '../../src/host/tools/hyperfine.ts'
import { actorMakers, type ActorMakers } from '../../src/measure/actors/actor-makers.ts'
import { runBlock, type SupervisedActor } from '../../src/measure/actors/run-block.ts'
import { placementOf } from '../../src/measure/targets/placement-of.ts'
import type { Target } from '../../src/measure/targets/target.ts'
import type { BySide, Side } from '../../src/model/build/side.ts'
import type { Benchmark } from '../../src/model/run/benchmark.ts'
import type { Pilot } from '../../src/model/run/pilot.ts'

/** Makes actors of both sides, as a run does. */
export async function makersOf(
  targets: BySide<Target>,
  hyperfine: HyperfineFound,
  host: Host,
): Promise<ActorMakers> {
  const placement = placementOf(0, await host.machine.allowedCpus())
  return actorMakers({ targets, placement, hyperfine }, host)
}

/** Configuration of a block; its seed is random. */
export interface BlockParts<Actor, Measured extends Benchmark> {
  readonly driver: Driver<Actor, Measured>
  readonly benchmark: Measured
  readonly make: (side: Side) => SupervisedActor<Actor>
  readonly pilot: Pick<Pilot, 'iterations' | 'batches'>
}

/** Log ratio of a metric in a block of its own, base in slot one and head in slot two. */
export async function blockLogRatio<Actor, Measured extends Benchmark>(
  { driver, benchmark, make, pilot }: BlockParts<Actor, Measured>,
  metric: string,
  host: Host,
): Promise<number> {
  const context: DriverContext<Measured> = {
    benchmark,
    block: {
      index: 0,
      round: 1,
      benchmarkId: benchmark.id,
      driver: driver.id,
      coin: 'BH',
      seed: Math.floor(Math.random() * 2 ** 32),
      kind: 'pair',
    },
    pilot: { benchmarkId: benchmark.id, blockSeconds: 1, notes: [], calls: 1, ...pilot },
    metrics: [],
  }
  const sides = { one: 'base', two: 'head' } as const
  const work = (actors: BySlot<Actor>) => driver.block(actors, context)
  const { one, two } = (await runBlock({ sides, make, work }, host)).value
  return Math.log((one[metric] ?? NaN) / (two[metric] ?? NaN))
}
