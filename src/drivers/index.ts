import type { DriverId } from '../model/run/benchmark.ts'
import { alternate } from './alternate.ts'
import { command } from './command.ts'
import type { Driver } from './driver.ts'
import { pingpong } from './pingpong.ts'
import { sliced } from './sliced.ts'

/** Every way of interleaving the two runs of a block; `suite` serves many blocks at once. */
export const drivers: Readonly<Record<Exclude<DriverId, 'suite'>, Driver>> = {
  pingpong,
  alternate,
  command,
  sliced,
}
