import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmdirSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { kernelText } from '../machine/kernel-text.ts'

/** A control group in which nothing runs while it is frozen, whoever sends what signal; cgroups(7). */
export interface Freezer {
  /** Returns when all of it stands, or nearly: what is in a call of the kernel runs to the end of that. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** CPU nanoseconds used so far, calls of the kernel included, as `StandingTime.add` takes them. */
  readonly ran: () => ReadonlyMap<string, number>
  /** Whether the process is in the group now, or has ended; what it starts later begins there. */
  readonly admit: (pid: number) => boolean
  readonly pids: () => readonly number[]
}

let count = 0

// Writing some megabytes takes one of them; who takes longer is seen to run.
const patienceMilliseconds = 20

// A look takes microseconds, as most threads do until they stand.
const mostLooks = 20

const buffer = Buffer.alloc(4096)
const nobody = new Int32Array(new SharedArrayBuffer(4))

/** A group for one side, until that is gone; `null` without version 2 or the right: version 1 keeps what it froze. */
export function createFreezer(gone: Promise<unknown>): Freezer | null {
  const path = /^0::(\/.*)$/m.exec(kernelText('/proc/self/cgroup'))?.[1]
  const mounts = kernelText('/proc/self/mountinfo')
  const place = /^\S+ \S+ \S+ \S+ (\S+) .* - cgroup2 /m.exec(mounts)?.[1]
  if (path === undefined || place === undefined) return null
  const parent = join(place, path)
  const folder = join(parent, `deadheat-${String(process.pid)}-${String(count)}`)
  try {
    const siblings = count++ === 0 ? readdirSync(parent) : []
    // Of programs that were killed.
    for (const name of siblings.filter((each) => /^deadheat-\d+-/.test(each)))
      if (!existsSync(`/proc/${name.split('-')[1] ?? ''}`)) removeGroup(join(parent, name))
    mkdirSync(folder)
    const state = openSync(join(folder, 'cgroup.freeze'), 'r+')
    const events = openSync(join(folder, 'cgroup.events'), 'r')
    const times = openSync(join(folder, 'cpu.stat'), 'r')
    let isOpen = true
    // The number of a closed file may be that of another one by then.
    const write = (text: string): void => void (isOpen && writeSync(state, text, 0))
    const read = (file: number): string =>
      isOpen ? buffer.toString('latin1', 0, readSync(file, buffer, 0, buffer.length, 0)) : ''
    const close = (): void => {
      isOpen = false
      for (const file of [state, events, times]) closeSync(file)
      removeGroup(folder)
    }
    gone.then(close, close)
    return {
      freeze: () => {
        write('1')
        const until = performance.now() + patienceMilliseconds
        for (let look = 1; performance.now() < until && read(events).includes('frozen 0'); look++)
          if (look > mostLooks) Atomics.wait(nobody, 0, 0, 0.05)
      },
      thaw: () => write('0'),
      ran: () =>
        new Map([['group', Number(/^usage_usec (\d+)/.exec(read(times))?.[1] ?? 0) * 1000]]),
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
