import type { Metric } from '../model/judging/metric.ts'

/** The most memory that the process ever held in RAM at once. */
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
