import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { totalmem } from 'node:os'
import { kernelText } from '../machine/kernel-text.ts'

/**
 * Limits the memory of a control group, where its controller is there.
 *
 * @param folder - of the group, which nothing has entered yet
 * @returns whether it is limited now
 */
export function limitMemory(folder: string, memoryBytes: number): boolean {
  const limit = join(folder, 'memory.max')
  if (!existsSync(limit)) return false
  // All of it is ended at once, so that no part waits for ever for one that is gone.
  writeFileSync(join(folder, 'memory.oom.group'), '1')
  writeFileSync(limit, String(memoryBytes))
  return true
}

/** Whether the kernel has ended something of a control group because it took more than its memory. */
export function wasOverMemory(folder: string): boolean {
  const events = kernelText(join(folder, 'memory.events'))
  return Number(/^oom_kill (\d+)$/m.exec(events)?.[1] ?? 0) > 0
}

/** What code that is not ours may use at most; generous, so that only what runs away meets it. */
export interface Limits {
  /** Processes and threads of one child together, above those that ran when the program started. */
  readonly processes: number
  /** Size of one file that it writes, in multiples of 512. */
  readonly fileBytes: number
  /** Memory of one child with all that it starts, where it has a control group of its own. */
  readonly memoryBytes: number
}

/** What holds unless a test says otherwise. */
export const defaultLimits: Limits = {
  processes: 4096,
  fileBytes: 32 * 1024 ** 3,
  memoryBytes: Math.floor(0.9 * totalmem()),
}
