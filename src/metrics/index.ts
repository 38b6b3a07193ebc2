import type { Metric } from '../model/judging/metric.ts'
import { contextSwitches } from './context-switches.ts'
import { cpu } from './cpu.ts'
import { eventLoopDelay } from './event-loop-delay.ts'
import { peakMemory } from './peak-memory.ts'
import { systemTime } from './system-time.ts'
import { time } from './time.ts'

/**
 * Bytes that one call allocates on the heap, or outside it for heap objects. Measured as growth
 * over separate, untimed runs too short for a collection.
 */
const allocation: Metric = {
  id: 'allocation',
  label: 'allocation',
  unit: 'B',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.01,
  usage: { of: 'allocatedBytes', as: 'level', scale: 1 },
}

/**
 * Requests per second that a server answers: one at a time, with as many under way as its
 * connections hold, or at the rate at which they come.
 */
const throughput: Metric = {
  id: 'throughput',
  label: 'throughput',
  unit: 'per_s',
  better: 'higher',
  assume: 'nothing',
  gates: false,
  threshold: 0.02,
}

/**
 * Share of the time spent in calls, including lead-ins, that went into garbage collection pauses.
 */
const gcShare: Metric = {
  id: 'gc-share',
  label: 'GC share',
  unit: 'ratio',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
  usage: { of: 'gcSeconds', as: 'growth-per-second', scale: 1 },
}

/**
 * Time of the first call in a fresh process, with everything cold. Only for benchmarks that request
 * a series.
 */
const firstCall: Metric = {
  id: 'first-call',
  label: 'first call',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
}

/**
 * Machine instructions that a whole command executed outside the kernel, where the CPU counts them.
 */
const instructions: Metric = {
  id: 'instructions',
  label: 'instructions',
  unit: 'count',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.01,
}

/**
 * Bytes of all files in the package and its production dependencies, as a user would install them.
 */
const installSize: Metric = {
  id: 'install-size',
  label: 'install size',
  unit: 'B',
  better: 'lower',
  assume: 'exact',
  gates: false,
  threshold: 0.01,
}

/** CPU time per call, or per command, spent in the program itself, including helper threads. */
const userTime: Metric = {
  id: 'user-time',
  label: 'user time',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.02,
  usage: { of: 'userMicroseconds', as: 'growth-per-call', scale: 1e-6 },
}

/** Minor and major page faults in the measured part. */
const pageFaults: Metric = {
  id: 'page-faults',
  label: 'page faults',
  unit: 'count',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.1,
  usage: { of: 'pageFaults', as: 'growth', scale: 1 },
}

/** Bytes of JavaScript heap in use at the end of a run, including dead objects. */
const heapUsed: Metric = {
  id: 'heap-used',
  label: 'heap used',
  unit: 'B',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
  usage: { of: 'heapUsedBytes', as: 'level', scale: 1 },
}

/** Garbage collection pauses in seconds per call. */
const gcTime: Metric = {
  id: 'gc-time',
  label: 'GC time',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
  usage: { of: 'gcSeconds', as: 'growth-per-call', scale: 1 },
}

/** Number of garbage collections in the measured part of a block. */
const gcCount: Metric = {
  id: 'gc-count',
  label: 'GC count',
  unit: 'count',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
  usage: { of: 'gcCount', as: 'growth', scale: 1 },
}

/** Median time of the calls after the first one in a series. */
const laterCalls: Metric = {
  id: 'later-calls',
  label: 'later calls',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
}

/** 99th percentile of a server's response time, in seconds. */
const latencyP99: Metric = {
  id: 'latency-p99',
  label: 'latency p99',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
}

/** 95th percentile of a server's response time, in seconds. */
const latencyP95: Metric = {
  id: 'latency-p95',
  label: 'latency p95',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
}

/** Median response time of a server, in seconds. */
const latencyP50: Metric = {
  id: 'latency-p50',
  label: 'latency p50',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.02,
}

/** Number of files in the package and its production dependencies, as a user would install them. */
const installFiles: Metric = {
  id: 'install-files',
  label: 'installed files',
  unit: 'count',
  better: 'lower',
  assume: 'exact',
  gates: false,
  threshold: 0.01,
}

/** CPU cycles that a whole command spent outside the kernel, where the CPU counts them. */
const cycles: Metric = {
  id: 'cycles',
  label: 'CPU cycles',
  unit: 'count',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.02,
}

/** Total size in bytes of the native addon files that a side has built. */
const addonSize: Metric = {
  id: 'addon-size',
  label: 'addon size',
  unit: 'B',
  better: 'lower',
  assume: 'exact',
  gates: false,
  threshold: 0.01,
}

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
