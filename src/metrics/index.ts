import type { Metric } from '../model/metric.ts'
import { addonSize } from './addon-size.ts'
import { cpu } from './cpu.ts'
import { gcCount } from './gc-count.ts'
import { gcTime } from './gc-time.ts'
import { heapUsed } from './heap-used.ts'
import { pageFaults } from './page-faults.ts'
import { peakMemory } from './peak-memory.ts'
import { time } from './time.ts'

/** Everything that a run can yield, in the order in which it is shown. */
export const metrics: readonly Metric[] = [
  time,
  cpu,
  peakMemory,
  gcTime,
  gcCount,
  heapUsed,
  pageFaults,
  addonSize,
]
