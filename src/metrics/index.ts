import type { Metric, Usage } from '../model/judging/metric.ts'

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
  // Spent in the program itself, per call or per command, including helper threads, and by the kernel on its
  // behalf; for calls that includes the cost of the harness's requests.
  informingMetric('user time', 's', 0.02, microsecondsPerCall('userMicroseconds')),
  informingMetric('system time', 's', 0.05, microsecondsPerCall('systemMicroseconds')),
  // In a fresh process, with everything cold, and the median of the calls after it; for a `series` only.
  informingMetric('first call', 's', 0.05),
  informingMetric('later calls', 's', 0.05),
  // Requests per second that a server answers, one at a time.
  { ...informingMetric('throughput', 'per_s', 0.02), better: 'higher' },
  // Quantiles of a server's response time.
  informingMetric('latency p50', 's', 0.02),
  informingMetric('latency p95', 's', 0.05),
  informingMetric('latency p99', 's', 0.05),
  // Pauses per call, seen after the timed calls, their share of the calls' time, and their number per call.
  informingMetric('GC time', 's', 0.05, level('gcSecondsPerCall')),
  informingMetric('GC share', 'ratio', 0.05, level('gcShare')),
  informingMetric('GC count', 'count', 0.05, level('gcPerCall')),
  // Bytes of JavaScript heap in use at the end of a run, including dead objects.
  informingMetric('heap used', 'B', 0.05, level('heapUsedBytes')),
  // Bytes that a call allocates, on the heap or outside it for heap objects: growth too short for a collection.
  informingMetric('allocation', 'B', 0.01, level('allocatedBytes')),
  // Mean delay of a one-millisecond timer while calls of an asynchronous benchmark run, after the timed ones.
  informingMetric('event-loop delay', 's', 0.1, level('eventLoopDelaySeconds')),
  // Of the process's threads in the measured part, voluntary and involuntary: every request causes one.
  informingMetric('context switches', 'count', 0.1, growth('contextSwitches')),
  // Minor and major ones in the measured part.
  informingMetric('page faults', 'count', 0.1, growth('pageFaults')),
  // Of all calls, slow ones included, beside the time of the typical call: see `besideTime`.
  { ...informingMetric('mean time', 's', 0.02), assume: 'beside' },
  { ...informingMetric('far share', 'ratio', 0.02), assume: 'beside' },
  { ...informingMetric('far time', 's', 0.02), assume: 'beside' },
  // Total size in bytes of the native addon files that a side has built.
  { ...informingMetric('addon size', 'B', 0.01), assume: 'exact' },
  // The files of the package and its production dependencies, as a user would install them.
  { ...informingMetric('install size', 'B', 0.01), assume: 'exact' },
  { ...informingMetric('installed files', 'count', 0.01), id: 'install-files', assume: 'exact' },
]

/** A metric without what is usual: the lower, the better, and nothing known of its distribution. */
type MetricEntry = Omit<Metric, 'better' | 'assume' | 'gates'> & Partial<Pick<Metric, 'better'>>

/** A metric whose verdict counts; the lower, the better, unless it says otherwise. */
export function gatingMetric({ id, label, unit, better = 'lower', ...rest }: MetricEntry): Metric {
  return { id, label, unit, better, assume: 'nothing', gates: true, ...rest }
}

function informingMetric(
  label: string,
  unit: Metric['unit'],
  threshold: number,
  usage?: Usage,
): Metric {
  const id = label.toLowerCase().replaceAll(' ', '-')
  return { ...gatingMetric({ id, label, unit, threshold }), gates: false, usage }
}

function level(of: string): Usage {
  return { of, as: 'level', scale: 1 }
}

function growth(of: string): Usage {
  return { of, as: 'growth', scale: 1 }
}

function microsecondsPerCall(of: string): Usage {
  return { of, as: 'growth-per-call', scale: 1e-6 }
}
