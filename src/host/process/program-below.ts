import { kernelText } from '../machine/kernel-text.ts'
import { processTable } from './process-table.ts'

/**
 * The process this many generations below another one, following the first child of each; the other
 * one itself when there is none.
 */
export function programBelow(pid: number, generations: number): number {
  let at = pid
  for (let depth = 0; depth < generations; depth++) {
    const child = firstChildOf(at)
    if (child === null) return at
    at = child
  }
  return at
}

function firstChildOf(pid: number): number | null {
  return listedChild(pid) ?? processTable().find(({ parentPid }) => parentPid === pid)?.pid ?? null
}

// Saves looking at every process of the machine, but not every kernel has this list.
function listedChild(pid: number): number | null {
  const text = kernelText(`/proc/${String(pid)}/task/${String(pid)}/children`)
  return text.trim() === '' ? null : Number(text.split(' ')[0])
}
