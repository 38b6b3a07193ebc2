import { callFilter } from './call-filter.ts'
import { texts } from '../model/texts.ts'
import type { Limits } from './isolator.ts'
import { ownMounts } from './sandbox-list.ts'
import type { Sandbox } from './sandboxes.ts'

/** What a method wants of a process that enters its sandboxes. */
export interface Entrance {
  /** Namespaces of the sandbox besides its network, by their names in `/proc/PID/ns`. */
  readonly namespaces: readonly string[]
  /** Who a program is in users of its own, as `USER:GROUP`; `null` without such users. */
  readonly user: string | null
  /** Capabilities that it keeps, by their numbers below 32. */
  readonly keptCapabilities: readonly number[]
}

/** What a program is started with. */
export interface EnteringFacts {
  readonly perl: string
  readonly architecture: string
  readonly limits: Limits
  /** Threads on this machine now. */
  readonly threads: number
}

/** How one program starts. */
export interface ProgramStart {
  /** Absolute path. */
  readonly cwd: string
  /** Whether it may count and sample events by `perf`. */
  readonly perf: boolean
  /** Absolute path of a file for the paths that it opens or looks at; `null` where nobody asks. */
  readonly looks: string | null
}

/** Variables that its start needs and removes; descriptors above `highest` are closed. */
export function enteringVariables(highest: number): Readonly<Record<string, string>> {
  // Perl warns on standard error about locales that it does not know.
  return {
    PERL_BADLANG: '0',
    DEADHEAT_OPEN: String(highest),
    DEADHEAT_PARENT: String(process.pid),
  }
}

/** The words before a program that start it in a sandbox of its own; `null` on an unknown architecture. */
export function enteringWords(
  entrance: Entrance,
  { perl, architecture, limits, threads }: EnteringFacts,
): ((sandbox: Sandbox, start: ProgramStart) => readonly string[]) | null {
  if (architecture !== 'x64' && architecture !== 'arm64') return null
  const { namespaces, user, keptCapabilities } = entrance
  const rights = keptCapabilities.reduce((mask, number) => mask | (1 << number), 0)
  const enter = texts['sandbox/enter.pl']
  const filters = { open: callFilter('open'), closed: callFilter('closed') }
  return ({ pid, loopback }, { cwd, perf, looks }) => [
    perl,
    '-e',
    looks === null ? enter : `${enter}${texts['measure/follow.pl']}`,
    '--',
    architecture,
    String(pid),
    [...namespaces, ...(loopback ? ['net'] : [])].join(','),
    user ?? '',
    String(rights),
    String(limits.fileBytes),
    String(threads + limits.processes),
    perf ? filters.open : filters.closed,
    ownMounts,
    cwd,
    looks ?? '',
  ]
}
