import { mkdirSync, readdirSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { kernelText } from '../machine/kernel-text.ts'
import { limitMemory, wasOverMemory } from './memory-limit.ts'
import { untilGone } from '../process/until-gone.ts'

/** A control group of the kernel's for one child and all that it starts. */
export interface ControlGroup {
  readonly name: string
  /** The words that start a program inside. */
  readonly entering: (argv: readonly string[]) => readonly string[]
  /** Ends all that is inside, with SIGKILL. */
  readonly kill: () => void
  /** How much memory it may have; `null` where that cannot be limited. */
  readonly limitBytes: number | null
  /** Whether the kernel has ended it for more. */
  readonly isOverLimit: () => boolean
  /**
   * Ends all that is inside, waits for that, and takes the group away.
   *
   * @throws Error when something is still alive after five seconds
   */
  readonly end: () => Promise<void>
}

const namePrefix = 'deadheat-'

// By the shell itself, before it becomes the program: moved from outside, a child may have started others
// before. 0 is whoever writes it.
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
 * @param name - that no other group of this machine has; begins with `Processes.mark`
 * @throws Error when it may not be made, or is no group that can be ended as a whole (before Linux 5.14)
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
 * Ends the control groups that a killed deadheat has left below another group.
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
    // Taken away already; whoever is alive keeps the folder from being removed.
  }
}

/** The kernel lets go of a group only when nothing is in it, nor in groups that were made below. */
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
