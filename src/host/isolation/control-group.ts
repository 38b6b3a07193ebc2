import { mkdirSync, readdirSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { kernelText } from '../machine/kernel-text.ts'
import { limitMemory, wasOverMemory } from './memory-limit.ts'
import { untilGone } from '../process/until-gone.ts'

/** A control group of the kernel for one child and everything it starts. */
export interface ControlGroup {
  readonly name: string
  /** The command line that starts a program inside. */
  readonly entering: (argv: readonly string[]) => readonly string[]
  /** Ends everything inside, with SIGKILL. */
  readonly kill: () => void
  /** Its memory limit; `null` where memory cannot be limited. */
  readonly limitBytes: number | null
  /** Whether the kernel has ended it for exceeding that. */
  readonly isOverLimit: () => boolean
  /**
   * Ends everything inside, waits until it is gone, and removes the group.
   *
   * @throws Error when something is still alive after five seconds
   */
  readonly end: () => Promise<void>
}

const namePrefix = 'deadheat-'

// Done by the shell itself, before it becomes the program: if it were moved from outside, it could
// have started other processes before. 0 stands for the process that writes it.
const script = 'echo 0 >"$0/cgroup.procs" || exit 97; exec "$@"'

/**
 * The folder of the control group that this program is in, of cgroup v2; `null` where there is none.
 *
 * @param root - where `proc` is mounted
 */
export function ownControlGroup(root = '/proc'): string | null {
  const own = /^0::(\/.*)$/m.exec(kernelText(`${root}/self/cgroup`))?.[1]
  if (own === undefined) return null
  for (const line of kernelText(`${root}/self/mountinfo`).split('\n')) {
    // Five fields, some more, a dash, and the kind of file system.
    const [before = '', after = ''] = line.split(' - ')
    const [, , , top, mounted] = before.split(' ')
    if (!after.startsWith('cgroup2 ') || top === undefined || mounted === undefined) continue
    const below = relative(top, own)
    if (!below.startsWith('..')) return join(mounted, below)
  }
  return null
}

/**
 * Makes a control group below another one, limited in memory where the system lets it be.
 *
 * @param name - a name that is unique on this machine; begins with `Processes.mark`
 * @throws Error when it must not be made, or cannot be ended as a whole (before Linux 5.14)
 */
export function openControlGroup(
  parent: string,
  name: string,
  { shell, memoryBytes }: { readonly shell: string; readonly memoryBytes: number },
): ControlGroup {
  const folder = join(parent, `${namePrefix}${name}`)
  mkdirSync(folder)
  try {
    if (!isThere(join(folder, 'cgroup.kill'))) {
      throw new Error(`expected a control group that can be ended in ${parent}, got none`)
    }
    return groupIn(folder, shell, limitMemory(folder, memoryBytes) ? memoryBytes : null)
  } catch (error) {
    rmdirSync(folder)
    throw error
  }
}

/**
 * Ends the control groups that a killed deadheat has left behind, below another group.
 *
 * @param mark - `Processes.mark` of that program
 * @throws Error when something is still alive after five seconds
 */
export async function endControlGroups(parent: string, mark: string): Promise<void> {
  const left = readdirSync(parent).filter((name) => name.startsWith(`${namePrefix}${mark}-`))
  for (const name of left) await end(join(parent, name))
}

function groupIn(folder: string, shell: string, memoryBytes: number | null): ControlGroup {
  return {
    name: basename(folder),
    entering: (argv) => [shell, '-c', script, folder, ...argv],
    kill: () => {
      kill(folder)
    },
    limitBytes: memoryBytes,
    isOverLimit: () => memoryBytes !== null && wasOverMemory(folder),
    end: () => end(folder),
  }
}

async function end(folder: string): Promise<void> {
  await untilGone('a control group', () => {
    kill(folder)
    if (isRemoved(folder)) return null
    const members = kernelText(join(folder, 'cgroup.procs')).match(/\d+/g) ?? []
    return members.map(Number)
  })
}

function kill(folder: string): void {
  try {
    writeFileSync(join(folder, 'cgroup.kill'), '1', { flag: 'r+' })
  } catch {
    // Removed already. A living process would keep the folder from being removed.
  }
}

/** The kernel removes a group only when it and the groups below it are empty. */
function isRemoved(folder: string): boolean {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && !isRemoved(join(folder, entry.name))) return false
    }
    rmdirSync(folder)
    return true
  } catch {
    return !isThere(folder)
  }
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}
