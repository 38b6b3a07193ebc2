import type { Metric } from '../model/judging/metric.ts'

/** Peak resident memory of the process, in bytes. */
export const peakMemory: Metric = {
  id: 'peak-memory',
  label: 'peak memory',
  unit: 'B',
  better: 'lower',
  assume: 'nothing',
  gates: true,
  threshold: 0.01,
  usage: { of: 'peakMemoryBytes', as: 'level', scale: 1 },
}
