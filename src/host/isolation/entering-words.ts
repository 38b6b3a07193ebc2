import { enteringScript } from './entering-script.ts'
import { keyFilter } from './key-filter.ts'
import type { Limits } from './memory-limit.ts'
import { ownMounts } from './sandbox-script.ts'
import type { Sandbox } from './sandboxes.ts'

/** Numbers of prctl, setns, unshare, mount, capset, prlimit64, seccomp and close, by Node.js's architecture. */
const calls: Readonly<Record<string, readonly number[]>> = {
  x64: [157, 308, 272, 165, 126, 302, 317, 3],
  arm64: [167, 268, 97, 40, 91, 261, 277, 57],
}

/** What a method wants of a process that enters its sandboxes. */
export interface Entrance {
  /** Namespaces of the sandbox besides its network, by their names in `/proc/PID/ns`. */
  readonly namespaces: readonly string[]
  /** Who a program is in users of its own, as `USER:GROUP`; `null` without such users. */
  readonly user: string | null
  /** Capabilities that it keeps, by their numbers below 32. */
  readonly kept: readonly number[]
  /** Whether its /proc is read-only. */
  readonly sealed: boolean
}

/** What one program is started with. */
export interface EnteringFacts {
  readonly perl: string
  readonly architecture: string
  readonly limits: Limits
  /** Threads on this machine now. */
  readonly threads: number
}

/**
 * Variables that the start of such a program needs; it removes them itself.
 *
 * @param highest - the highest descriptor that is for the program; others are closed
 */
export function enteringVariables(highest: number): Readonly<Record<string, string>> {
  // Perl says on standard error which of the languages of the environment it does not know.
  return { PERL_BADLANG: '0', DEADHEAT_OPEN: String(highest) }
}

/**
 * The command line before a program that starts it in a sandbox, in a process table of its own, by one
 * program instead of a chain; `null` on an architecture whose system calls are not known.
 */
export function enteringWords(
  entrance: Entrance,
  { perl, architecture, limits, threads }: EnteringFacts,
): ((sandbox: Sandbox, cwd: string) => readonly string[]) | null {
  const numbers = calls[architecture]
  if (numbers === undefined) return null
  const { namespaces, user, kept, sealed } = entrance
  const rights = kept.reduce((mask, number) => mask | (1 << number), 0)
  const filter = keyFilter()
  return ({ pid, loopback }, cwd) => [
    perl,
    '-e',
    enteringScript,
    '--',
    numbers.join(','),
    String(pid),
    [...namespaces, ...(loopback ? ['net'] : [])].join(','),
    user ?? '',
    String(rights),
    sealed ? '1' : '0',
    String(limits.fileBytes),
    String(threads + limits.processes),
    filter,
    ownMounts,
    cwd,
  ]
}
