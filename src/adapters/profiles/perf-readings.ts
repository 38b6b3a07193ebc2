import type { Readings } from '../../model/run/sample.ts'

/** What `perf stat` is asked to count, outside of the kernel where it counts instructions. */
export const perfEvents = {
  'instructions:u': 'instructions',
  'cycles:u': 'cycles',
  'context-switches': 'context-switches',
} as const

const idsByEvent: Readonly<Record<string, string>> = {
  ...perfEvents,
  // How some versions write what they were not asked for in so many words.
  instructions: 'instructions',
  cycles: 'cycles',
}

/**
 * What `perf stat -x,` counted, by metric id. An event that the machine does not count, and one that
 * was counted for a part of the time only, is `null`; so is a count of 0, because perf says 0 of events
 * in the kernel that it may not see.
 *
 * @param text - what perf wrote, whose lines are `value,unit,event,nanoseconds,percent,…`
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

// Switches happen in the kernel: perf that may not look there falls back to counting nothing.
const noSwitches = ['context-switches', null] as const
