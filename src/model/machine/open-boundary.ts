import type { Isolation } from './machine.ts'

/** The parts of the isolation boundary that a machine does not provide. */
export interface OpenBoundary {
  /** What the machine lacks, in words. */
  readonly missing: string
  /** What untrusted code can do as a result, in words. */
  readonly open: string
  /** How to close the gap, in words. */
  readonly hint: string
}

const onLinux = 'run the job on Linux as root, or as a user who may make namespaces'
const sysctl = 'sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0'

/** @returns `null` when the whole boundary holds */
export function openBoundary(isolation: Isolation): OpenBoundary | null {
  const { kind, trouble, readOnly, files } = isolation
  if (kind === 'namespace' && readOnly === true) return null
  const reason = trouble === null ? '' : `: ${trouble}`
  return {
    missing: `a mount namespace around foreign code${reason}`,
    open: files === 'landlock' ? seen : openOf(kind),
    hint: hintOf(trouble ?? ''),
  }
}

// Landlock keeps it from other files and from the variables of other processes.
const seen =
  'it can see which processes run on this machine, reach its network, and change the .git file of its own tree'

function openOf(kind: Isolation['kind']): string {
  const files =
    'it can change the files of the other side, the store, and the code of this and other actions'
  return kind === 'namespace'
    ? `${files}, and so the step after this job, which has its token`
    : `${files}, and the author of the build script can take this job's token`
}

function hintOf(trouble: string): string {
  if (trouble.startsWith('not Linux')) return onLinux
  if (/no unshare|nsenter/.test(trouble)) return 'install util-linux'
  if (/uid_map|not permitted|denied|userns|unshare failed/i.test(trouble)) {
    return `run "${sysctl}" in an earlier step to allow it to every user, or give this user sudo without a password`
  }
  return onLinux
}
