import type { Actions } from '../../host/github/actions.ts'
import { GitHubError } from '../../host/github/index.ts'

/** What GitHub was asked for: a command of a comment wants several things. */
type Wanted = keyof typeof permissionAdvice

const permissionAdvice = {
  comment: 'give the job "pull-requests: write" (a pull request from a fork never has it)',
  check: 'give the job "checks: write" (a pull request from a fork never has it)',
  command: 'the job needs "actions: write", "checks: write" and "pull-requests: write"',
} as const

/** Why GitHub refused something, and what to do unless only another attempt helps. */
export function refusalLine(error: GitHubError, what: Wanted): string {
  const hint = writeHintOf(error, what)
  return hint === null ? error.message : `${error.message}; ${hint}`
}

/** What to do when GitHub refused something, in one line; `null` when only another attempt helps. */
export function writeHintOf(
  { trouble }: Pick<GitHubError, 'trouble'>,
  what: Wanted,
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
      return what === 'check'
        ? 'the commit is gone, or the token may not see it: give the job "checks: write"'
        : 'the pull request is gone, or the token may not see it: give the job "pull-requests: write"'
    case 'limited':
      return 'the rate limit of the token is used up: run again later, or let fewer jobs write'
    case 'too-long':
    case 'invalid':
    case 'unreliable':
      return null
  }
}

/** Whether the same request may succeed later. */
export function mayPassLater({ trouble }: Pick<GitHubError, 'trouble'>): boolean {
  return trouble === 'limited' || trouble === 'unreliable' || trouble === 'no-credentials'
}

/** Writes a comment, or warns why GitHub refuses and what to do; returns what was written, or why nothing was. */
export async function writeCarefully<T>(
  { warn }: Pick<Actions, 'warn'>,
  write: () => Promise<T>,
): Promise<T | GitHubError> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    warn(`${refusalLine(error, 'comment')}; the result is in the job summary`)
    return error
  }
}

/** Writes files of the runner, or returns `false` and warns of what refuses them, as a full disk does. */
export async function writeLocally(
  { warn }: Pick<Actions, 'warn'>,
  write: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    warn(`could not write outputs and summary of the step: ${reason}; make room there`)
    return false
  }
}
