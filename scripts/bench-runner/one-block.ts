import type { ByPlace, Driver } from '../../src/drivers/driver.ts'
import type { Host } from '../../src/host/host.ts'
import type { Benchmark } from '../../src/model/run/benchmark.ts'
import type { Pilot } from '../../src/model/run/pilot.ts'
import type { Readings } from '../../src/model/run/sample.ts'
import { perform, type Actors } from '../../src/measure/perform.ts'

/** What a block is made of; its seed is drawn. */
export interface BlockParts {
  readonly driver: Driver
  readonly benchmark: Benchmark
  readonly actors: Actors
  readonly pilot: Pick<Pilot, 'iterations' | 'batches'>
}

/** Measures one block of base in place one and head in place two. */
export async function oneBlock(
  { driver, benchmark, actors, pilot }: BlockParts,
  host: Host,
): Promise<ByPlace<Readings>> {
  const { value } = await perform(
    driver.block({
      benchmark,
      block: {
        index: 0,
        round: 1,
        benchmarkId: benchmark.id,
        driver: driver.id,
        coin: 'BH',
        seed: Math.floor(Math.random() * 2 ** 32),
        control: false,
      },
      pilot: { benchmarkId: benchmark.id, blockSeconds: 1, notes: [], calls: 1, ...pilot },
      metrics: [],
    }),
    { one: 'base', two: 'head' },
    actors,
    600,
    host,
  )
  return value
}
