import type { Limits } from './memory-limit.ts'

/** A shell that starts foreign programs, limits them, and leaves no variable of its own. */
export interface LimitingShell {
  /** The command line that becomes a program. */
  readonly becoming: readonly string[]
  /**
   * The command line that starts a program in a folder, as the first process of a process table.
   */
  readonly waiting: (folder: string) => readonly string[]
}

// Shells add variables. dash adds only this one; other shells set some of them again for every
// program that they start.
const withoutOwnVariables = [
  'unset PWD OLDPWD SHLVL',
  '[ -z "$BASH_VERSION$KSH_VERSION$ZSH_VERSION" ] || set -- "$0" -u PWD -u OLDPWD -u SHLVL -u _ "$@"',
]

// The first process of a process table ignores signals that it sends to itself, and inherits all
// orphans, so the shell takes that role. Its messages about signals are not part of any output.
// When memory runs out, the kernel ends this process before any other on the machine.
const asFirstProcess = [
  'echo 1000 2>/dev/null >/proc/self/oom_score_adj',
  'exec 4>&2 2>/dev/null',
  '"$@" 2>&4 4>&-',
  'exit $?',
]

/**
 * @param shell - absolute path of `sh`
 * @param env - absolute path of `env`, because the PATH is the program's own
 * @param threads - threads on this machine now, few of which belong to this user on most machines
 */
export function limitingShell(
  shell: string,
  {
    env,
    limits: { processes, fileBytes },
    threads,
  }: { readonly env: string; readonly limits: Limits; readonly threads: number },
): LimitingShell {
  const most = String(threads + processes)
  const limits = [
    `ulimit -f ${String(Math.floor(fileBytes / 512))}`,
    // Shells do not agree on the letter. A user who may not raise a lower limit keeps it.
    `ulimit -u ${most} || ulimit -p ${most}`,
  ].map((line) => `{ ${line}; } 2>/dev/null`)
  const words = (lines: readonly string[]): readonly string[] => [
    shell,
    '-c',
    lines.join('; '),
    env,
  ]
  const before = [...limits, ...withoutOwnVariables]
  // A process that enters a sandbox starts at its top.
  const inFolder = ['cd -- "$1" || exit 97', 'shift']
  return {
    becoming: words([...before, 'exec "$@"']),
    waiting: (folder) => [...words([...inFolder, ...before, ...asFirstProcess]), folder],
  }
}
