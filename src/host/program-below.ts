import { readFileSync } from 'node:fs'
import { processTable } from './process-table.ts'

/**
 * The process so many generations below another one, by the first child of each; the other one itself
 * when there is none.
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

// Not every kernel has this list, and it saves looking at every process of the machine.
function listedChild(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    return text.trim() === '' ? null : Number(text.split(' ')[0])
  } catch {
    return null
  }
}
