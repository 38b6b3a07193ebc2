import type { Metric } from '../model/judging/metric.ts'

/**
 * Mean delay of a one-millisecond timer while calls of an asynchronous benchmark run. Measured
 * after the timed calls.
 */
export const eventLoopDelay: Metric = {
  id: 'event-loop-delay',
  label: 'event-loop delay',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.1,
  usage: { of: 'eventLoopDelaySeconds', as: 'level', scale: 1 },
}
