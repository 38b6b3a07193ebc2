import type { SideTimes } from '../../src/host/process/processes.ts'

type RunAndDelay = readonly [run: number, delay: number]

/**
 * What the processes of a side have used.
 *
 * @param threads - by process and thread
 * @param ended - nanoseconds of ended children, by process
 */
export function timesOf(
  threads: Readonly<Record<number, Readonly<Record<number, RunAndDelay>>>>,
  ended: Readonly<Record<number, number>> = {},
): SideTimes {
  return new Map(
    Object.entries(threads).map(([process, ownThreads]) => {
      const times = Object.entries(ownThreads).map(
        ([thread, [run, delay]]) =>
          [Number(thread), { runNanoseconds: run, delayNanoseconds: delay }] as const,
      )
      return [
        Number(process),
        { threads: new Map(times), childrenNanoseconds: ended[Number(process)] ?? 0 },
      ]
    }),
  )
}
