import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmdirSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { kernelText } from '../machine/kernel-text.ts'

/** A control group in which nothing runs while it is frozen, whoever sends what signal; cgroups(7). */
export interface Freezer {
  readonly freeze: () => void
  readonly thaw: () => void
  /** @returns whether the process is in the group now, or has ended; what it starts later begins there */
  readonly admit: (pid: number) => boolean
  readonly pids: () => readonly number[]
}

let count = 0

/**
 * A group for one side, below that of this program; it is removed when the side is gone. Version 1 is not
 * used: what it has frozen cannot be ended.
 *
 * @returns `null` where there is no version 2, or this program may make no groups
 */
export function createFreezer(gone: Promise<unknown>): Freezer | null {
  const path = /^0::(\/.*)$/m.exec(kernelText('/proc/self/cgroup'))?.[1]
  const mounts = kernelText('/proc/self/mountinfo')
  const place = /^\S+ \S+ \S+ \S+ (\S+) .* - cgroup2 /m.exec(mounts)?.[1]
  if (path === undefined || place === undefined) return null
  const parent = join(place, path)
  const folder = join(parent, `deadheat-${String(process.pid)}-${String(count)}`)
  try {
    const others = count++ === 0 ? readdirSync(parent) : []
    // Of programs that were killed.
    for (const name of others.filter((each) => /^deadheat-\d+-/.test(each)))
      if (!existsSync(`/proc/${name.split('-')[1] ?? ''}`)) removeGroup(join(parent, name))
    mkdirSync(folder)
    const file = openSync(join(folder, 'cgroup.freeze'), 'r+')
    let isOpen = true
    // The number of a closed file may be that of another one by then.
    const write = (state: string): void => void (isOpen && writeSync(file, state, 0))
    const close = (): void => {
      isOpen = false
      closeSync(file)
      removeGroup(folder)
    }
    gone.then(close, close)
    return {
      freeze: () => write('1'),
      thaw: () => write('0'),
      admit: (pid) => isAdmitted(folder, pid),
      pids: () => kernelText(join(folder, 'cgroup.procs')).split('\n').filter(Boolean).map(Number),
    }
  } catch {
    return null // It belongs to somebody else, or the kernel is older than 5.2.
  }
}

function isAdmitted(folder: string, pid: number): boolean {
  try {
    writeFileSync(join(folder, 'cgroup.procs'), String(pid))
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

function removeGroup(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Something in it is still ending: the next program removes it.
  }
}
