import type { Driver, DriverContext } from '../../src/drivers/driver.ts'
import type { BySlot } from '../../src/drivers/slot.ts'
import type { Host } from '../../src/host/host.ts'
import type { Benchmark } from '../../src/model/run/benchmark.ts'
import type { Pilot } from '../../src/model/run/pilot.ts'
import type { Readings } from '../../src/model/run/sample.ts'
import type { Side } from '../../src/model/build/side.ts'
import { runBlock } from '../../src/measure/actors/run-block.ts'
import type { SupervisedActor } from '../../src/measure/actors/supervised.ts'

/** Configuration of a block; its seed is random. */
export interface BlockParts<Actor, Measured extends Benchmark> {
  readonly driver: Driver<Actor, Measured>
  readonly benchmark: Measured
  readonly make: (side: Side) => SupervisedActor<Actor>
  readonly pilot: Pick<Pilot, 'iterations' | 'batches'>
}

/** Measures one block with base in slot one and head in slot two. */
export async function oneBlock<Actor, Measured extends Benchmark>(
  { driver, benchmark, make, pilot }: BlockParts<Actor, Measured>,
  host: Host,
): Promise<BySlot<Readings>> {
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
  return (await runBlock({ sides, make, work }, host)).value
}
