import { readlinkSync } from 'node:fs'
import { processTable } from '../../src/host/process/process-table.ts'

/**
 * Processes that run in a folder or below it, whatever process table of their own they see: the ids
 * that they know of themselves mean nothing outside.
 */
export function runningIn(folder: string): readonly number[] {
  return processTable()
    .filter(({ pid, zombie }) => !zombie && `${folderOf(pid)}/`.startsWith(`${folder}/`))
    .map(({ pid }) => pid)
}

function folderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${String(pid)}/cwd`)
  } catch {
    return '' // It has ended meanwhile.
  }
}
