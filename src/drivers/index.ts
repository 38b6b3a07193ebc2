import type { BenchmarkByDriver, DriverId } from '../model/run/benchmark.ts'
import type { ActorByDriver } from './actors.ts'
import { alternate } from './alternate.ts'
import { command } from './command.ts'
import type { Driver } from './driver.ts'
import { pingpong } from './pingpong.ts'

/** A driver that serves one block at a time; `suite` serves several. */
export type BlockDriverId = Exclude<DriverId, 'suite'>

/** All drivers by name. */
export const drivers: {
  readonly [Id in BlockDriverId]: Driver<ActorByDriver[Id], BenchmarkByDriver[Id]>
} = {
  pingpong,
  alternate,
  command,
}
