import type { DriverId } from '../model/benchmark.ts'
import { command } from './command.ts'
import type { Driver } from './driver.ts'
import { pingpong } from './pingpong.ts'

/** Every way of interleaving the two runs of a block. */
export const drivers: Readonly<Record<DriverId, Driver>> = { pingpong, command }
