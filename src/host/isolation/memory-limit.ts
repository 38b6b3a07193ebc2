import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { totalmem } from 'node:os'
import { kernelText } from '../machine/kernel-text.ts'

/**
 * Limits the memory of a control group, if its controller is available.
 *
 * @param folder - of the group, which nothing has entered yet
 * @returns whether it is limited now
 */
export function limitMemory(folder: string, memoryBytes: number): boolean {
  const limit = join(folder, 'memory.max')
  if (!existsSync(limit)) return false
  // Everything in it ends together, so that no part waits forever for one that is gone.
  writeFileSync(join(folder, 'memory.oom.group'), '1')
  writeFileSync(limit, String(memoryBytes))
  return true
}

/** Whether the kernel has ended something in a control group for exceeding its memory limit. */
export function wasOverMemory(folder: string): boolean {
  const events = kernelText(join(folder, 'memory.events'))
  return Number(/^oom_kill (\d+)$/m.exec(events)?.[1] ?? 0) > 0
}

/** Limits for foreign code, generous so that only runaway code reaches them. */
export interface Limits {
  /**
   * Processes and threads of one child together, in addition to those that ran when the program
   * started.
   */
  readonly processes: number
  /** Size of one file that it writes, in multiples of 512. */
  readonly fileBytes: number
  /** Memory of one child and everything it starts, if it has a control group of its own. */
  readonly memoryBytes: number
}

/** The limits outside of tests. */
export const defaultLimits: Limits = {
  processes: 4096,
  fileBytes: 32 * 1024 ** 3,
  memoryBytes: Math.floor(0.9 * totalmem()),
}
