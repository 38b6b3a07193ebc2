import { membersOf, type TreeRoot } from './end-tree.ts'
import type { Apart } from '../isolation/isolation.ts'
import { kernelText } from '../machine/kernel-text.ts'

const pauseMilliseconds = 500

/**
 * Looks now and then whether a child has started more processes than it may: the kernel holds every
 * user but root to a number.
 *
 * @returns a function that stops looking
 */
export function watchCrowd(
  root: TreeRoot,
  apart: Apart | null,
  onCrowd: (overLimit: string) => void,
): () => void {
  const most = apart?.mostProcesses ?? null
  const before = threadsNow()
  if (most === null || before === 0) return () => {}
  const timer = setInterval(() => {
    // One small file tells whether it is worth looking at every process of the machine.
    if (threadsNow() <= before + most || membersOf(root).length <= most) return
    stop()
    onCrowd(`${String(most)} processes`)
  }, pauseMilliseconds)
  const stop = (): void => {
    clearInterval(timer)
  }
  timer.unref()
  return stop
}

/** Threads on this machine; 0 where it does not tell. */
export function threadsNow(): number {
  return Number(/\d+\/(\d+)/.exec(kernelText('/proc/loadavg'))?.[1] ?? 0)
}
