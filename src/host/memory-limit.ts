import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kernelText } from './kernel-text.ts'

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
