import type { Metric } from '../model/judging/metric.ts'

/** Typical wall-clock time in seconds of one call, or of a whole command. */
export const time: Metric = gatingMetric({ id: 'time', label: 'time', unit: 's', threshold: 0.02 })

/**
 * User and system time of the whole process per timed call, including helper threads and garbage
 * collection. The driver sums it over the timed calls itself. Over the whole measured part it would
 * include the cost of each request, which with cold caches is up to a tenth of a short batch.
 */
export const cpu: Metric = gatingMetric({
  id: 'cpu',
  label: 'CPU time',
  unit: 's',
  threshold: 0.02,
})

/** Peak resident memory of the process, in bytes. */
export const peakMemory: Metric = gatingMetric({
  id: 'peak-memory',
  label: 'peak memory',
  unit: 'B',
  threshold: 0.01,
  usage: { of: 'peakMemoryBytes', as: 'level', scale: 1 },
})

/** Rate of a suite's row in operations per second, by the tool's own clock. */
export const rate: Metric = gatingMetric({
  id: 'rate',
  label: 'rate',
  unit: 'per_s',
  better: 'higher',
  threshold: 0.02,
  own: true,
})

/** Every metric that a run can yield, in display order. */
export const metrics: readonly Metric[] = [
  time,
  cpu,
  peakMemory,
  // CPU time per call, or per command, spent in the program itself, including helper threads.
  informingMetric({
    id: 'user-time',
    label: 'user time',
    unit: 's',
    threshold: 0.02,
    usage: { of: 'userMicroseconds', as: 'growth-per-call', scale: 1e-6 },
  }),
  // The same, spent by the kernel on its behalf. For calls it includes the cost of the harness's
  // requests.
  informingMetric({
    id: 'system-time',
    label: 'system time',
    unit: 's',
    threshold: 0.05,
    usage: { of: 'systemMicroseconds', as: 'growth-per-call', scale: 1e-6 },
  }),
  // Time of the first call in a fresh process, with everything cold, and the median of the calls
  // after it. Only for benchmarks that request a series.
  informingMetric({ id: 'first-call', label: 'first call', unit: 's', threshold: 0.05 }),
  informingMetric({ id: 'later-calls', label: 'later calls', unit: 's', threshold: 0.05 }),
  // Requests per second that a server answers: one at a time, with as many under way as its
  // connections hold, or at the rate at which they come.
  informingMetric({
    id: 'throughput',
    label: 'throughput',
    unit: 'per_s',
    better: 'higher',
    threshold: 0.02,
  }),
  // Quantiles of a server's response time.
  informingMetric({ id: 'latency-p50', label: 'latency p50', unit: 's', threshold: 0.02 }),
  informingMetric({ id: 'latency-p95', label: 'latency p95', unit: 's', threshold: 0.05 }),
  informingMetric({ id: 'latency-p99', label: 'latency p99', unit: 's', threshold: 0.05 }),
  // Garbage collection pauses in seconds per call, seen after the timed calls.
  informingMetric({
    id: 'gc-time',
    label: 'GC time',
    unit: 's',
    threshold: 0.05,
    usage: { of: 'gcSecondsPerCall', as: 'level', scale: 1 },
  }),
  // Share of the calls' time that went into these pauses.
  informingMetric({
    id: 'gc-share',
    label: 'GC share',
    unit: 'ratio',
    threshold: 0.05,
    usage: { of: 'gcShare', as: 'level', scale: 1 },
  }),
  // Number of garbage collections per call.
  informingMetric({
    id: 'gc-count',
    label: 'GC count',
    unit: 'count',
    threshold: 0.05,
    usage: { of: 'gcPerCall', as: 'level', scale: 1 },
  }),
  // Bytes of JavaScript heap in use at the end of a run, including dead objects.
  informingMetric({
    id: 'heap-used',
    label: 'heap used',
    unit: 'B',
    threshold: 0.05,
    usage: { of: 'heapUsedBytes', as: 'level', scale: 1 },
  }),
  // Bytes that one call allocates on the heap, or outside it for heap objects. Measured as growth
  // over separate, untimed runs too short for a collection.
  informingMetric({
    id: 'allocation',
    label: 'allocation',
    unit: 'B',
    threshold: 0.01,
    usage: { of: 'allocatedBytes', as: 'level', scale: 1 },
  }),
  // Mean delay of a one-millisecond timer while calls of an asynchronous benchmark run. Measured
  // after the timed calls.
  informingMetric({
    id: 'event-loop-delay',
    label: 'event-loop delay',
    unit: 's',
    threshold: 0.1,
    usage: { of: 'eventLoopDelaySeconds', as: 'level', scale: 1 },
  }),
  // Voluntary and involuntary context switches of the process's threads in the measured part. Every
  // request of the harness causes one.
  informingMetric({
    id: 'context-switches',
    label: 'context switches',
    unit: 'count',
    threshold: 0.1,
    usage: { of: 'contextSwitches', as: 'growth', scale: 1 },
  }),
  // Minor and major page faults in the measured part.
  informingMetric({
    id: 'page-faults',
    label: 'page faults',
    unit: 'count',
    threshold: 0.1,
    usage: { of: 'pageFaults', as: 'growth', scale: 1 },
  }),
  // Total size in bytes of the native addon files that a side has built.
  exactMetric({ id: 'addon-size', label: 'addon size', unit: 'B', threshold: 0.01 }),
  // The files of the package and its production dependencies, as a user would install them.
  exactMetric({ id: 'install-size', label: 'install size', unit: 'B', threshold: 0.01 }),
  exactMetric({ id: 'install-files', label: 'installed files', unit: 'count', threshold: 0.01 }),
]

/** A metric without what is usual: the lower, the better, and nothing known of its distribution. */
type MetricEntry = Omit<Metric, 'better' | 'assume' | 'gates'> & Partial<Pick<Metric, 'better'>>

function gatingMetric({ id, label, unit, better = 'lower', ...rest }: MetricEntry): Metric {
  return { id, label, unit, better, assume: 'nothing', gates: true, ...rest }
}

function informingMetric(entry: MetricEntry): Metric {
  return { ...gatingMetric(entry), gates: false }
}

function exactMetric(entry: MetricEntry): Metric {
  return { ...informingMetric(entry), assume: 'exact' }
}
