import type { Isolation } from './machine.ts'

/** A machine that keeps nothing apart. */
export interface OpenBoundary {
  /** What the machine lacks, in words. */
  readonly missing: string
  /** What untrusted code can do as a result, in words. */
  readonly open: string
  /** How to close the gap, in words. */
  readonly hint: string
}

/** @returns `null` where foreign code runs in a sandbox */
export function openBoundary(isolation: Isolation): OpenBoundary | null {
  const { kind, trouble, readOnly, remedy } = isolation
  if (kind === 'namespace' && readOnly === true) return null
  const reason = trouble === null ? '' : `: ${trouble}`
  return {
    missing: `a sandbox around foreign code${reason}`,
    open: "it can change the files of the other side, the store, and the code of this and other actions, and the author of the build script can take this job's token",
    hint: remedy ?? 'run the job on Linux as root, or as a user who may make namespaces',
  }
}
