import type { Readings } from '../../model/run/sample.ts'

/** Events for `perf stat`; instructions are counted outside the kernel. */
export const perfEvents = {
  'instructions:u': 'instructions',
  'cycles:u': 'cycles',
  'context-switches': 'context-switches',
} as const

const idsByEvent: Readonly<Record<string, string>> = {
  ...perfEvents,
  // Some versions report an event without the `:u` with which it was requested.
  instructions: 'instructions',
  cycles: 'cycles',
}

/**
 * The counts of `perf stat -x,`, by metric id. An event that the machine does not count, or counted
 * for only part of the time, is `null`. So is a count of 0, because perf reports 0 for kernel
 * events that it may not see.
 *
 * @param text - output of perf; its lines are `value,unit,event,nanoseconds,percent,…`
 */
export function perfReadingsOf(text: string): Readings {
  return Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [value = '', , event = '', , percent = ''] = line.split(',')
      const id = idsByEvent[event.trim()]
      if (id === undefined) return event.trim() === 'context-switches:u' ? [noSwitches] : []
      const count = /^\d+$/.test(value.trim()) ? Number(value) : 0
      return [[id, count > 0 && Number(percent) >= 99.99 ? count : null] as const]
    }),
  )
}

// Context switches happen in the kernel. Without permission to look there, perf falls back to
// `context-switches:u`, which counts nothing.
const noSwitches = ['context-switches', null] as const
