import { growTree, programsIn, type StartedProgram } from './consumption.ts'
import { newestPid, processRow, processTable } from './process-table.ts'
import type { Turns } from './processes.ts'
import { StandingTime } from './standing-time.ts'
import type { Freezer } from './freezer.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './child.ts'

// What still starts processes after so many looks cannot be overtaken; its limit of them ends it.
const mostLooks = 50
// Looking at a process takes 20 µs, at all processes of a machine milliseconds.
const mostNew = 50

// Asking takes longer than some turns; what is held for long is seen all the same.
const millisecondsBetweenLooks = 100

// A quarter of what Linux grants a user: the few that a side needs may be what was lacking, too.
const manyPipes = 256

// The kernel closes what waits in the sockets of a process only after its end.
const [mostWaits, waitMilliseconds] = [50, 20]

/** What turns are kept by. */
export interface TurnsMeans {
  readonly freezer: Freezer | null
  /** What `watchShortage` yielded before the program was started. */
  readonly shortage: (pipes: number) => Promise<string | null>
}

/**
 * The turns of a program and of all that it has started, in whatever group or session. A freezer stops all of it, once
 * calls of the kernel are over; without one a signal does, which others can undo: so what they have run is read when
 * their turn ends, and when the next one begins, of those that are new since the last look.
 */
export function turnsOf(
  program: StartedProgram & Pick<Child, 'outcome'>,
  { freezer, shortage }: TurnsMeans,
): Turns {
  let means = freezer
  const admitted = new Set<number>()
  let tree = new Set<number>()
  let newest = NaN
  let isSuspended = false
  let lookedAt = -Infinity
  let begunAt = performance.now()
  let turnMilliseconds = 0
  let ranBefore: ReadonlyMap<string, number> = new Map()
  const standing = new StandingTime()
  const close = (): void => standing.close()
  program.outcome.then(close, close)
  /** @returns whether any of its processes are new */
  const lookAgain = (): boolean => {
    const now = newestPid()
    if (now === newest) return false
    const size = tree.size
    const isNear = now > newest && now - newest <= mostNew
    // Numbers start again from below when all are used: then nothing that is known holds.
    if (!isNear) tree = new Set()
    growTree(tree, program, isNear ? rowsBetween(newest + 1, now) : processTable())
    newest = now
    return !isNear || tree.size !== size
  }
  /** A group that is frozen takes in what runs as well, so nothing can be started behind its back. */
  const enter = ({ freeze, thaw, admit }: Freezer): boolean => {
    freeze()
    for (let look = 0; look < mostLooks; look++) {
      lookAgain()
      const outside = [...tree].filter((pid) => !admitted.has(pid))
      if (outside.length === 0) return true
      if (!outside.every(admit)) break
      for (const pid of outside) admitted.add(pid)
    }
    thaw()
    return false
  }
  const suspend = (): void => {
    if (isSuspended) return
    turnMilliseconds += performance.now() - begunAt
    isSuspended = true
    if (means !== null && admitted.size > 0) means.freeze()
    else if (means !== null && !enter(means)) means = null
    if (means !== null) return void (ranBefore = means.ran())
    lookAgain()
    signalEach(tree, 'SIGSTOP')
    // What it has started meanwhile has been started by a process that stands now.
    for (let look = 0; look < mostLooks && lookAgain(); look++) signalEach(tree, 'SIGSTOP')
    standing.begin(tree, newest)
  }
  const resume = (): void => {
    if (!isSuspended) return
    isSuspended = false
    if (means !== null) {
      standing.add(ranBefore, means.ran())
      means.thaw()
    } else {
      lookAgain()
      standing.end(tree, newest)
      signalEach(tree, 'SIGCONT')
    }
    begunAt = performance.now()
  }
  const members = (): readonly number[] =>
    programsIn(means === null ? tree : new Set(means.pids()), program)
  const trouble = async (): Promise<string | null> => {
    const now = performance.now()
    if (now - lookedAt < millisecondsBetweenLooks) return null
    lookedAt = now
    return shortage(1)
  }
  const hasHelped = async (): Promise<boolean> => {
    for (let wait = 0; wait < mostWaits; wait++) {
      if ((await shortage(manyPipes)) === null) return true
      await sleep(waitMilliseconds)
    }
    return false
  }
  const awakeShare = (): number => standing.nanoseconds() / Math.max(1, turnMilliseconds * 1e6)
  return { suspend, resume, trouble, hasHelped, members, awakeShare }
}

function rowsBetween(first: number, last: number): ReturnType<typeof processTable> {
  return Array.from({ length: last - first + 1 }, (_, at) => processRow(first + at)).filter(
    (row) => row !== null,
  )
}

function signalEach(pids: ReadonlySet<number>, name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended; whoever waits for it learns why.
    }
  }
}
