import type { Metric } from '../model/judging/metric.ts'
import { addonSize } from './addon-size.ts'
import { allocation } from './allocation.ts'
import { contextSwitches } from './context-switches.ts'
import { cpu } from './cpu.ts'
import { cycles } from './cycles.ts'
import { eventLoopDelay } from './event-loop-delay.ts'
import { firstCall } from './first-call.ts'
import { gcCount } from './gc-count.ts'
import { gcShare } from './gc-share.ts'
import { gcTime } from './gc-time.ts'
import { heapUsed } from './heap-used.ts'
import { installFiles } from './install-files.ts'
import { installSize } from './install-size.ts'
import { instructions } from './instructions.ts'
import { laterCalls } from './later-calls.ts'
import { latencyP50 } from './latency-p50.ts'
import { latencyP95 } from './latency-p95.ts'
import { latencyP99 } from './latency-p99.ts'
import { pageFaults } from './page-faults.ts'
import { peakMemory } from './peak-memory.ts'
import { systemTime } from './system-time.ts'
import { throughput } from './throughput.ts'
import { time } from './time.ts'
import { userTime } from './user-time.ts'

/** Every metric that a run can yield, in display order. */
export const metrics: readonly Metric[] = [
  time,
  cpu,
  peakMemory,
  userTime,
  systemTime,
  firstCall,
  laterCalls,
  throughput,
  latencyP50,
  latencyP95,
  latencyP99,
  gcTime,
  gcShare,
  gcCount,
  heapUsed,
  allocation,
  eventLoopDelay,
  contextSwitches,
  pageFaults,
  instructions,
  cycles,
  addonSize,
  installSize,
  installFiles,
]
