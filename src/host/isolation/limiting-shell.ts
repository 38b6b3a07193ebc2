import type { Limits } from './memory-limit.ts'

/** What starts programs of others: a shell that limits them and leaves no variable of its own. */
export interface LimitingShell {
  /** The words that become a program. */
  readonly becoming: readonly string[]
  /** The words that start a program in a folder, as the first process of a process table. */
  readonly waiting: (folder: string) => readonly string[]
}

// Shells add variables, dash only this one; the others write some of them anew for every program that
// they start.
const withoutOwnVariables = [
  'unset PWD OLDPWD SHLVL',
  '[ -z "$BASH_VERSION$KSH_VERSION$ZSH_VERSION" ] || set -- "$0" -u PWD -u OLDPWD -u SHLVL -u _ "$@"',
]

// The first process of a table is deaf to signals that it sends to itself, and inherits all orphans.
// So the shell keeps that place. What it says of signals is nobody's output. The kernel shall take this
// process before any other of the machine when memory runs out.
const asFirstProcess = [
  'echo 1000 2>/dev/null >/proc/self/oom_score_adj',
  'exec 4>&2 2>/dev/null',
  '"$@" 2>&4 4>&-',
  'exit $?',
]

/**
 * @param shell - absolute path of `sh`
 * @param env - absolute path of `env`, because the PATH is the program's own
 * @param threads - on this machine now, of which most users' own are few
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
    // Shells do not agree on the letter. Whoever may not raise a lower limit keeps it.
    `ulimit -u ${most} || ulimit -p ${most}`,
  ].map((line) => `{ ${line}; } 2>/dev/null`)
  const words = (lines: readonly string[]): readonly string[] => [
    shell,
    '-c',
    lines.join('; '),
    env,
  ]
  const before = [...limits, ...withoutOwnVariables]
  // Who enters a sandbox stands at its top.
  const inFolder = ['cd -- "$1" || exit 97', 'shift']
  return {
    becoming: words([...before, 'exec "$@"']),
    waiting: (folder) => [...words([...inFolder, ...before, ...asFirstProcess]), folder],
  }
}
