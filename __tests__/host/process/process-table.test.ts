import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newestPid, processRow, processTable } from '../../../src/host/process/process-table.ts'
import { folderWith, temporaryFolder } from '../../fakes/git-repository.ts'

function procWith(name: string): string {
  const rest = 'S 3 7 5 0 -1 4194560 1 2 3 4 5 6 7 8 20 0 1 0 4242 9 9 9'
  return folderWith({ '7/stat': `7 (${name}) ${rest}\n` })
}

it.each(['node', 'a b', ') S 1 1 (', 'é', '\u{1F600}'])('reads a process called %j', (name) => {
  const ids = { pid: 7, parentPid: 3, group: 7, session: 5 }
  const row = { ...ids, startTicks: 4242, threads: 1, zombie: false }
  expect(processTable(procWith(name))).toEqual([row])
})

it('takes no thread for a process, and knows nothing of one that is gone', () => {
  const threads = readdirSync('/proc/self/task').map(Number)
  expect(threads.length).toBeGreaterThan(1)
  expect(threads.filter((thread) => processRow(thread) !== null)).toEqual([process.pid])
  expect(processRow(8, procWith('node'))).toBeNull()
  expect(processTable(join(temporaryFolder(), 'none'))).toEqual([])
})

it('newestPid is known only where the kernel tells it', () => {
  expect(newestPid(temporaryFolder())).toBeNaN()
  expect(newestPid(folderWith({ loadavg: '0.10 0.20 0.30 2/345 7\n' }))).toBe(7)
})
