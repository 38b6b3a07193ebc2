import type { Metric } from '../model/judging/metric.ts'

/**
 * How late a timer of one millisecond fires on average while calls of a benchmark that waits are under
 * way, made after the timed ones.
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
