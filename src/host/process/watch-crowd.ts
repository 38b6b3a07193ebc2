import { membersOf, type TreeRoot } from './end-tree.ts'
import type { Apart } from '../../sandbox/isolator.ts'
import { kernelText } from '../machine/kernel-text.ts'

const pauseMilliseconds = 500

/**
 * Checks now and then whether a child has started more processes and threads than allowed; the kernel's
 * own limit does not apply to root.
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
    // One small file says whether it is worth looking at every process of the machine.
    if (threadsNow() <= before + most) return
    const threads = membersOf(root).reduce((sum, row) => sum + row.threads, 0)
    if (threads <= most) return
    stop()
    onCrowd(`${String(most)} processes`)
  }, pauseMilliseconds)
  const stop = (): void => {
    clearInterval(timer)
  }
  timer.unref()
  return stop
}

/** Number of threads on this machine; 0 where not reported by the system. */
export function threadsNow(): number {
  return Number(/\d+\/(\d+)/.exec(kernelText('/proc/loadavg'))?.[1] ?? 0)
}
