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
  told('user time', 's', 0.02, microsecondsPerCall('userMicroseconds')),
  told('system time', 's', 0.05, microsecondsPerCall('systemMicroseconds')),
  // In a fresh process, with everything cold, and the median of the calls after it; for a `series` only.
  told('first call', 's', 0.05),
  told('later calls', 's', 0.05),
  // Requests per second that a server answers: one at a time, with as many under way as its
  // connections hold, or at the rate at which they come.
  { ...told('throughput', 'per_s', 0.02), better: 'higher' },
  // Quantiles of a server's response time.
  told('latency p50', 's', 0.02),
  told('latency p95', 's', 0.05),
  told('latency p99', 's', 0.05),
  // Pauses per call, seen after the timed calls, their share of the calls' time, and their number per call.
  told('GC time', 's', 0.05, level('gcSecondsPerCall')),
  told('GC share', 'ratio', 0.05, level('gcShare')),
  told('GC count', 'count', 0.05, level('gcPerCall')),
  // Bytes of JavaScript heap in use at the end of a run, including dead objects.
  told('heap used', 'B', 0.05, level('heapUsedBytes')),
  // Bytes that a call allocates, on the heap or outside it for heap objects: growth too short for a collection.
  told('allocation', 'B', 0.01, level('allocatedBytes')),
  // Mean delay of a one-millisecond timer while calls of an asynchronous benchmark run, after the timed ones.
  told('event-loop delay', 's', 0.1, level('eventLoopDelaySeconds')),
  // Of the process's threads in the measured part, voluntary and involuntary: every request causes one.
  told('context switches', 'count', 0.1, growth('contextSwitches')),
  // Minor and major ones in the measured part.
  told('page faults', 'count', 0.1, growth('pageFaults')),
  // Of all calls, slow ones included, beside the time of the typical call: see `besideTime`.
  { ...told('mean time', 's', 0.02), assume: 'beside' },
  { ...told('far share', 'ratio', 0.02), assume: 'beside' },
  { ...told('far time', 's', 0.02), assume: 'beside' },
  // Total size in bytes of the native addon files that a side has built.
  { ...told('addon size', 'B', 0.01), assume: 'exact' },
  // The files of the package and its production dependencies, as a user would install them.
  { ...told('install size', 'B', 0.01), assume: 'exact' },
  { ...told('installed files', 'count', 0.01), id: 'install-files', assume: 'exact' },
]

/** A metric without what is usual: the lower, the better, and nothing known of its distribution. */
type MetricEntry = Omit<Metric, 'better' | 'assume' | 'gates'> & Partial<Pick<Metric, 'better'>>

/** A metric whose verdict counts; the lower, the better, unless it says otherwise. */
export function gatingMetric({ id, label, unit, better = 'lower', ...rest }: MetricEntry): Metric {
  return { id, label, unit, better, assume: 'nothing', gates: true, ...rest }
}

/** A metric that informs; its id is its label in lower case, with dashes. */
function told(label: string, unit: Metric['unit'], threshold: number, usage?: Usage): Metric {
  const id = label.toLowerCase().replaceAll(' ', '-')
  return { ...gatingMetric({ id, label, unit, threshold }), gates: false, ...(usage && { usage }) }
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
