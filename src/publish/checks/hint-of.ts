import type { Actions } from '../../host/github/actions.ts'
import { GitHubError } from '../../host/github/index.ts'

/** What could not be written. */
export type WriteTarget = 'comment' | 'check'

const permissionAdvice: Readonly<Record<WriteTarget, string>> = {
  comment: 'give the job "pull-requests: write" (a pull request from a fork never has it)',
  check: 'give the job "checks: write" (a pull request from a fork never has it)',
}

/**
 * What to do when GitHub refused something, in one line; `null` when only another attempt helps.
 */
export function writeHintOf(
  { trouble }: Pick<GitHubError, 'trouble'>,
  what: WriteTarget,
): string | null {
  switch (trouble) {
    case 'not-permitted':
      return permissionAdvice[what]
    case 'no-credentials':
      return 'GitHub does not know the token in "github-token", or it has expired: remove the input, or renew the token'
    case 'locked':
      return 'the conversation is locked: unlock it, or set "comment: never"'
    case 'archived':
      return 'the repository is archived, so it is read-only'
    case 'not-found':
      return what === 'comment'
        ? 'the pull request is gone, or the token may not see it: give the job "pull-requests: write"'
        : 'the commit is gone, or the token may not see it: give the job "checks: write"'
    case 'limited':
      return 'the rate limit of the token is used up: run again later, or let fewer jobs write'
    case 'too-long':
    case 'invalid':
    case 'unreliable':
      return null
  }
}

/**
 * Writes what a run can do without. Where GitHub refuses, a warning says so, and what to do.
 *
 * @returns what was written, `null` where nothing was
 */
export async function writeCarefully<T>(
  what: WriteTarget,
  { warn }: Pick<Actions, 'warn'>,
  write: () => Promise<T>,
): Promise<T | null> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const hint = writeHintOf(error, what)
    const cure = hint === null ? '' : `; ${hint}`
    warn(`${error.message}${cure}; the result is in the job summary`)
    return null
  }
}
